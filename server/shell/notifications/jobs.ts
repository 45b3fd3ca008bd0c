/** What people were told is forgotten once a day: 90 days after they read it, and after a year in any case. */
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeOldNotifications } from './store.ts';

export const notificationJobs = ({ db }: Pick<Platform, 'db'>): Job<object>[] => [
  {
    name: 'shell.clean-up',
    retries: 3,
    schedule: '47 3 * * *',
    work: () => db.system(removeOldNotifications),
  },
];
