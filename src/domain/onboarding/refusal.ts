import type { Problem } from '../shared/problem.ts';
import { refusedStep, type Step } from './business.ts';

/** Whether the server refused the answer of this step; a body that is too large can only be the logo's fault. */
export const isRefusedAt = (problem: Problem, step: Step): boolean =>
  problem.kind === 'tooLarge' ? step === 'choosingLogo' : refusedStep(problem.fields) === step;

/** Whether the answers arrived and were refused for certain, so that nothing was begun and nothing will be. */
export const isSettled = (problem: Problem): boolean => problem.kind === 'invalid' || problem.kind === 'tooLarge';
