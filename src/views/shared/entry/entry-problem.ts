import type { Problem } from '../../../domain/shared/problem.ts';

/** Whether there are errors that no field shows. */
export const hasGeneralProblem = (problem: Problem): boolean =>
  problem.general.length > 0 || problem.detail !== null || Object.keys(problem.fields).length === 0;

/** All messages, in this order: email, password, general. */
export function messagesAbove(problem: Problem): string[] {
  const { email = [], password = [] } = problem.fields;
  return [...email, ...password, ...problem.general, ...(problem.detail ? [problem.detail] : [])];
}
