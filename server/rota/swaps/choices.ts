/** Who could take a shift: those of its location who are employed on its day. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysLater } from '../../../rules/calendar/days.ts';
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { employeeOf } from '../../hr/port.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { knownOf } from '../shifts/acts.ts';
import { listPeople, listShifts, listShiftsAmong, type ShiftRow } from '../shifts/store.ts';
import { presentShift } from './present.ts';
import { type Move, movesOf, swappableAmong, weigh, weighingOf } from './weigh.ts';

/** How far ahead somebody may give a shift for another one. */
const ahead = 28;
const most = 200;

/** Employees of the location, and who works there from a week before the shift to a week after. */
async function colleaguesOf({ tx, businessId }: Asking, shift: ShiftRow): Promise<string[]> {
  const near = await listShifts(tx, businessId, { from: daysLater(shift.date, -7), to: daysLater(shift.date, 7) });
  const { people } = await listPeople(tx, businessId, {
    from: shift.date,
    to: shift.date,
    location: shift.location,
    ids: null,
    working: near.flatMap(({ location, employee }) => (location === shift.location && employee) || []),
    limit: most,
  });
  return people.map(({ id }) => id).filter((id) => id !== shift.employee);
}

async function takersAmong(asking: Asking, shift: ShiftRow, people: readonly string[]): Promise<Set<string>> {
  const moves: Move[] = people.flatMap((taker) => movesOf({ giver: shift.employee, taker }, shift, null));
  const weighing = await weighingOf(asking, moves);
  return new Set(
    moves.flatMap((move) => (weigh([move], weighing).some(({ is_refused: isRefused }) => isRefused) ? [] : [move.to])),
  );
}

/** Whom it is offered to when it is offered to everybody. */
export const likelyTakers = async (asking: Asking, shift: ShiftRow): Promise<string[]> => [
  ...(await takersAmong(asking, shift, await colleaguesOf(asking, shift))),
];

/** @throws 404 for a shift that is not one's own; 409 for one that cannot change hands */
export async function choicesFor(asking: Asking, id: string): Promise<components['schemas']['SwapChoices']> {
  const { tx, businessId, userId, now } = asking;
  const self = await employeeOf(tx, businessId, userId);
  const today = await todayIn(tx, businessId, now);
  const [shift] = await listShiftsAmong(tx, businessId, [id]);
  if (shift === undefined || self === null || shift.employee !== self) throw refuse.missing();
  const near = await listShifts(tx, businessId, { from: today, to: daysLater(today, ahead) });
  const swappable = await swappableAmong(asking, [shift, ...near]);
  if (!swappable.has(id))
    throw refuse.conflict('Only shifts that are published as they are planned, and have not begun, change hands.');
  const people = await colleaguesOf(asking, shift);
  const takers = await takersAmong(asking, shift, people);
  const cards = await describeEmployees(tx, businessId, people);
  const theirs = Map.groupBy([...swappable.values()], ({ employee }) => employee);
  const known = await knownOf(asking, [...swappable.values()]);
  return {
    shift: presentShift(shift, known),
    colleagues: people.flatMap((person) => {
      const employee = cards.get(person);
      if (employee === undefined) return [];
      const shifts = (theirs.get(person) ?? []).filter((one) => one.id !== id);
      return [{ employee, can_take: takers.has(person), shifts: shifts.map((one) => presentShift(one, known)) }];
    }),
  };
}
