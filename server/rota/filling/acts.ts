/** What may be asked of filling a week: a proposal, which changes nothing, and to plan it. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysLater } from '../../../rules/calendar/days.ts';
import { workingTimeOn } from '../../../rules/rota/law.ts';
import { minutesAt, workOf } from '../../../rules/rota/times.ts';
import type { Week } from '../../../rules/rota/week.ts';
import { versionOf } from '../../../rules/shared/version.ts';
import { minuteIn } from '../../directory/business-day.ts';
import { claimEmployed, describeEmployees } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { daysOfWeek, type Known, kindsOf, knownOf, namedTimes, needsOf, noteShift } from '../shifts/acts.ts';
import { changeShift, claimShift, type Days, listShifts, type ShiftRow } from '../shifts/store.ts';
import { workersOf } from '../shifts/workers.ts';
import { endingSwaps } from '../swaps/ended.ts';
import type { Filled } from './fill.ts';
import { brokenBy, type Candidate, isNight, isSunday, type OpenShift, type Order } from './plan.ts';
import { listCandidates, listHad } from './store.ts';

type Schemas = components['schemas'];
/** Without a location, all of them. */
export type AskedWeek = Week & { location: string | null };
type Base = Pick<Known, 'settings' | 'roles' | 'locations'>;

/** Seconds of looking. */
const seconds = 10;
/** People and open shifts of one filling; what is beyond them waits for the next one. */
const most = { people: 300, shifts: 500 };

async function weekOf(inside: Inside, { location, ...week }: AskedWeek) {
  const { tx, businessId } = inside;
  const days = await daysOfWeek(inside, week);
  const planned = await listShifts(tx, businessId, days);
  const here = planned.filter((shift) => location === null || shift.location === location);
  return { days, planned, here, version: versionOf({ planned: here }, ['planned']) };
}

const openOf = (shift: ShiftRow, { roles }: Base): OpenShift => ({
  ...shift,
  needs: needsOf(roles.get(shift.role ?? '')),
});

/** What they have had in the twelve months before the week. */
async function hadBefore({ tx, businessId }: Inside, { from }: Days) {
  const { night } = workingTimeOn(from);
  const [begin, end] = [minutesAt(night.begin), minutesAt(night.end)];
  return listHad(tx, businessId, { from: daysLater(from, -365), to: daysLater(from, -1) }, { begin, end });
}

async function candidatesOf(
  inside: Inside,
  days: Days,
  planned: readonly ShiftRow[],
  base: Base,
): Promise<Candidate[]> {
  const { tx, businessId } = inside;
  const people = await listCandidates(tx, businessId, days, most.people);
  const workers = await workersOf(
    inside,
    people.map(({ id }) => id),
    days,
    kindsOf(base.roles),
  );
  const had = await hadBefore(inside, days);
  const week = Map.groupBy(planned, ({ employee }) => employee);
  return people.flatMap(({ id, location }) => {
    const worker = workers.get(id);
    if (worker === undefined) return [];
    const own = week.get(id) ?? [];
    const { nights = 0, sundays = 0 } = had.get(id) ?? {};
    const minutes = own.reduce((sum, shift) => sum + workOf(shift), 0);
    const places = location === null ? null : [...new Set([location, ...worker.shifts.map((shift) => shift.location)])];
    return [
      {
        id,
        worker,
        places,
        had: { minutes, nights: nights + own.filter(isNight).length, sundays: sundays + own.filter(isSunday).length },
      },
    ];
  });
}

export type Asked = { order: Order; version: string; base: Base };

/** What the filling of a week has to know. */
export async function orderFor(inside: Inside, asked: AskedWeek, now: Date): Promise<Asked> {
  const { tx, businessId } = inside;
  const { days, planned, here, version } = await weekOf(inside, asked);
  const minute = await minuteIn(tx, businessId, now);
  const open = here
    .filter(({ employee, date, start }) => employee === null && `${date} ${start}` > minute)
    .slice(0, most.shifts);
  const base = await knownOf(inside, open);
  const people = open.length === 0 ? [] : await candidatesOf(inside, days, planned, base);
  const shifts = open.map((shift) => openOf(shift, base));
  return { order: { shifts, people, settings: base.settings, seconds }, version, base };
}

/** The proposal as whoever plans sees it. */
export async function proposalOf(inside: Inside, asked: Asked, found: Filled): Promise<Schemas['ShiftFilling']> {
  const { order, version, base } = asked;
  const cards = await describeEmployees(
    inside.tx,
    inside.businessId,
    order.people.map(({ id }) => id),
  );
  const [plan, left] = [new Map(found.plan), new Map(found.left.map((one) => [one.shift, one.reasons]))];
  const shown = (shift: OpenShift): Schemas['FillingShift'] => ({ id: shift.id, ...namedTimes(shift, base) });
  return {
    version,
    is_most: found.isMost,
    filled: order.shifts.flatMap((shift) => {
      const employee = cards.get(plan.get(shift.id) ?? '');
      return employee === undefined ? [] : [{ shift: shown(shift), employee }];
    }),
    left: order.shifts.flatMap((shift) => {
      const reasons = left.get(shift.id);
      if (reasons === undefined) return [];
      const named = reasons.map(({ person, text, isRefused }) => {
        const { first_name = '', last_name = '' } = cards.get(person) ?? {};
        return { employee: person, name: `${first_name} ${last_name}`.trim(), is_refused: isRefused, text };
      });
      return [{ shift: shown(shift), reasons: named }];
    }),
  };
}

const changed = () =>
  refuse.conflict('The week has changed in the meantime. Look at the proposal again.', 'changed_meanwhile');

type Given = Schemas['NewShiftFilling']['shifts'];

/** The shifts, which nobody changes until the transaction ends. @throws 409 where one is not open any more */
async function claimOpen(asking: Asking, given: Given): Promise<Map<string, ShiftRow>> {
  const { tx, businessId, now } = asking;
  const minute = await minuteIn(tx, businessId, now);
  const claimed = new Map<string, ShiftRow>();
  // Of two who plan at once, one waits for the other: all take shifts in one order, and then people.
  for (const id of given.map(({ shift }) => shift).toSorted()) {
    const shift = await claimShift(tx, businessId, id);
    if (shift === undefined || shift.employee !== null || `${shift.date} ${shift.start}` <= minute) throw changed();
    claimed.set(id, shift);
  }
  if (claimed.size < given.length) throw changed();
  return claimed;
}

/** @throws 409 where a rule has come to refuse or to warn */
async function assertAllowed(asking: Asking, days: Days, given: Given, claimed: ReadonlyMap<string, ShiftRow>) {
  const { tx, businessId } = asking;
  const ids = [...new Set(given.map(({ employee }) => employee))].toSorted();
  if ((await claimEmployed(tx, businessId, ids)).length < ids.length) throw changed();
  const base = await knownOf(asking, [...claimed.values()]);
  const workers = await workersOf(asking, ids, days, kindsOf(base.roles));
  const had = { minutes: 0, nights: 0, sundays: 0 };
  for (const [id, theirs] of Map.groupBy(given, ({ employee }) => employee)) {
    const worker = workers.get(id);
    const taken = theirs.flatMap(({ shift }) => claimed.get(shift) ?? []).map((shift) => openOf(shift, base));
    if (worker === undefined || brokenBy({ id, worker, had, places: null }, taken, base.settings).length > 0)
      throw changed();
  }
}

/** All of them or none, each as if it were planned by hand. */
export async function fillWeek(
  asking: Asking,
  asked: AskedWeek,
  { version, shifts: given }: Pick<Schemas['NewShiftFilling'], 'version' | 'shifts'>,
): Promise<Schemas['FilledShifts']> {
  const { tx, businessId } = asking;
  const claimed = await claimOpen(asking, given);
  const week = await weekOf(asking, asked);
  if (week.version !== version || !given.every(({ shift }) => week.here.some(({ id }) => id === shift)))
    throw changed();
  await assertAllowed(asking, week.days, given, claimed);
  for (const { shift: id, employee } of given) {
    const shift = claimed.get(id);
    if (shift === undefined) throw changed();
    // A reason that is there was about somebody else.
    const row: ShiftRow = { ...shift, employee, despite: null };
    await endingSwaps(asking, id, async () => {
      await changeShift(tx, businessId, id, row);
      await noteShift(asking, 'shift.changed', 'Filled', row);
      return { result: undefined, employee };
    });
  }
  return { filled: given.length };
}
