import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetOldBatches } from './store.ts';

export const flowCountJobs = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Job<object>[] => [
  {
    name: 'shell.forget-flow-count-batches',
    retries: 'for hours',
    schedule: '53 3 * * *',
    work: () => db.system((tx) => forgetOldBatches(tx, clock.now())),
  },
];
