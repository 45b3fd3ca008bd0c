/** What the status of an asset says about who can have it. The database says the same in `is_gone`. */
import type { components } from '../../openapi/generated/contract.ts';

export type AssetStatus = components['schemas']['AssetStatus'];

const gone: readonly AssetStatus[] = ['disposed', 'sold', 'discarded', 'missing'];

/** The business has it no more, or cannot find it: nobody has it either. */
export const isGone = (status: AssetStatus): boolean => gone.includes(status);

/** Somebody can have it, yet it cannot be used for now. */
export const isOutOfUse = (status: AssetStatus): boolean =>
  !isGone(status) && status !== 'active' && status !== 'unassigned';
