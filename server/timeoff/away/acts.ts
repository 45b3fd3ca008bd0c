/** Who is away, and why as far as somebody may know: the one answer for the calendar, the home and the feeds. */
import type { components } from '../../../openapi/generated/contract.ts';
import { yearOf } from '../../../rules/calendar/days.ts';
import { holidaysIn } from '../../calendar/port.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { birthdaysIn } from '../../hr/port.ts';
import type { Inside } from '../../platform/asking.ts';
import { policyNamesOf } from '../balances/store.ts';
import { mayManage, type Viewer } from '../requests/rules.ts';
import { type Among, type Away, listAway } from './store.ts';

type Schemas = components['schemas'];
export type Asked = {
  from: string;
  to: string;
  of: Schemas['TimeoffCalendarScope'];
  department?: string | undefined;
  viewer: Viewer;
  seesBirthdays: boolean;
};

/** People whom one answer shows. */
const most = 500;

const amongOf = (of: Asked['of'], { self, team }: Viewer): Among =>
  of === 'business' ? 'everybody' : { self, team: [...team] };

/** What waits for an answer is seen by whoever may know of it. */
export async function awayFor(inside: Inside, asked: Omit<Asked, 'seesBirthdays'>): Promise<Away[]> {
  const { viewer, of, ...when } = asked;
  const found = await listAway(inside.tx, inside.businessId, { ...when, among: amongOf(of, viewer) });
  return found.filter(({ status, employeeId }) => status === 'approved' || mayKnowWhy(viewer, employeeId));
}

const mayKnowWhy = (viewer: Viewer, employeeId: string): boolean =>
  viewer.self === employeeId || mayManage(viewer, employeeId);

async function holidaysBetween(inside: Inside, from: string, to: string): Promise<Schemas['TimeoffCalendarHoliday'][]> {
  const found = await holidaysIn(inside, yearOf(from), yearOf(to));
  return found
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ name, status, days, state }) =>
      days.map(({ day, is_half }) => ({
        name,
        day,
        is_half,
        is_expected: status === 'expected',
        state: state ?? null,
      })),
    )
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

export async function calendarFor(
  inside: Inside,
  asked: Asked,
): Promise<Omit<Schemas['TimeoffCalendar'], 'may_see_all'>> {
  const { seesBirthdays, ...rest } = asked;
  const { from, to, viewer, of, department } = rest;
  const away = Map.groupBy(await awayFor(inside, rest), ({ employeeId }) => employeeId);
  const { tx, businessId } = inside;
  const among = amongOf(of, viewer);
  const birthdays = seesBirthdays
    ? await birthdaysIn(inside, { from, to, among: among === 'everybody' ? null : among, department })
    : new Map<string, string>();
  const names = await describeEmployees(tx, businessId, [...new Set([...away.keys(), ...birthdays.keys()])]);
  const policies = await policyNamesOf(tx, businessId, [
    ...new Set([...away.values()].flat().map((one) => one.policyId)),
  ]);
  const nameOf = ({ first_name, last_name, id }: Schemas['EmployeeCard']) =>
    `${first_name} ${last_name} ${id}`.toLowerCase();
  const people = [...names.values()]
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
    .map((employee) => ({
      employee,
      away: (away.get(employee.id) ?? []).map(({ employeeId, policyId, ...stretch }) => ({
        ...stretch,
        policy: mayKnowWhy(viewer, employeeId) ? (policies.get(policyId) ?? null) : null,
      })),
      birthday: birthdays.get(employee.id) ?? null,
    }));
  const holidays = await holidaysBetween(inside, from, to);
  return { from, to, people: people.slice(0, most), more: Math.max(0, people.length - most), holidays };
}
