/** What may become of the answer of an employee who was asked for a document. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type State = components['schemas']['DocumentAnswerState'];

/** From each state to those that may follow it. */
const moves: Record<State, readonly State[]> = {
  asked: ['sent'],
  // Until it is accepted, it may be replaced.
  sent: ['sent', 'returned', 'accepted'],
  returned: ['sent'],
  accepted: [],
};

export const canMove = (from: State, to: State): boolean => moves[from].includes(to);
