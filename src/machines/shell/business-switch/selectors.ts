import type { Problem } from '../../../domain/shared/problem.ts';
import type { BusinessSwitchSnapshot, Move, Place } from './machine.ts';

export const selectWanted = (snapshot: BusinessSwitchSnapshot): Place | null => snapshot.context.wanted;
export const selectCause = (snapshot: BusinessSwitchSnapshot) => snapshot.context.cause;
export const selectMove = (snapshot: BusinessSwitchSnapshot): Move | null => snapshot.context.move;
export const selectProblem = (snapshot: BusinessSwitchSnapshot): Problem | null => snapshot.context.problem;
/** The name of the business that is being entered. */
export const selectEntering = (snapshot: BusinessSwitchSnapshot): string | null =>
  snapshot.matches('entering') ? (snapshot.context.wanted?.name ?? null) : null;
