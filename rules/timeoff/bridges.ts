/** Working days to take beside holidays, so that one is away for longer. Pure. */
import { daysBetween, daysLater } from '../calendar/days.ts';
import type { WorkCalendar } from '../calendar/working-days.ts';

export type Bridge = {
  /** What is asked for: both are working days. */
  first_day: string;
  last_day: string;
  /** With the days off around it. */
  away_from: string;
  away_until: string;
  /** Working days; one with half a holiday is a half. */
  days_taken: number;
  days_away: number;
};

/** As many working days are taken at most. */
export const mostTaken = 4;
/** Further than that, nobody is off without taking anything. */
const around = 14;

const isWorked = (calendar: WorkCalendar, day: string): boolean => {
  const { minutes, holiday } = calendar(day);
  return minutes > 0 && holiday < 1;
};
/** A holiday on which there would be work. */
const isGiven = (calendar: WorkCalendar, day: string): boolean => {
  const { minutes, holiday } = calendar(day);
  return minutes > 0 && holiday === 1;
};
const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => daysLater(from, index));

/** The last day off beside a day, in one direction; null where there is no work within two weeks. */
function edgeOf(calendar: WorkCalendar, day: string, step: 1 | -1): string | null {
  for (let away = 1; away <= around; away += 1)
    if (isWorked(calendar, daysLater(day, step * away))) return daysLater(day, step * (away - 1));
  return null;
}

/** The bridge that takes all work from a day to a day; null where no holiday is in it. */
function bridgeOf(calendar: WorkCalendar, first: string, last: string): Bridge | null {
  const [from, until] = [edgeOf(calendar, first, -1), edgeOf(calendar, last, 1)];
  if (from === null || until === null) return null;
  if (!daysOf(from, until).some((day) => isGiven(calendar, day))) return null;
  const taken = daysOf(first, last).filter((day) => isWorked(calendar, day));
  return {
    first_day: first,
    last_day: last,
    away_from: from,
    away_until: until,
    days_taken: taken.reduce((sum, day) => sum + 1 - calendar(day).holiday, 0),
    days_away: daysBetween(from, until) + 1,
  };
}

const ratioOf = ({ days_away, days_taken }: Bridge): number => days_away / days_taken;
const byRatio = (one: Bridge, other: Bridge): number =>
  ratioOf(other) - ratioOf(one) || other.days_away - one.days_away || (one.first_day < other.first_day ? -1 : 1);
const isApart = (one: Bridge, other: Bridge): boolean =>
  one.away_until < other.away_from || other.away_until < one.away_from;

/**
 * The bridges between two days, those first that give most days away for a day that is taken; none shares a day with a better one.
 * @param isFree whether somebody can still ask for the days of a bridge
 */
export function bridgesIn(
  calendar: WorkCalendar,
  { from, to }: { from: string; to: string },
  isFree: (bridge: Bridge) => boolean = () => true,
): Bridge[] {
  const worked = daysOf(from, to).filter((day) => isWorked(calendar, day));
  const all = worked
    .flatMap((first, at) =>
      worked.slice(at, at + mostTaken).map((last) => (daysBetween(first, last) > around ? null : { first, last })),
    )
    .flatMap((one) => (one === null ? [] : (bridgeOf(calendar, one.first, one.last) ?? [])))
    .filter(isFree)
    .toSorted(byRatio);
  const chosen: Bridge[] = [];
  for (const bridge of all) if (chosen.every((other) => isApart(bridge, other))) chosen.push(bridge);
  return chosen;
}
