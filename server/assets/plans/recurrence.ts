/**
 * When maintenance that recurs is due next. Pure. Days are the calendar's, YYYY-MM-DD; kilometres and hours are those of the
 * odometer and the engine. A month that is too short ends on its last day, and the next one has the full day again.
 */
import { dayPlus, daysBetween } from '../../platform/time/dates.ts';

export type Interval = { every: number; unit: 'day' | 'week' | 'month' | 'year' };
export type Rhythm = {
  calendar: Interval | null;
  everyKm: number | null;
  everyHours: number | null;
  countsFrom: 'scheduled' | 'completed';
};
/** Something that was done, or left out, with what the meters showed. */
export type Turn = { on: string; km: number | null; hours: number | null; isSkip: boolean };
export type Due = { on: string | null; km: number | null; hours: number | null };

/** `times` intervals after a day, counted from that day at once: the 31st stays the 31st where there is one. */
export const daysAfter = (day: string, { every, unit }: Interval, times: number): string =>
  dayPlus(day, { [unit]: every * times });

const dayBefore = (day: string): string => daysAfter(day, { every: -1, unit: 'day' }, 1);

const latest = (one: string, other: string): string => (one < other ? other : one);

/** The first whole number of intervals after `start` that ends after `past`. */
function nextTurn(start: string, interval: Interval, past: string): number {
  // A first guess that is never too high: no interval is longer than its days here.
  const longest = { day: 1, week: 7, month: 31, year: 366 }[interval.unit] * interval.every;
  const days = daysBetween(start, past);
  let times = Math.max(1, Math.floor(days / longest));
  while (daysAfter(start, interval, times) <= past) times += 1;
  return times;
}

const nextMultiple = (start: number, step: number, past: number): number =>
  start + step * Math.max(1, Math.floor((past - start) / step) + 1);

/**
 * What is due after all that was done and left out.
 * - From the day it is done: one interval after the last time. Left out, it counts as done when it was due, or on the day it
 *   was left out if that is later.
 * - From the due date: the due dates stay where they are, whether it is done early or late; those that pass in between are
 *   left out. Done early, the one that comes next counts as done.
 * @param resumedOn the day on which a paused plan last went on: what the calendar has before it is left out. Then it is due on
 *   the first due date from that day on, or on that day itself when it counts from the day it is done
 */
export function dueAfter(
  rhythm: Rhythm,
  start: { on: string; km: number | null; hours: number | null },
  turns: readonly Turn[],
  resumedOn: string | null = null,
): Due {
  const { calendar, everyKm, everyHours, countsFrom } = rhythm;
  const isFixed = countsFrom === 'scheduled';
  let on = calendar && daysAfter(start.on, calendar, 1);
  const goOn = (now: string | null) => {
    if (!calendar || !on || resumedOn === null || on >= resumedOn || (now !== null && now < resumedOn)) return;
    on = isFixed ? daysAfter(start.on, calendar, nextTurn(start.on, calendar, dayBefore(resumedOn))) : resumedOn;
  };
  let km = everyKm !== null && start.km !== null ? start.km + everyKm : null;
  let hours = everyHours !== null && start.hours !== null ? start.hours + everyHours : null;
  for (const turn of turns) {
    goOn(turn.on);
    if (calendar && on) {
      const past = latest(turn.on, on);
      if (isFixed) on = daysAfter(start.on, calendar, nextTurn(start.on, calendar, past));
      else on = daysAfter(turn.isSkip ? past : turn.on, calendar, 1);
    }
    km = meterAfter(isFixed, everyKm, start.km, km, turn.km, turn.isSkip);
    hours = meterAfter(isFixed, everyHours, start.hours, hours, turn.hours, turn.isSkip);
  }
  goOn(null);
  return { on, km, hours };
}

function meterAfter(
  isFixed: boolean,
  step: number | null,
  start: number | null,
  due: number | null,
  shown: number | null,
  isSkip: boolean,
): number | null {
  if (step === null) return null;
  if (due === null) return shown === null ? null : shown + step;
  const past = shown === null ? due : Math.max(shown, due);
  if (isFixed && start !== null) return nextMultiple(start, step, past);
  return isSkip || shown === null ? past + step : shown + step;
}
