/** What the status of an asset says about who can have it. The database says the same in `is_gone`. */
import type { components } from '../../openapi/generated/contract.ts';

export type AssetStatus = components['schemas']['AssetStatus'];

const gone: readonly AssetStatus[] = ['disposed', 'sold', 'discarded', 'missing'];

/** The business has it no more, or cannot find it: nobody has it either. */
export const isGone = (status: AssetStatus): boolean => gone.includes(status);

/** Somebody can have it, yet it cannot be used for now. */
export const isOutOfUse = (status: AssetStatus): boolean =>
  !isGone(status) && status !== 'active' && status !== 'unassigned';

/** The colour of a status on every screen of Assets and Fleet, in badges, lists and charts. */
export const assetStatusTones = {
  active: 'good',
  unassigned: 'neutral',
  out_for_repair: 'warning',
  inactive: 'neutral',
  disposed: 'plum',
  condemned: 'bad',
  discarded: 'plum',
  missing: 'bad',
  sold: 'info',
} as const satisfies Record<AssetStatus, string>;

/** Paler than the other one of their tone, so that two of them are told apart where there are no words, as in a chart. */
const soft: readonly AssetStatus[] = ['unassigned', 'missing', 'discarded'];
export const isSoft = (status: AssetStatus): boolean => soft.includes(status);
