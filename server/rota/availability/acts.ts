/** To say, and to take back, when somebody cannot work. */
import type { components } from '../../../openapi/generated/contract.ts';
import { rotaWeekStarts } from '../../../openapi/generated/lists/rota.shifts.ts';
import { holdsAtAll, inOrder, whenText } from '../../../rules/rota/availability.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed, describeEmployees } from '../../directory/employees.ts';
import { nameOf } from '../../hr/port.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { record } from '../../platform/security/audit.ts';
import { tellOfUnavailability } from '../hearing/acts.ts';
import { settingsOf } from '../settings/store.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type Unavailability = store.Unavailability;
/** Who asks: the employee they are, and whether they plan. */
export type Speaker = { self: string | null; mayPlan: boolean };

const isTheirs = ({ self, mayPlan }: Speaker, { employee }: Pick<Unavailability, 'employee'>) =>
  mayPlan || employee === self;

/** What somebody who says it anew each day would not need. */
const most = 100;

/** How they are answered. */
export async function presenting(
  { tx, businessId }: Inside,
  speaker: Speaker,
  rows: readonly Unavailability[],
): Promise<(row: Unavailability) => Schemas['Unavailability']> {
  const cards = await describeEmployees(
    tx,
    businessId,
    rows.map(({ employee }) => employee),
  );
  const { time_format: format } = await settingsOf(tx, businessId);
  return (row) => {
    const employee = cards.get(row.employee);
    if (employee === undefined) throw new Error('What somebody has said is of somebody.');
    return {
      ...row,
      weekdays: inOrder(row.weekdays),
      employee,
      text: whenText(row, format),
      may_delete: isTheirs(speaker, row),
    };
  };
}

/** Whose it is. @throws 400 where it is somebody else's, or nobody's, and the asker does not plan */
function whose({ self, mayPlan }: Speaker, asked: string | null): string {
  if (asked !== null && asked !== self && !mayPlan)
    throw refuse.fields({ employee: ['Only who plans the rota says it of others.'] });
  const employee = asked ?? self;
  if (employee === null) throw refuse.fields({ employee: ['Choose an employee.'] });
  return employee;
}

function problemsOf(one: Omit<Unavailability, 'id'>, today: string): Record<string, string[]> {
  const { first_day: first, last_day: last, start, end } = one;
  const problems: Record<string, string[]> = {};
  if (last !== null && last < first) problems.last_day = ['It ends before it begins.'];
  else if (last !== null && last < today) problems.last_day = ['These days have passed.'];
  else if (!holdsAtAll(one)) problems.weekdays = ['None of these days of the week is between the dates.'];
  if (start === null && end !== null) problems.start = ['Say from when, or leave both times empty for the whole day.'];
  if (start !== null && end === null) problems.end = ['Say until when, or leave both times empty for the whole day.'];
  return problems;
}

async function note(asking: Asking, what: string, one: Omit<Unavailability, 'id'>): Promise<void> {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const who = (await describeEmployees(tx, businessId, [one.employee])).get(one.employee);
  const subject = who === undefined ? null : { id: who.id, name: nameOf(who) };
  const text = `${what}: ${whenText(one, (await settingsOf(tx, businessId)).time_format)}`;
  await record(tx, { businessId, actorId, action: 'shift.availability', text, subject, address, now });
}

export async function sayUnavailable(
  asking: Asking,
  speaker: Speaker,
  body: Schemas['NewUnavailability'],
): Promise<Schemas['Unavailability']> {
  const { tx, businessId, now } = asking;
  const employee = whose(speaker, body.employee ?? null);
  // One that counts waits for another one of the same person.
  if ((await claimEmployed(tx, businessId, [employee])).length === 0)
    throw refuse.fields({ employee: ['There is no such employee, or their employment has ended.'] });
  const one = {
    employee,
    first_day: body.first_day,
    last_day: body.last_day ?? null,
    weekdays: inOrder(body.weekdays ?? rotaWeekStarts),
    start: body.start ?? null,
    end: body.end ?? null,
    note: body.note?.trim() || null,
  };
  const today = await todayIn(tx, businessId, now);
  const problems = problemsOf(one, today);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  if ((await store.countUnavailabilities(tx, businessId, employee, today)) >= most)
    throw refuse.conflict(`There are ${most} of them already. Delete some first.`);
  const id = await store.addUnavailability(tx, businessId, one, now);
  await note(asking, 'Cannot work', one);
  await tellOfUnavailability(asking, one);
  return (await presenting(asking, speaker, [{ id, ...one }]))({ id, ...one });
}

/** @throws 404 where it is somebody else's and the asker does not plan */
export async function takeBack(asking: Asking, speaker: Speaker, id: string): Promise<void> {
  const one = await store.claimUnavailability(asking.tx, asking.businessId, id);
  if (one === undefined || !isTheirs(speaker, one)) throw refuse.missing();
  await store.deleteUnavailability(asking.tx, asking.businessId, id);
  await note(asking, 'Can work again', one);
}
