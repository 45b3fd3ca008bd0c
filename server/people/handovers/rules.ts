/** How a handover may proceed. Pure. */

export type HandoverState = 'open' | 'accepted' | 'declined' | 'cancelled';
const handoverMoves: Record<HandoverState, readonly HandoverState[]> = {
  open: ['accepted', 'declined', 'cancelled'],
  accepted: [],
  declined: [],
  cancelled: [],
};
export const canMoveHandover = (from: HandoverState, to: HandoverState): boolean => handoverMoves[from].includes(to);
