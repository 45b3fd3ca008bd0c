/** Public holidays and the business's own days off: what there is in a year, and what somebody decides about them. */
import type { Day, Holiday } from '../../../rules/calendar/holidays.ts';
import { createdOn, todayIn } from '../../directory/business-day.ts';
import { askingOf, type Caller, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFor } from '../../platform/security/audience.ts';
import { daysBetween } from '../../platform/time/dates.ts';
import type { Services } from '../../plug/services.ts';
import * as acts from './acts.ts';
import type { Facts } from './store.ts';

type HolidayOperation =
  | 'listHolidays'
  | 'listComingHolidays'
  | 'createHoliday'
  | 'updateHoliday'
  | 'deleteHoliday'
  | 'declareHoliday'
  | 'cancelHoliday';
type Form = BusinessCall<'createHoliday'>['body'];

/** From the first to the last day of one holiday. */
const longest = 31;
const mostComing = 3;
/** Days after its first day for which the home asks whether a holiday was declared. */
const longestAsked = 30;

type Answered = Holiday & { asks: boolean };

/** In order. @throws 400 for a day that stands twice, and for days that are no one holiday */
function orderedDays(days: readonly Day[]): Day[] {
  const ordered = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  if (new Set(days.map(({ day }) => day)).size < days.length)
    throw refuse.fields({ days: ['Each day of a holiday is named once.'] });
  const [first, last] = [ordered.at(0)?.day ?? '', ordered.at(-1)?.day ?? ''];
  if (daysBetween(first, last) >= longest)
    throw refuse.fields({ days: [`The days of a holiday lie within ${longest} days.`] });
  return ordered;
}

function factsOf({ name, scope, state = '', days }: Form): Facts {
  if (scope === 'state' && state.trim() === '') throw refuse.fields({ state: ['Choose the state.'] });
  return {
    national: null,
    name: name.trim(),
    scope,
    state: scope === 'state' ? state.trim() : null,
    status: 'declared',
    days: orderedDays(days),
  };
}

export const holidaysHandlers = (
  { clock }: Platform,
  { tell }: Pick<Services, 'tell'>,
): Pick<Handlers, HolidayOperation> => {
  const asked = (caller: Caller): acts.Deciding => ({ ...askingOf(caller, clock.now()), tell });
  const todayOf = ({ tx, businessId }: Inside) => todayIn(tx, businessId, clock.now());

  const answerOf = (today: string) => (holiday: Holiday) => ({
    ...holiday,
    asks: holiday.status === 'expected' && (holiday.days[0]?.day ?? '') <= today,
  });
  const answer = async (inside: Inside, holiday: Holiday) => answerOf(await todayOf(inside))(holiday);

  return {
    listHolidays: async (call) => {
      const today = await todayOf(call);
      const year = call.query.year ?? Number(today.slice(0, 4));
      return { year, results: (await acts.holidaysIn(call, year, year)).map(answerOf(today)) };
    },

    listComingHolidays: async (call) => {
      const today = await todayOf(call);
      const year = Number(today.slice(0, 4));
      const all = (await acts.holidaysIn(call, year - 1, year + 1)).map(answerOf(today));
      const isComing = ({ status, days }: Holiday) => status !== 'cancelled' && days.some(({ day }) => day >= today);
      const since = await createdOn(call.tx, call.businessId);
      const isNew = ({ asks, days: [first] }: Answered) =>
        asks && first !== undefined && first.day >= since && daysBetween(first.day, today) <= longestAsked;
      return {
        asking: isFor('manage_time_off', call) ? all.filter(isNew) : [],
        coming: all.filter((holiday) => isComing(holiday) && !holiday.asks).slice(0, mostComing),
      };
    },

    createHoliday: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createHoliday', businessId, body };
      return once(tx, intent, clock.now(), async () => answer(call, await acts.addOwn(asked(call), factsOf(body))));
    },

    updateHoliday: async (call) => {
      const { holiday, written } = await acts.claimHoliday(call, call.params.id);
      if (written === undefined || !holiday.is_own)
        throw refuse.conflict(`${holiday.name} is a holiday of the nation: declare it on other days instead.`);
      assertUnchanged(call, holiday);
      const facts = factsOf(withLeftOut(call.body, { state: holiday.state ?? '' }));
      return answer(call, await acts.changeOwn(asked(call), written, { ...facts, status: written.status }));
    },

    deleteHoliday: async (call) => {
      await acts.takeBack(asked(call), await acts.claimHoliday(call, call.params.id));
      return undefined;
    },

    declareHoliday: async (call) => {
      const claimed = await acts.claimHoliday(call, call.params.id);
      assertUnchanged(call, claimed.holiday);
      const days = call.body.days === undefined ? claimed.holiday.days : orderedDays(call.body.days);
      return answer(call, await acts.decide(asked(call), claimed, { status: 'declared', days }));
    },

    cancelHoliday: async (call) => {
      const claimed = await acts.claimHoliday(call, call.params.id);
      const decided = { status: 'cancelled', days: claimed.holiday.days } as const;
      return answer(call, await acts.decide(asked(call), claimed, decided));
    },
  };
};
