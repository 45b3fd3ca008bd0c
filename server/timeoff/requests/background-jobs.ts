/** Tells those who manage time off what nobody has answered for as many working days as the policy says. */

import { daysLater } from '../../../rules/calendar/days.ts';
import { earlierOf } from '../../../rules/timeoff/ledger/days.ts';
import { workCalendarsOf } from '../../calendar/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { listEntitled } from '../../directory/rights.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerLinks } from '../answer-links/sending.ts';
import { businessesWithUnanswered, claimUnanswered, goOn } from './store.ts';
import { announceWaiting } from './telling.ts';

export const unansweredJob = (platform: Platform): Job<object> => {
  const { db, clock } = platform;
  const sendLinks = answerLinks(platform);
  const tellOf = (businessId: string) =>
    db.as({ businessId }, async (tx) => {
      const now = clock.now();
      const today = await todayIn(tx, businessId, now);
      const requests = await claimUnanswered(tx, businessId);
      const from = requests.reduce((day, { since }) => earlierOf(day, since), today);
      const ids = [...new Set(requests.map(({ employeeId }) => employeeId))];
      const calendars = await workCalendarsOf({ tx, businessId }, ids, { from, to: today });
      for (const request of requests) {
        const calendar = calendars.get(request.employeeId);
        let waited = 0;
        for (let day = daysLater(request.since, 1); day <= today; day = daysLater(day, 1)) {
          const { minutes, holiday } = calendar?.(day) ?? { minutes: 0, holiday: 0 };
          if (minutes > 0 && holiday < 1) waited += 1;
        }
        if (waited < request.waitDays) continue;
        await goOn(tx, businessId, request.id, now);
        await announceWaiting({ tx, businessId, now }, request, waited);
        const to = await listEntitled(tx, businessId, ['manage_time_off']);
        await sendLinks({ tx, businessId, userId: null, now }, request.id, { to });
      }
    });
  return {
    name: 'timeoff.unanswered',
    retries: 'for hours',
    schedule: '20 * * * *',
    work: async (_, { signal }) => forEach(await db.system(businessesWithUnanswered), tellOf, signal),
  };
};
