const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `8 h`, `7.5 h`. */
const hoursText = (minutes: number) => `${Number((minutes / 60).toFixed(2))} h`;

/** The days of a cycle: by weekday for one of whole weeks, by number for another one. */
export const dayName = (at: number, days: number): string =>
  days % 7 === 0 ? `${weekdays[at % 7]}${days > 7 ? ` ${Math.floor(at / 7) + 1}` : ''}` : `Day ${at + 1}`;

/** `Mon–Fri 8 h, Sat 4 h`: neighbours of the same length together, rest days left out. */
export function cycleText(cycle: readonly number[]): string {
  const runs: { first: number; last: number; minutes: number }[] = [];
  for (const [at, minutes] of cycle.entries()) {
    const run = runs.at(-1);
    if (run?.minutes === minutes) run.last = at;
    else runs.push({ first: at, last: at, minutes });
  }
  const name = (at: number) => dayName(at, cycle.length);
  return runs
    .filter(({ minutes }) => minutes > 0)
    .map(({ first, last, minutes }) =>
      [first === last ? name(first) : `${name(first)}–${name(last)}`, hoursText(minutes)].join(' '),
    )
    .join(', ');
}
