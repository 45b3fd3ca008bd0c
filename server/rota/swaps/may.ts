/** Who may do what with a swap. */
import type { Swap } from './store.ts';

export const mayAccept = ({ status, giver, taker }: Swap, self: string | null): boolean =>
  status === 'offered' && self !== null && giver !== self && (taker === null || taker === self);
export const mayDecline = ({ status, taker }: Swap, self: string | null, mayPlan: boolean): boolean =>
  (status === 'offered' && taker !== null && taker === self) || (status === 'accepted' && mayPlan);
export const mayWithdraw = ({ status, giver, taker }: Swap, self: string | null): boolean =>
  (status === 'offered' || status === 'accepted') && self !== null && self === (giver ?? taker);
