/** Who is away between two days. */
import { daysBetween } from '../../../rules/calendar/days.ts';
import { todayIn } from '../../directory/business-day.ts';
import { hasAll } from '../../directory/rights.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { viewerOf } from '../requests/viewer.ts';
import { calendarFor } from './acts.ts';

/** Days after the first. */
const longest = 61;

export const awayHandlers = ({ clock }: Platform): Pick<Handlers, 'listTimeoffCalendar'> => ({
  listTimeoffCalendar: async (call) => {
    const { tx, businessId, query } = call;
    const { from, to, of = 'near', department } = query;
    if (to < from) throw refuse.fields({ to: ['The last day is before the first.'] });
    if (daysBetween(from, to) > longest) throw refuse.fields({ to: ['Ask for two months at most.'] });
    const viewer = await viewerOf(call, await todayIn(tx, businessId, clock.now()));
    const isInHr = hasAll(call, ['access_hr']);
    const maySeeAll = isInHr || viewer.managesTimeOff;
    if (of === 'business' && !maySeeAll) throw refuse.forbidden();
    const asked = { from, to, of, department, viewer, seesBirthdays: isInHr };
    return { ...(await calendarFor({ tx, businessId }, asked)), may_see_all: maySeeAll };
  },
});
