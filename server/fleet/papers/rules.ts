/** Statutory papers in the words of the register. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { paperTypeLabels, paperTypes } from '../../../openapi/generated/lists/fleet.papers.ts';

type Schemas = components['schemas'];
type PaperType = Schemas['PaperType'];

/** A type of the register is known by its name; *other* is one that the business made up. */
export const typeOf = (typeName: string): PaperType | 'other' =>
  paperTypes.find((type) => paperTypeLabels[type].toLowerCase() === typeName.toLowerCase()) ?? 'other';
