/** Days on which nobody asks for time off, as who manages time off says. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysBetween } from '../../../rules/calendar/days.ts';
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Caller, Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import * as store from './store.ts';

type Blackout = components['schemas']['TimeoffBlackout'];
type BlackoutOperation = 'listTimeoffBlackouts' | 'createTimeoffBlackout' | 'deleteTimeoffBlackout';
type Days = Pick<Blackout, 'first_day' | 'last_day'>;
const longest = 366;
const daysText = (days: Days) => stretchText({ ...days, from_noon: false, until_noon: false });

async function present({ tx, businessId }: Inside, rows: readonly store.Blackout[]) {
  const cards = await describeEmployees(
    tx,
    businessId,
    rows.flatMap(({ exceptions }) => exceptions),
  );
  return ({ exceptions, ...row }: store.Blackout): Blackout => ({
    ...row,
    exceptions: exceptions.flatMap((id) => cards.get(id) ?? []),
  });
}

export const blackoutHandlers = ({ clock }: Platform): Pick<Handlers, BlackoutOperation> => {
  const note = ({ tx, businessId, userId: actorId, address }: Caller, action: string, text: string) =>
    record(tx, { businessId, actorId, action, text, subject: null, address, now: clock.now() });

  async function create(call: BusinessCall<'createTimeoffBlackout'>): Promise<Blackout> {
    const { tx, businessId, body } = call;
    const { departments = [], exceptions = [], reason, first_day, last_day } = body;
    const problems: Record<string, string[]> = {};
    if (last_day < first_day) problems.last_day = ['The last day is before the first.'];
    else if (daysBetween(first_day, last_day) > longest) problems.last_day = ['Choose a year at most.'];
    const known = await store.departmentsAmong(tx, businessId, departments);
    if (departments.some((id) => !known.has(id))) problems.departments = ['There is no such department.'];
    const people = await describeEmployees(tx, businessId, exceptions);
    if (exceptions.some((id) => !people.has(id))) problems.exceptions = ['There is no such employee.'];
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    const days = { first_day, last_day, reason: reason.trim() };
    const id = await store.addBlackout(tx, businessId, { ...days, departments, exceptions, now: clock.now() });
    await note(call, 'timeoffBlackout.added', `Nobody asks for time off: ${daysText(days)}`);
    const { rows } = await store.listBlackouts(tx, businessId, { id });
    const [row] = rows;
    if (row === undefined) throw refuse.missing();
    return (await present(call, rows))(row);
  }

  return {
    listTimeoffBlackouts: async (call) => {
      const found = await store.listBlackouts(call.tx, call.businessId, call.query);
      return pageOf(call, found, await present(call, found.rows));
    },

    createTimeoffBlackout: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createTimeoffBlackout', businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    deleteTimeoffBlackout: async (call) => {
      const days = await store.deleteBlackout(call.tx, call.businessId, call.params.id);
      if (days === undefined) throw refuse.missing();
      await note(call, 'timeoffBlackout.deleted', `People ask for time off again: ${daysText(days)}`);
    },
  };
};
