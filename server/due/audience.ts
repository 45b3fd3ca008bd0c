/** Who may know of what is due: whoever may see where it comes from. */
import type { Permission } from '../platform/contract.ts';
import { isFor } from '../platform/security/audience.ts';
import type { DueKind } from './listing/store.ts';

/** Beside the right to see the module of its thing or person, one of these; null where that is enough. */
const audiences: Record<DueKind, readonly Permission[] | null> = {
  service: null,
  plan: null,
  paper: null,
  document: null,
  missing_paper: null,
  // A paper of the vehicle as long as its driver has it, and a document of a person.
  licence: ['access_vehicles', 'edit_people'],
  employee_document: ['edit_people'],
  confirmation: null,
  review: null,
  // A missing certificate says why somebody is away.
  timeoff_document: ['manage_time_off'],
};

export const mayKnowOf = (kind: DueKind, reader: Parameters<typeof isFor>[1]): boolean =>
  audiences[kind]?.some((permission) => isFor(permission, reader)) ?? true;
