/** Links that have expired are deleted, once a day. */
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeEndedLinks } from './store.ts';

export const endedLinksJob = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Job<object> => ({
  name: 'timeoff.ended-links',
  retries: 'for hours',
  schedule: '57 3 * * *',
  work: () => db.system((tx) => removeEndedLinks(tx, clock.now())),
});
