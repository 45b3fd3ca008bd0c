/** Random weeks to fill, the same for the same seed, and what the rules say of a filled one. */
import { rotaWeekStarts } from '../../../openapi/generated/lists/rota.shifts.ts';
import { daysLater } from '../../../rules/calendar/days.ts';
import { firstSettings, type Settings } from '../../../rules/rota/settings.ts';
import { allowing, brokenBy, byPerson, type Candidate, type OpenShift, type Order, worksAt } from './plan.ts';

/** Numbers from 0 to below 1: mulberry32. */
function drawing(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const monday = '2036-12-08';
const patterns = [
  ['06:00', '14:00', 60],
  ['14:00', '22:00', 60],
  ['22:00', '06:00', 60],
  ['08:00', '16:00', 60],
  ['08:00', '12:00', 0],
  ['13:00', '17:00', 0],
  ['17:00', '22:00', 0],
  ['09:00', '21:00', 60],
] as const;

export type Size = { people: number; shifts: number; seconds?: number };

export function randomWeek(seed: number, { people, shifts, seconds = 10 }: Size): Order {
  const draw = drawing(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const is = (chance: number) => draw() < chance;
  const places = ['ikeja', 'lekki'];
  let ids = 0;
  const shiftOn = (date: string): OpenShift => {
    const [start, end, break_minutes] = pick(patterns);
    const role = is(0.2) ? 'driver' : null;
    const needs = role === null ? [] : [{ kind: 'drivers_licence' as const, label: "Driver's licence" }];
    return { id: `s${ids++}`, date, start, end, break_minutes, location: pick(places), role, needs };
  };
  const settings: Settings = {
    ...firstSettings,
    day_hours: pick([8, 10, 12]),
    week_hours: pick([20, 40, 48, 70]),
    rest_hours: pick([0, 8, 11]),
    travel_minutes: pick([0, 30, 120]),
  };
  const cannotWork = () => ({
    first_day: monday,
    last_day: null,
    weekdays: [pick(rotaWeekStarts)],
    ...pick([
      { start: null, end: null },
      { start: '06:00', end: '14:00' },
    ]),
  });
  const candidate = (at: number): Candidate => {
    const away = new Map(
      is(0.2) ? [[daysLater(monday, below(7)), pick(['all day', 'until noon', 'from noon'] as const)]] : [],
    );
    return {
      id: `p${at}`,
      places: is(0.3) ? [pick(places)] : null,
      had: { minutes: 0, nights: below(3), sundays: below(3) },
      worker: {
        employments: [{ from: '2030-01-01', to: is(0.1) ? daysLater(monday, below(7)) : '9999-12-31' }],
        birthDate: is(0.1) ? '2020-01-01' : null,
        gender: pick(['female', 'male', null] as const),
        away,
        unavailable: is(0.2) ? [cannotWork()] : [],
        holidays: new Map(is(0.1) ? [[daysLater(monday, below(7)), 'A holiday']] : []),
        papers: is(0.6) ? [{ kind: 'drivers_licence', expires: is(0.3) ? daysLater(monday, below(7)) : null }] : [],
        shifts: Array.from({ length: below(4) }, () => shiftOn(daysLater(monday, below(21) - 7))),
      },
    };
  };
  return {
    settings,
    seconds,
    shifts: Array.from({ length: shifts }, () => shiftOn(daysLater(monday, below(7)))),
    people: Array.from({ length: people }, (_, at) => candidate(at)),
  };
}

/** With the rules that a business begins with, and at two locations nearly as much work as there are people for. */
export function ordinaryWeek(seed: number, size: Size): Order {
  const { people, shifts, seconds } = randomWeek(seed, size);
  return { people, shifts, seconds, settings: firstSettings };
}

/** What a plan breaks; nothing where it holds. */
export function faultsOfPlan(order: Order, plan: ReadonlyMap<string, string>): string[] {
  const shifts = new Map(order.shifts.map((shift) => [shift.id, shift]));
  const people = new Map(order.people.map((person) => [person.id, person]));
  const unknown = [...plan].filter(([shift, person]) => !shifts.has(shift) || !people.has(person));
  return [
    ...unknown.map(([shift]) => `${shift} is not there`),
    ...[...byPerson(order, plan)].flatMap(([id, taken]) => {
      const person = people.get(id);
      if (person === undefined) return [];
      const elsewhere = taken
        .filter((shift) => !worksAt(person, shift))
        .map(({ id: shift }) => `${shift} is elsewhere`);
      return [
        ...elsewhere,
        ...brokenBy(person, taken, order.settings).map(({ shift, text }) => `${shift.id}: ${text}`),
      ];
    }),
  ];
}

/** How many shifts can be filled, by trying everything. */
export function mostByTrying({ shifts, people, settings }: Order): number {
  const allows = allowing(settings);
  const hands = new Map<string, OpenShift[]>(people.map(({ id }) => [id, []]));
  let best = 0;
  const seen = new Set<string>();
  const go = (at: number, filled: number) => {
    best = Math.max(best, filled);
    const shift = shifts[at];
    if (shift === undefined || filled + shifts.length - at <= best) return;
    const state = `${at} ${filled} ${people.map(({ id }) => (hands.get(id) ?? []).map((one) => one.id).join()).join('|')}`;
    if (seen.has(state)) return;
    seen.add(state);
    for (const person of people) {
      if (!worksAt(person, shift)) continue;
      const before = hands.get(person.id) ?? [];
      if (!allows(person, [...before, shift])) continue;
      hands.set(person.id, [...before, shift]);
      go(at + 1, filled + 1);
      hands.set(person.id, before);
    }
    go(at + 1, filled);
  };
  go(0, 0);
  return best;
}
