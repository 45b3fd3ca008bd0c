/** Notifications are deleted 90 days after they were read, and after a year in any case; once a day. */
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { removeOldNotifications } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';

export const notificationJobs = ({ db }: Pick<Platform, 'db'>): Job<object>[] => [
  {
    name: 'shell.clean-up',
    retries: 'for hours',
    schedule: '47 3 * * *',
    work: () => db.system(removeOldNotifications),
  },
];
