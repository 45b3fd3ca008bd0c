/** What the dashboard of HR shows: today, where the business is. */
import type { components } from '../../../openapi/generated/contract.ts';
import { genders } from '../../../openapi/generated/lists/hr.record.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf, type Selected } from '../../platform/database/lists.ts';
import type { Remembered } from '../../platform/database/remembered.ts';
import type { Platform } from '../../platform/platform.ts';
import { yearUntil } from '../reports/period.ts';
import { countBy, countJoiningAndLeaving, countWithoutHireDate, readMovements, readNames } from '../reports/store.ts';
import { dayAfter, monthsOf, turnoverIn } from '../reports/turnover.ts';
import { daysOfYear, nextOf, reach, yearsBetween } from './rules.ts';
import { listHiredSince, listOnDays } from './store.ts';

type DashboardOperation =
  | 'getEmployeeTurnover'
  | 'getDepartmentBreakdown'
  | 'countEmployees'
  | 'getGenderDistribution'
  | 'listBirthdays'
  | 'listJobAnniversaries'
  | 'listNewHires';
type Caller = Pick<BusinessCall<'listNewHires'>, 'tx' | 'businessId'>;
type Occasion = components['schemas']['Occasion'];
type Found = Selected<Omit<Occasion, 'date' | 'years'> & { day: string }>;

const everybody = {};

export const dashboardHandlers = ({ clock }: Platform, remembered: Remembered): Pick<Handlers, DashboardOperation> => {
  const today = ({ tx, businessId }: Caller) => todayIn(tx, businessId, clock.now());

  async function occasions(call: BusinessCall<'listBirthdays'>, column: 'birth_date' | 'hire_date') {
    const { tx, businessId, query } = call;
    const day = await today(call);
    const isUpcoming = query.status === 'upcoming';
    const first = isUpcoming ? dayAfter(day) : day;
    const days = daysOfYear(first, isUpcoming ? reach : 1);
    // Who joins today, or will join, has no anniversary yet.
    const found: Found = await listOnDays(tx, businessId, query, { column, days, before: day }, remembered);
    return pageOf(call, found, ({ day: since, ...person }) => {
      const date = nextOf(since, first);
      return { ...person, date, years: column === 'hire_date' ? yearsBetween(since, date) : null };
    });
  }

  return {
    getEmployeeTurnover: async (call) => {
      const { tx, businessId } = call;
      const year = yearUntil(await today(call));
      return remembered.answer(tx, businessId, ['turnover', year], async () => {
        const movements = await readMovements(tx, businessId, year, everybody);
        return {
          year: turnoverIn(year, movements),
          months: monthsOf(year).map((month) => turnoverIn(month, movements)),
          without_hire_date: await countWithoutHireDate(tx, businessId, everybody),
        };
      });
    },

    getDepartmentBreakdown: async (call) => {
      const { tx, businessId } = call;
      const day = await today(call);
      return remembered.answer(tx, businessId, ['departments', day], async () => {
        const names = await readNames(tx, businessId, 'departments');
        const counted = await countBy(tx, businessId, day, 'department', everybody);
        return counted.map(({ key, count }) => ({
          department: key === null ? null : { id: key, name: names.get(key) ?? '' },
          count,
        }));
      });
    },

    countEmployees: async (call) => {
      const { tx, businessId } = call;
      const day = await today(call);
      return remembered.answer(tx, businessId, ['count', day], async () => {
        const counted = await countBy(tx, businessId, day, 'status', everybody);
        const countOf = (status: string) => counted.find(({ key }) => key === status)?.count ?? 0;
        const total = counted.reduce((sum, { count }) => sum + count, 0);
        const others = await countJoiningAndLeaving(tx, businessId, day);
        return { total, active: countOf('active'), inactive: countOf('inactive'), ...others, as_of: day };
      });
    },

    getGenderDistribution: async (call) => {
      const { tx, businessId } = call;
      const day = await today(call);
      return remembered.answer(tx, businessId, ['gender', day], async () => {
        const counted = await countBy(tx, businessId, day, 'gender', everybody);
        return [...genders, null].map((gender) => ({
          gender,
          count: counted.find(({ key }) => key === gender)?.count ?? 0,
        }));
      });
    },

    listBirthdays: (call) => occasions(call, 'birth_date'),
    listJobAnniversaries: (call) => occasions(call, 'hire_date'),

    listNewHires: async (call) => {
      const { tx, businessId, query } = call;
      const day = await today(call);
      const found: Found = await listHiredSince(tx, businessId, query, dayAfter(day, 1 - reach), day);
      return pageOf(call, found, ({ day: date, ...person }) => ({ ...person, date, years: null }));
    },
  };
};
