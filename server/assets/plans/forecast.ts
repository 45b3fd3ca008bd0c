/** When a meter showed or will show so much, by the readings so far; and the sentence that says how that is known. Pure. */
import { daysBetween, shownDay } from '../../platform/time/dates.ts';
import { type Due, daysAfter } from './recurrence.ts';

export type Seen = { value: number; on: string; isCorrection: boolean };
export type Meter = {
  /** The latest ones, in the order of their days. */
  readings: readonly Seen[];
  /** The first reading from which on all show at least this: only a correction that goes below it moves the day. */
  firstAt: (value: number) => Promise<Seen | undefined>;
};
type Unit = 'km' | 'hours';

/** Readings older than this say nothing of how an asset is used now. Days. */
const memory = 180;
/** Readings closer together than this are too few. Days. */
const shortest = 7;

const shown = (value: number) => value.toLocaleString('en-NG');

type Forecast = { on: string | null; because: string };

type Pace = { first: Seen; last: Seen; used: number; days: number; count: number };

/** The average between the latest reading and the oldest of the last 180 days, since the last correction; null of too few. */
function paceOf(readings: readonly Seen[]): Pace | null {
  const last = readings.at(-1);
  if (last === undefined) return null;
  const from = readings.findLastIndex(({ isCorrection }) => isCorrection);
  const counted = readings.slice(Math.max(0, from)).filter(({ on }) => daysBetween(on, last.on) <= memory);
  const first = counted[0] ?? last;
  const days = daysBetween(first.on, last.on);
  const used = last.value - first.value;
  return days < shortest || used <= 0 ? null : { first, last, used, days, count: counted.length };
}

/** What a meter shows on a day at the use so far; null where that is not known. */
export function valueOn(readings: readonly Seen[], day: string): number | null {
  const pace = paceOf(readings);
  if (pace === null) return null;
  const { last, used, days } = pace;
  return last.value + Math.max(0, Math.round((used / days) * daysBetween(last.on, day)));
}

export async function forecast({ readings, firstAt }: Meter, target: number, unit: Unit): Promise<Forecast> {
  const last = readings.at(-1);
  if (last === undefined)
    return { on: null, because: `No reading yet, so it is not known when ${shown(target)} ${unit} are reached.` };
  if (last.value >= target) {
    const { on, value } = (await firstAt(target)) ?? last;
    return { on, because: `${shown(target)} ${unit} were reached: ${shown(value)} on ${shownDay(on)}.` };
  }
  const pace = paceOf(readings);
  if (pace === null)
    return {
      on: null,
      because: `No forecast for ${shown(target)} ${unit} yet: it needs readings that are a week apart.`,
    };
  const { first, used, days, count } = pace;
  const left = Math.ceil(((target - last.value) / used) * days);
  // Beyond a life of any asset, a date says nothing.
  if (left > 36_500) return { on: null, because: `At this use, ${shown(target)} ${unit} are not reached.` };
  const on = daysAfter(last.on, { every: 1, unit: 'day' }, left);
  const rate = (used / days).toLocaleString('en-NG', { maximumFractionDigits: 1 });
  return {
    on,
    because: `At about ${rate} ${unit} a day (${count} readings since ${shownDay(first.on)}), ${shown(target)} ${unit} are reached around ${shownDay(on)}.`,
  };
}

export type Meters = { km: Meter; hours: Meter };

/** The first of what is due, and why then. */
export async function firstDue(due: Due, meters: Meters): Promise<Forecast> {
  const found: Forecast[] = [];
  if (due.on !== null) found.push({ on: due.on, because: `Due on ${shownDay(due.on)} by the calendar.` });
  if (due.km !== null) found.push(await forecast(meters.km, due.km, 'km'));
  if (due.hours !== null) found.push(await forecast(meters.hours, due.hours, 'hours'));
  const [first] = found
    .filter(({ on }) => on !== null)
    .toSorted((one, other) => ((one.on ?? '') < (other.on ?? '') ? -1 : 1));
  return first ?? found[0] ?? { on: null, because: 'It counts from the first reading.' };
}
