import type { Problem } from '../shared/problem.ts';
import { refusedStep, type Step } from './business.ts';

/** Whether the server refused the answer of this step; a body that is too large is always the logo. */
export const isRefusedAt = (problem: Problem, step: Step): boolean =>
  problem.kind === 'tooLarge' ? step === 'choosingLogo' : refusedStep(problem.fields) === step;

/** Whether the server received and refused the answers, so that no creation has started. */
export const isSettled = (problem: Problem): boolean => problem.kind === 'invalid' || problem.kind === 'tooLarge';
