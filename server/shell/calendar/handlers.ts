/** A member makes, replaces and revokes the secret address of their calendar feed. */
import { findReader } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../../platform/reminders/feeds.ts';
import { secretToken } from '../../platform/security/auth.ts';
import { calendarPath, isOpenTo } from './feed.ts';

type CalendarOperation = 'getCalendarFeed' | 'replaceCalendarFeed' | 'revokeCalendarFeed';

export const calendarHandlers = ({ clock, config }: Platform): Pick<Handlers, CalendarOperation> => ({
  getCalendarFeed: async ({ tx, businessId, userId }) => {
    const [reader, feed] = [await findReader(tx, businessId, userId), await store.findFeed(tx, businessId, userId)];
    if (reader === undefined || !isOpenTo(reader, feed)) return { created_at: null, read_at: null };
    return { created_at: feed.createdAt.toISOString(), read_at: feed.readAt?.toISOString() ?? null };
  },

  replaceCalendarFeed: async ({ tx, businessId, userId }) => {
    const { token, digest } = secretToken();
    await store.replaceFeed(tx, { businessId, userId, digest, now: clock.now() });
    return { address: `${config.publicUrl}${calendarPath(token)}` };
  },

  revokeCalendarFeed: async ({ tx, businessId, userId }) => {
    await store.removeFeed(tx, businessId, userId);
    return undefined;
  },
});
