/** Who could take which open shift, by the same rules by which one is planned by hand. */
import { daysBetween, weekdayOf } from '../../../rules/calendar/days.ts';
import { type Fault, faultsOf, type Need, type Planned, type Worker } from '../../../rules/rota/faults.ts';
import { workingTimeOn } from '../../../rules/rota/law.ts';
import type { Settings } from '../../../rules/rota/settings.ts';
import { isWithin, spanOf, workOf } from '../../../rules/rota/times.ts';

export type OpenShift = Planned & { role: string | null; needs: readonly Need[] };
/** What somebody is planned for besides: minutes of work in the week; nights and Sundays in it and in the twelve months before it. */
type Had = { minutes: number; nights: number; sundays: number };
export type Candidate = {
  id: string;
  worker: Worker;
  had: Had;
  /** The locations at which they work; null where they work at all of them. */
  places: readonly string[] | null;
};
/** All that filling has to know; it can be handed to a thread. */
export type Order = {
  shifts: readonly OpenShift[];
  people: readonly Candidate[];
  settings: Settings;
  /** How long to look for a better one. */
  seconds: number;
};
/** The employee of each shift that somebody gets, by the id of the shift. */
export type Plan = ReadonlyMap<string, string>;

export const worksAt = ({ places }: Candidate, { location }: Pick<Planned, 'location'>): boolean =>
  places === null || places.includes(location);

/** How far a shift reaches in the rules. */
const reach = 8;
const near = (one: Planned, others: readonly Planned[]) =>
  others.some((other) => Math.abs(daysBetween(one.date, other.date)) <= reach);

export type Broken = Fault & { shift: Planned };

/**
 * What it breaks when somebody works these besides what they are planned for: of each of these, and what others that they are
 * planned for already did not break before, as work after midnight belongs to the day before.
 */
export function brokenBy({ worker }: Candidate, taken: readonly OpenShift[], settings: Settings): Broken[] {
  const after = { ...worker, shifts: [...worker.shifts, ...taken] };
  const own = taken.flatMap((shift) =>
    faultsOf({ shift, worker: after, settings, needs: shift.needs }).map((fault) => ({ ...fault, shift })),
  );
  if (own.length > 0) return own;
  return worker.shifts
    .filter((shift) => near(shift, taken))
    .flatMap((shift) => {
      const about = { shift, settings, needs: [] };
      const now = faultsOf({ ...about, worker: after });
      if (now.length === 0) return [];
      const before = new Set(faultsOf({ ...about, worker }).map(({ rule }) => rule));
      return now.filter(({ rule }) => !before.has(rule)).map((fault) => ({ ...fault, shift }));
    });
}

/** Whether somebody may work these; what was asked once is known. */
export type Allows = (person: Candidate, taken: readonly OpenShift[]) => boolean;
export function allowing(settings: Settings): Allows {
  const known = new Map<string, boolean>();
  return (person, taken) => {
    const key = [person.id, ...taken.map(({ id }) => id).toSorted()].join();
    const answer = known.get(key) ?? brokenBy(person, taken, settings).length === 0;
    known.set(key, answer);
    return answer;
  };
}

export const isNight = (shift: Planned): boolean => {
  const { night } = workingTimeOn(shift.date);
  return isWithin(spanOf(shift), night.begin, night.end);
};
export const isSunday = ({ date }: Planned): boolean => weekdayOf(date) === 6;

/** Days of eight hours. */
const dayOf = (minutes: number) => minutes / 480;
/** Grows faster than what somebody has, so that the sum of all is smallest where they have the same. */
export function burdenOf({ had }: Candidate, taken: readonly OpenShift[]): number {
  const days = dayOf(taken.reduce((minutes, shift) => minutes + workOf(shift), had.minutes));
  const nights = had.nights + taken.filter(isNight).length;
  const sundays = had.sundays + taken.filter(isSunday).length;
  return days ** 2 + nights ** 2 + sundays ** 2;
}

/** The shifts of each who gets one. */
export function byPerson({ shifts }: Pick<Order, 'shifts'>, plan: Plan): Map<string, OpenShift[]> {
  const all = new Map<string, OpenShift[]>();
  for (const shift of shifts) {
    const person = plan.get(shift.id);
    if (person !== undefined) all.set(person, [...(all.get(person) ?? []), shift]);
  }
  return all;
}
