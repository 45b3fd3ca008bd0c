/** What the rules of the rota ask of people: who they are, when they are employed and away, and what they work already. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysBetween, daysLater, yearOf } from '../../../rules/calendar/days.ts';
import { isForState } from '../../../rules/calendar/holidays.ts';
import type { Worker } from '../../../rules/rota/faults.ts';
import { holidaysIn } from '../../calendar/port.ts';
import { ageAndGenderOf, statesOf } from '../../directory/employees.ts';
import { employmentPeriodsOf, papersOf } from '../../hr/port.ts';
import type { Inside } from '../../platform/asking.ts';
import { type Absence, absencesOf } from '../../timeoff/port.ts';
import { unavailableIn } from '../availability/store.ts';
import { type Days, listShiftsOf } from './store.ts';

type DocumentKind = components['schemas']['EmployeeDocumentKind'];

/** Rules look a week back and ahead. */
const around = ({ from, to }: Days): Days => ({ from: daysLater(from, -8), to: daysLater(to, 8) });

function awayOf(absences: readonly Absence[], { from, to }: Days): Worker['away'] {
  const away = new Map<string, 'all day' | 'until noon' | 'from noon'>();
  for (const { first_day, last_day, from_noon, until_noon } of absences) {
    const [begin, end] = [first_day < from ? from : first_day, last_day > to ? to : last_day];
    for (let at = 0; at <= daysBetween(begin, end); at++) {
      const day = daysLater(begin, at);
      const part =
        day === first_day && from_noon ? 'from noon' : day === last_day && until_noon ? 'until noon' : 'all day';
      // Two halves of one day are the whole.
      away.set(day, away.has(day) && away.get(day) !== part ? 'all day' : part);
    }
  }
  return away;
}

/** By id, of those that there are. @param kinds of the papers that are asked about */
export async function workersOf(
  inside: Inside,
  ids: readonly string[],
  days: Days,
  kinds: readonly DocumentKind[],
): Promise<Map<string, Worker>> {
  const { tx, businessId } = inside;
  const wide = around(days);
  const people = await ageAndGenderOf(tx, businessId, ids);
  const employments = await employmentPeriodsOf(inside, ids);
  const absences = Map.groupBy(await absencesOf(inside, ids, wide), ({ employeeId }) => employeeId);
  const unavailable = await unavailableIn(tx, businessId, ids, wide);
  const papers = kinds.length === 0 ? new Map() : await papersOf(inside, ids, kinds);
  const shifts = Map.groupBy(await listShiftsOf(tx, businessId, ids, wide), ({ employee }) => employee);
  const states = await statesOf(tx, businessId, ids);
  const declared = (await holidaysIn(inside, yearOf(days.from), yearOf(days.to))).filter(
    ({ status }) => status === 'declared',
  );
  const holidaysOf = (state: string | null) =>
    new Map(
      declared
        .filter((one) => isForState(one, state))
        .flatMap(({ name, days: off }) => off.map(({ day }) => [day, name])),
    );
  const byState = new Map([...new Set(states.values())].map((state) => [state, holidaysOf(state)]));
  return new Map(
    [...people].map(([id, { birthDate, gender }]) => [
      id,
      {
        birthDate,
        gender,
        employments: employments.get(id) ?? [],
        away: awayOf(absences.get(id) ?? [], wide),
        unavailable: unavailable.get(id) ?? [],
        holidays: byState.get(states.get(id) ?? null) ?? new Map(),
        papers: papers.get(id) ?? [],
        shifts: shifts.get(id) ?? [],
      },
    ]),
  );
}
