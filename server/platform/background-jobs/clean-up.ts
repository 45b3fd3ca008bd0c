/** Deletes expired rows of the platform's own tables, and files that no row came to name, once a day. */

import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { removeUnattached } from '../reminders/reminders.ts';
import type { Clock } from '../time/clock.ts';
import type { Job } from './background-jobs.ts';

type Means = { db: Database; clock: Clock; files: Files };

export const cleanUpJob = ({ db, clock, files }: Means): Job<object> => ({
  name: 'platform.clean-up',
  retries: 'for hours',
  schedule: '17 3 * * *',
  work: async () => {
    const now = clock.now();
    await db.system(async (tx) => {
      await tx.query("delete from idempotency_keys where created_at <= $1::timestamptz - interval '24 hours'", [now]);
      await tx.query('delete from rate_limits where expire < extract(epoch from clock_timestamp()) * 1000');
      await tx.query("delete from mailbox where sent_at <= $1::timestamptz - interval '30 days'", [now]);
      await removeUnattached(tx);
    });
    await files.sweep();
  },
});
