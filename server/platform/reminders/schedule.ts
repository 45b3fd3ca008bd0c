/**
 * When a reminder speaks. Pure: nothing here reads a clock or a database. What was said is known by its offset and not by
 * its time, so that nothing is said twice when a clock is set back or the business moves to another time zone.
 */
import { dayPlus, momentOf } from '../time/dates.ts';

export type Schedule = {
  /** `2026-03-02`, a day where the business is. */
  dueOn: string;
  /** Days before the due date; 0 is the day itself. */
  offsets: readonly number[];
  /** `08:30`, where the business is. */
  timeOfDay: string;
  /** So many days after the due date the reminder escalates; null for never. */
  escalateAfter: number | null;
  /** Of the IANA database, `Africa/Lagos`. */
  timeZone: string;
};

/** An occasion to speak; its offset is negative when the reminder escalates. */
export type Moment = { offset: number; at: Date };

/** All of its moments, the earliest first. */
export function momentsOf(schedule: Schedule): Moment[] {
  const { dueOn, offsets, escalateAfter, timeOfDay, timeZone } = schedule;
  return [...new Set([...offsets, ...(escalateAfter === null ? [] : [-escalateAfter])])]
    .sort((one, other) => other - one)
    .map((offset) => ({ offset, at: momentOf(dayPlus(dueOn, { days: -offset }), timeOfDay, timeZone) }));
}

/**
 * What to say now, and when to speak next. When several moments have passed since the last look, as after an outage, the last
 * of them is said and stands for those before it.
 * @param moments all of a schedule
 * @param said the smallest offset that was said, or null before the first
 */
export function speak(
  moments: readonly Moment[],
  said: number | null,
  now: Date,
): { say: Moment | null; next: Date | null } {
  const left = moments.filter(({ offset }) => said === null || offset < said);
  const say = left.findLast(({ at }) => at <= now) ?? null;
  const next = left.find(({ at }) => at > now);
  return { say, next: next?.at ?? null };
}
