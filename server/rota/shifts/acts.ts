/** What may be asked of shifts: the week, and to plan, change and delete one by the rules. */
import type { components } from '../../../openapi/generated/contract.ts';
import { employeeDocumentKindLabels } from '../../../openapi/generated/lists/hr.documents.ts';
import { isUnavailableOn, unavailableText } from '../../../rules/rota/availability.ts';
import { type Fault, faultsOf, type Need, type Worker } from '../../../rules/rota/faults.ts';
import type { Settings } from '../../../rules/rota/settings.ts';
import { lengthOf, workOf } from '../../../rules/rota/times.ts';
import { shownDays, type Week } from '../../../rules/rota/week.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed, describeEmployees, regionsAmong } from '../../directory/employees.ts';
import { listAllDepartments, listAllRegions, nameOf } from '../../hr/port.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import { record } from '../../platform/security/audit.ts';
import { describeRoles, listAllRoles, type RoleName } from '../roles/store.ts';
import { settingsOf } from '../settings/store.ts';
import * as store from './store.ts';
import { workersOf } from './workers.ts';

type Schemas = components['schemas'];
type Shift = Schemas['Shift'];
type ShiftRow = store.ShiftRow;

export const needsOf = (role: RoleName | undefined): Need[] =>
  (role?.needs ?? []).map((kind) => ({ kind, label: employeeDocumentKindLabels[kind] }));
export const kindsOf = (roles: ReadonlyMap<string, RoleName>) => [
  ...new Set([...roles.values()].flatMap(({ needs }) => needs)),
];

export type Known = {
  settings: Settings;
  roles: ReadonlyMap<string, RoleName>;
  locations: ReadonlyMap<string, string>;
  workers: ReadonlyMap<string, Worker>;
  /** By the id of the shift. */
  published: ReadonlyMap<string, ShiftRow>;
};

export const faultsIn = (shift: ShiftRow, { settings, roles, workers }: Known): Fault[] => {
  const worker = shift.employee === null ? undefined : workers.get(shift.employee);
  if (worker === undefined) return [];
  return faultsOf({ shift, worker, settings, needs: needsOf(roles.get(shift.role ?? '')) });
};

const told = ['employee', 'location', 'role', 'date', 'start', 'end', 'break_minutes', 'note'] as const;
/** Whether nobody has to be told that one became the other. */
const isSame = (one: ShiftRow, other: ShiftRow): boolean => told.every((field) => one[field] === other[field]);

export const stateOf = (shift: ShiftRow, { published }: Pick<Known, 'published'>): Shift['state'] => {
  const before = published.get(shift.id);
  if (before === undefined) return 'planned';
  return isSame(shift, before) ? 'published' : 'changed';
};

/** Shifts that are planned, changed or deleted since something was published. */
export function countUnpublished(planned: readonly ShiftRow[], published: readonly ShiftRow[]): number {
  const known = { published: new Map(published.map((shift) => [shift.id, shift])) };
  const left = new Set(planned.map(({ id }) => id));
  return (
    planned.filter((shift) => stateOf(shift, known) !== 'published').length +
    published.filter(({ id }) => !left.has(id)).length
  );
}

function present(row: ShiftRow, known: Known): Shift {
  const { location, role, ...shift } = row;
  const named = known.roles.get(role ?? '');
  return {
    ...shift,
    minutes: workOf(row),
    location: { id: location, name: known.locations.get(location) ?? '' },
    role: named === undefined ? null : { id: named.id, name: named.name, colour: named.colour },
    state: stateOf(row, known),
    faults: faultsIn(row, known),
  };
}

export async function knownOf(
  inside: Inside,
  rows: readonly ShiftRow[],
): Promise<Pick<Known, 'settings' | 'roles' | 'locations'>> {
  const { tx, businessId } = inside;
  const settings = await settingsOf(tx, businessId);
  const roles = await describeRoles(
    tx,
    businessId,
    rows.flatMap(({ role }) => role ?? []),
  );
  const locations = await regionsAmong(tx, businessId, [...new Set(rows.map(({ location }) => location))]);
  return { settings, roles, locations };
}

/** People whom a week shows. */
const most = 300;

const spanOfDays = (days: readonly string[]): store.Days => ({ from: days[0] ?? '', to: days.at(-1) ?? '' });
/** The days of a week as the business shows it. */
export const daysOfWeek = async ({ tx, businessId }: Inside, week: Week): Promise<store.Days> =>
  spanOfDays(shownDays(week, (await settingsOf(tx, businessId)).week_start));

export type AskedWeek = Week & {
  department?: string | undefined;
  location?: string | undefined;
  /** Whether what is planned is shown, and what it breaks; otherwise what is published. */
  seesPlan: boolean;
};
type ShownWeek = Omit<Schemas['ShiftWeek'], 'may_plan' | 'self'>;

export async function weekOf(inside: Inside, asked: AskedWeek): Promise<ShownWeek> {
  const { tx, businessId } = inside;
  const { year, week, department, location, seesPlan } = asked;
  const days = shownDays({ year, week }, (await settingsOf(tx, businessId)).week_start);
  const span = spanOfDays(days);
  const isHere = (shift: ShiftRow) => location === undefined || shift.location === location;
  const published = (await store.listPublished(tx, businessId, span)).filter(isHere);
  const rows = seesPlan ? (await store.listShifts(tx, businessId, span)).filter(isHere) : published;
  const working = new Set(rows.flatMap(({ employee }) => employee ?? []));
  const { people, count } = await store.listPeople(tx, businessId, {
    ...span,
    department,
    location,
    // At a location are those who belong to it, and those who work there.
    ids: seesPlan ? null : [...working],
    working: [...working],
    limit: most,
  });
  const ids = people.map(({ id }) => id);
  const base = await knownOf(inside, rows);
  const workers = seesPlan ? await workersOf(inside, ids, span, kindsOf(base.roles)) : new Map<string, Worker>();
  const known: Known = { ...base, workers, published: new Map(published.map((shift) => [shift.id, shift])) };
  const shifts = Map.groupBy(
    rows.map((row) => present(row, known)),
    ({ employee }) => employee,
  );
  const places = new Set([...rows, ...published].map((shift) => shift.location));
  const publishedDays = await store.listPublishedDays(tx, businessId, span);
  return {
    year,
    week_number: week,
    start_date: span.from,
    end_date: span.to,
    published:
      places.size > 0 && [...places].every((place) => days.every((day) => publishedDays.has(`${place} ${day}`))),
    unpublished: seesPlan ? countUnpublished(rows, published) : 0,
    employees: people.map((person) => {
      const own = shifts.get(person.id) ?? [];
      const worker = workers.get(person.id);
      return {
        ...person,
        minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
        days_off: worker === undefined ? [] : days.flatMap((date) => daysOffOn(worker, date, base.settings)),
        shifts: own,
      };
    }),
    open: department === undefined ? (shifts.get(null) ?? []) : [],
    more: Math.max(0, count - people.length),
    locations: await listAllRegions(tx, businessId),
    departments: await listAllDepartments(tx, businessId),
    roles: await listAllRoles(tx, businessId),
  };
}

function daysOffOn(worker: Worker, date: string, { time_format: format }: Settings): Schemas['ShiftDayOff'][] {
  const { away, unavailable, holidays } = worker;
  const [part, holiday] = [away.get(date), holidays.get(date)];
  return [
    ...(part === undefined ? [] : [{ date, text: part === 'all day' ? 'Away' : `Away ${part}` }]),
    ...unavailable
      .filter((one) => isUnavailableOn(one, date))
      .map((one) => ({ date, text: unavailableText(one, format) })),
    ...(holiday === undefined ? [] : [{ date, text: holiday }]),
  ];
}

type NewShift = Schemas['NewShift'];

const hasPassed = 'The day has passed: what was planned of it stays.';
async function assertComing({ tx, businessId, now }: Asking, { date }: ShiftRow) {
  if (date < (await todayIn(tx, businessId, now))) throw refuse.conflict(hasPassed);
}

/** What is stored of what is asked for. @throws 400 at the fields of what is not there */
async function rowOf(asking: Asking, body: NewShift): Promise<Omit<ShiftRow, 'id'>> {
  const { tx, businessId } = asking;
  const { employee = null, role = null, break_minutes = 0, note, despite, location, date, start, end } = body;
  const problems: Record<string, string[]> = {};
  // Of two who plan the same person at once, one waits.
  if (employee !== null && (await claimEmployed(tx, businessId, [employee])).length === 0)
    problems.employee = ['There is no such employee, or their employment has ended.'];
  if (date < (await todayIn(tx, businessId, asking.now))) problems.date = [hasPassed];
  if (!(await regionsAmong(tx, businessId, [location])).has(location))
    problems.location = ['There is no such location.'];
  if (role !== null && !(await describeRoles(tx, businessId, [role])).has(role))
    problems.role = ['There is no such role.'];
  if (break_minutes >= lengthOf({ start, end })) problems.break_minutes = ['The break is as long as the shift.'];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  const text = (written: string | null | undefined) => written?.trim() || null;
  return { employee, role, location, date, start, end, break_minutes, note: text(note), despite: text(despite) };
}

/**
 * @throws 400 at `employee` with what is refused, or 409 `warned` with what warns, unless there is a reason to plan it all the same
 */
function assertAllowed(faults: readonly Fault[], despite: string | null): void {
  const refused = faults.filter(({ is_refused: isRefused }) => isRefused);
  if (refused.length > 0) throw refuse.fields({ employee: refused.map(({ text }) => `${text}.`) });
  if (faults.length > 0 && despite === null)
    throw new Refusal(409, { detail: faults.map(({ text }) => `${text}.`).join(' '), code: 'warned' });
}

async function checked(asking: Asking, row: ShiftRow): Promise<Known> {
  const base = await knownOf(asking, [row]);
  const ids = row.employee === null ? [] : [row.employee];
  const days = { from: row.date, to: row.date };
  const workers = await workersOf(asking, ids, days, kindsOf(base.roles));
  const published = new Map(
    (await store.listPublished(asking.tx, asking.businessId, days)).map((shift) => [shift.id, shift]),
  );
  const known = { ...base, workers, published };
  assertAllowed(faultsIn(row, known), row.despite);
  return known;
}

/** When and where it is, with the names of its location and role. */
export const namedTimes = (
  { date, start, end, location, role }: Pick<ShiftRow, 'date' | 'start' | 'end' | 'location' | 'role'>,
  { locations, roles }: Pick<Known, 'locations' | 'roles'>,
) => ({ date, start, end, location: locations.get(location) ?? '', role: roles.get(role ?? '')?.name ?? null });

/** What was done to a shift, in the activity of the business and of who works it. */
export async function noteShift(
  asking: Asking,
  action: string,
  what: string,
  shift: Omit<ShiftRow, 'id'>,
): Promise<void> {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const { employee, date, start, end } = shift;
  const who = employee === null ? undefined : (await describeEmployees(tx, businessId, [employee])).get(employee);
  const subject = who === undefined ? null : { id: who.id, name: nameOf(who) };
  const text = `${what} ${who === undefined ? 'an open shift' : 'a shift'} on ${date}, ${start} to ${end}`;
  await record(tx, { businessId, actorId, action, text, subject, address, now });
}

export async function planShift(asking: Asking, body: NewShift): Promise<Shift> {
  const { tx, businessId, now } = asking;
  const row = await rowOf(asking, body);
  const known = await checked(asking, { id: '', ...row });
  const id = await store.addShift(tx, businessId, row, now);
  await noteShift(asking, 'shift.planned', 'Planned', row);
  return present({ id, ...row }, known);
}

/** @param assertSeen is given the shift as it is now, while nobody else changes it */
export async function changeShift(
  asking: Asking,
  id: string,
  body: NewShift,
  assertSeen: (shift: Shift) => void,
): Promise<Shift> {
  const { tx, businessId } = asking;
  const before = await store.claimShift(tx, businessId, id);
  if (before === undefined) throw refuse.missing();
  await assertComing(asking, before);
  const seen: Known = { ...(await knownOf(asking, [before])), workers: new Map(), published: new Map() };
  assertSeen(present(before, seen));
  const row = await rowOf(asking, withLeftOut(body, before));
  const known = await checked(asking, { id, ...row });
  await store.changeShift(tx, businessId, id, row);
  await noteShift(asking, 'shift.changed', 'Changed', row);
  return present({ id, ...row }, known);
}

export async function removeShift(asking: Asking, id: string): Promise<void> {
  const shift = await store.claimShift(asking.tx, asking.businessId, id);
  if (shift === undefined) throw refuse.missing();
  await assertComing(asking, shift);
  await store.deleteShift(asking.tx, asking.businessId, id);
  await noteShift(asking, 'shift.deleted', 'Deleted', shift);
}
