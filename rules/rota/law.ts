/**
 * What the law of Nigeria sets for working time, as data. What it leaves open warns; under 18 at night is always refused. A figure
 * that changes gets a second entry with the day from which it holds.
 */
type WorkingTime = {
  /** The first day on which it holds. */
  from: string;
  /** Minutes of rest in a day of work of so many minutes or more (Labour Act s. 13(3)). */
  rest: { minutes: number; inMinutes: number };
  /** Minutes of rest in seven days (s. 13(7)). */
  weekly: number;
  /** Night in industry (s. 55); the longer night of eleven hours has these at least. */
  night: { begin: string; end: string };
  /** Years below which nobody works at night (s. 60). */
  nightAge: number;
};

/** Source: https://jurist.ng/labour_act/sec-13 and sec-55, Labour Act, Cap L1 LFN 2004, which commenced on 1 August 1971. */
const workingTimes: WorkingTime[] = [
  {
    from: '1971-08-01',
    rest: { minutes: 60, inMinutes: 360 },
    weekly: 24 * 60,
    night: { begin: '22:00', end: '05:00' },
    nightAge: 18,
  },
];

/** What holds on a day; before the first entry, what it says. */
export function workingTimeOn(day: string): WorkingTime {
  const held = workingTimes.findLast(({ from }) => from <= day) ?? workingTimes[0];
  if (held === undefined) throw new Error('The law says something.');
  return held;
}
