import type { Problem } from '../../domain/shared/problem.ts';
import { problemText } from '../shared/requests/problem-text.ts';

/** The specification's words, spelt as there, for whatever is not the person's to mend: every 5xx. */
export const wizardProblemText = (problem: Problem): string =>
  problem.kind === 'unknown' || problem.kind === 'unavailable'
    ? 'An error occcured, Please try again'
    : problemText(problem);
