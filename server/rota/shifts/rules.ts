/** What is said of a week. */
import { type Week, weeksIn } from '../../../rules/rota/week.ts';
import { refuse } from '../../platform/errors.ts';

/** @throws 400 where the year does not have the week */
export function assertWeek(asked: { year: number; week_number: number }): Week {
  const { year, week_number: week } = asked;
  if (week > weeksIn(year)) throw refuse.fields({ week_number: [`The year ${year} has no week ${week}.`] });
  return { year, week };
}
