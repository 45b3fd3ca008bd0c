import type { Problem, ProblemKind } from '../../../domain/shared/problem.ts';

const texts: Record<ProblemKind, string> = {
  invalid: 'Something in the form was not accepted. Check it and try again.',
  unauthorised: 'You are signed out. Sign in and try again.',
  forbidden: 'You are not allowed to do this here.',
  missing: 'This could not be found.',
  conflict: 'This was already done, or has changed in the meantime. Load the page again.',
  tooLarge: 'The file is too large.',
  limited: 'Too many attempts. Wait a little and try again.',
  unavailable: 'Steward cannot answer just now. Try again in a moment.',
  network: 'There is no connection. Check it and try again.',
  aborted: 'This was stopped. Try again.',
  unknown: 'Something went wrong. Try again.',
};

/** The text for a failed request: the server's first message, otherwise the default for its kind. */
export function problemText(problem: Problem): string {
  if (problem.kind === 'limited' && problem.retryAfter !== null) {
    return `Too many attempts. Try again in ${inWords(problem.retryAfter)}.`;
  }
  return problem.general[0] ?? problem.detail ?? texts[problem.kind];
}

/** The same where no field could show its own message. */
export const refusalText = (problem: Problem): string => Object.values(problem.fields)[0]?.[0] ?? problemText(problem);

function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
