/** Deletes expired rows of the platform's own tables once a day. */
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Job } from './jobs.ts';

export const cleanUpJob = ({ db, clock }: { db: Database; clock: Clock }): Job<object> => ({
  name: 'platform.clean-up',
  retries: 'for hours',
  schedule: '17 3 * * *',
  work: async () => {
    const now = clock.now();
    await db.system(async (tx) => {
      await tx.query("delete from idempotency_keys where created_at <= $1::timestamptz - interval '24 hours'", [now]);
      await tx.query('delete from rate_limits where expire < extract(epoch from clock_timestamp()) * 1000');
      await tx.query("delete from mailbox where sent_at <= $1::timestamptz - interval '30 days'", [now]);
    });
  },
});
