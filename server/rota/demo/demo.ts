/**
 * The rota of the demo business: three places, and a year of weeks: 47 that were worked, this one and four to come. This week and the next
 * are published; of the next, somebody's shift was changed since, and one has nobody yet.
 */
import { daysLater, weekdayOf } from '../../../rules/calendar/days.ts';
import { mondayOf, weekLater, weekOf } from '../../../rules/rota/week.ts';
import { todayIn } from '../../directory/business-day.ts';
import { day, later } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';
import { addPublication } from '../publications/store.ts';
import { faultsIn, knownOf } from '../shifts/acts.ts';
import { addShifts, changeShift, listShifts, type ShiftRow } from '../shifts/store.ts';
import { workersOf } from '../shifts/workers.ts';
import { demoSwaps } from './swaps.ts';

const places = ['Lagos', 'Apapa depot', 'Kano depot'];
const roles = [
  { name: 'Driver', colour: 'blue', whose: /driver|rider/i },
  { name: 'Dispatch', colour: 'green', whose: /dispatcher|depot manager|fleet/i },
  { name: 'Store', colour: 'amber', whose: /store|warehouse|forklift/i },
  { name: 'Workshop', colour: 'plum', whose: /mechanic|electrician|technician/i },
] as const;
const early = { start: '07:00', end: '16:00' };
const late = { start: '12:00', end: '21:00' };
const breakMinutes = 60;
const before = 47;
const ahead = 4;

type Place = { id: string; role: string; location: string };
type Shift = Omit<ShiftRow, 'id'>;

/** Five days a week each; every second one works late in every second week, and every third one on Saturdays. */
function weekOfWork(people: readonly Place[], monday: string, number: number): Shift[] {
  return people.flatMap(({ id, role, location }, at) => {
    const first = at % 3 === 2 ? 1 : 0;
    const times = (at + number) % 4 === 0 ? late : early;
    return [0, 1, 2, 3, 4].map((of) => ({
      ...times,
      employee: id,
      role,
      location,
      date: daysLater(monday, first + of),
      break_minutes: breakMinutes,
      note: null,
      despite: null,
    }));
  });
}

/** What breaks no rule of what is planned: nobody works who is away, or has a day off. */
async function withoutFaults(call: OwnerCall, shifts: readonly Shift[]): Promise<Shift[]> {
  const rows = shifts.map((shift, at) => ({ ...shift, id: String(at) }));
  const days = { from: rows[0]?.date ?? '', to: rows.at(-1)?.date ?? '' };
  const base = await knownOf(call, rows);
  const people = [...new Set(rows.flatMap(({ employee }) => employee ?? []))];
  const own = Map.groupBy(rows, ({ employee }) => employee);
  const workers = new Map(
    [...(await workersOf(call, people, days, []))].map(([id, worker]) => [
      id,
      { ...worker, shifts: own.get(id) ?? [] },
    ]),
  );
  const known = { ...base, workers, published: new Map() };
  return rows.filter((row) => faultsIn(row, known).length === 0).map(({ id: _, ...shift }) => shift);
}

/** Those of the three places whose job is done in shifts. */
async function staffOf({ handlers }: DemoStage, call: OwnerCall): Promise<Place[]> {
  const found = await handlers.listAllRegions(call);
  const locations = new Map(found.filter(({ name }) => places.includes(name)).map(({ name, id }) => [name, id]));
  const added: { id: string; whose: RegExp }[] = [];
  for (const { whose, ...body } of roles) added.push({ id: (await handlers.createRole({ ...call, body })).id, whose });
  const { results } = await handlers.listEmployees({ ...call, query: { active: true, page_size: 100 } });
  return results.flatMap(({ id, job_title, region }) => {
    const role = added.find(({ whose }) => whose.test(job_title ?? ''))?.id;
    const location = locations.get(region?.name ?? '');
    return role === undefined || location === undefined ? [] : [{ id, role, location }];
  });
}

/** Some of them cannot work at times: before anything is planned, so that nothing is then. */
async function sayAvailability({ handlers }: DemoStage, call: OwnerCall, staff: readonly Place[], next: string) {
  const [one, other, third] = staff.map(({ id: employee }) => ({ employee }));
  const said = [
    { ...one, first_day: next, weekdays: ['sunday' as const], note: 'Church' },
    { ...other, first_day: next, weekdays: ['tuesday' as const], start: '17:00', end: '21:00', note: 'Evening school' },
    { ...third, first_day: daysLater(next, 15), last_day: daysLater(next, 16), note: 'A wedding at home' },
  ];
  for (const body of said) await handlers.createUnavailability({ ...call, body });
}

/** Changes a shift of a week that is published, and leaves another one to nobody. */
async function changeNext(call: OwnerCall, monday: string) {
  const { tx, businessId } = call;
  const [changed] = await listShifts(tx, businessId, { from: daysLater(monday, 2), to: daysLater(monday, 2) });
  if (changed === undefined) return;
  await changeShift(tx, businessId, changed.id, { ...changed, note: 'Bring the keys of the depot' });
}

export const demoRota = (stage: DemoStage) =>
  stage.asOwner(async (call) => {
    const { tx, businessId, userId } = call;
    const { count } = await stage.handlers.listRoles({ ...call, query: {} });
    if (count > 0) return;
    const now = stage.platform.clock.now();
    const thisWeek = weekOf(await todayIn(tx, businessId, now));
    const staff = await staffOf(stage, call);
    const mondays = Array.from({ length: before + 1 + ahead }, (_, at) => mondayOf(weekLater(thisWeek, at - before)));
    const next = mondays[before + 1] ?? '';
    await sayAvailability(stage, call, staff, next);
    const planned = await withoutFaults(
      call,
      mondays.flatMap((monday, number) => weekOfWork(staff, monday, number)),
    );
    // One shift of a week at each place has nobody yet, from the next week on.
    const nobody = new Set<string>();
    const isLeft = ({ date, location }: Shift) => {
      const key = `${weekOf(date).week} ${location}`;
      // Those who plan it have time until the middle of the week.
      if (date < next || weekdayOf(date) < 2 || nobody.has(key)) return false;
      nobody.add(key);
      return true;
    };
    const shifts = planned.map((shift) => (isLeft(shift) ? { ...shift, employee: null } : shift));
    await addShifts(tx, businessId, shifts, now);
    const locations = new Set(staff.map(({ location }) => location));
    for (const from of mondays.filter((monday) => monday <= next))
      for (const location of locations) {
        const days = { from, to: daysLater(from, 6) };
        // On the Thursday before, or just now.
        const said = Math.min(now.getTime(), later(new Date(from), -4 * day).getTime());
        await addPublication(tx, businessId, { ...days, location, userId, now: new Date(said) });
      }
    await changeNext(call, next);
    await demoSwaps(call, next, now);
  });
