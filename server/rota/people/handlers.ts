/** What somebody is to work. */
import type { components } from '../../../openapi/generated/contract.ts';
import { workOf } from '../../../rules/rota/times.ts';
import { weekShowing } from '../../../rules/rota/week.ts';
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { hasAll } from '../../directory/rights.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownOf, namedTimes, stateOf } from '../shifts/acts.ts';
import { listPublished, listShiftsOf, type ShiftRow } from '../shifts/store.ts';

type Coming = components['schemas']['ComingShift'];

/** The last day that a rota shows. */
const last = '2100-12-24';

/** How those of a page are presented, none of which is before the first one. */
async function presenting(inside: Inside, rows: readonly ShiftRow[]): Promise<(row: ShiftRow) => Coming> {
  const { tx, businessId } = inside;
  const base = await knownOf(inside, rows);
  const [from, to] = [rows[0]?.date, rows.at(-1)?.date];
  const published = from === undefined || to === undefined ? [] : await listPublished(tx, businessId, { from, to });
  const known = { published: new Map(published.map((shift) => [shift.id, shift])) };
  return (row) => {
    const { year, week } = weekShowing(row.date, base.settings.week_start);
    return {
      id: row.id,
      ...namedTimes(row, base),
      minutes: workOf(row),
      state: stateOf(row, known),
      year,
      week_number: week,
    };
  };
}

export const peopleHandlers = ({ clock }: Platform): Pick<Handlers, 'listEmployeeShifts'> => ({
  listEmployeeShifts: async (call) => {
    const { tx, businessId, params, query } = call;
    if (!(await describeEmployees(tx, businessId, [params.id])).has(params.id)) throw refuse.missing();
    const days = { from: await todayIn(tx, businessId, clock.now()), to: last };
    const coming = hasAll(call, ['access_rota'])
      ? await listShiftsOf(tx, businessId, [params.id], days)
      : (await listPublished(tx, businessId, days)).filter(({ employee }) => employee === params.id);
    const { page = 1, page_size: size = 20 } = query;
    const rows = coming.slice((page - 1) * size, page * size);
    return pageOf(call, { count: coming.length, rows }, await presenting(call, rows));
  },
});
