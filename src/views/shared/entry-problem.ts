import type { Problem } from '../../domain/shared/problem.ts';

/** Whether there is more to say than what stands under the fields. */
export const hasGeneralProblem = (problem: Problem): boolean =>
  problem.general.length > 0 || problem.detail !== null || Object.keys(problem.fields).length === 0;

/** The messages on e-mail and password, and the general ones: all of them, in this order. */
export function messagesAbove(problem: Problem): string[] {
  const { email = [], password = [] } = problem.fields;
  return [...email, ...password, ...problem.general, ...(problem.detail ? [problem.detail] : [])];
}
