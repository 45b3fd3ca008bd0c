/** How a job is called by hand: as its first attempt, which nobody stops. */
import type { Job } from './background-jobs.ts';

export const byHand: Parameters<Job<never>['work']>[1] = {
  attempt: 1,
  isLast: false,
  signal: new AbortController().signal,
  end: async () => undefined,
};
