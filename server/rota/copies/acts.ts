/** Copying the shifts of a week onto the same weekdays of another one. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysBetween, daysLater } from '../../../rules/calendar/days.ts';
import { mondayOf, type Week } from '../../../rules/rota/week.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed, describeEmployees } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { record } from '../../platform/security/audit.ts';
import { daysOfWeek, faultsIn, kindsOf, knownOf } from '../shifts/acts.ts';
import { addShift, listShifts, type ShiftRow } from '../shifts/store.ts';
import { workersOf } from '../shifts/workers.ts';

type Copied = components['schemas']['CopiedWeek'];
type Order = { from: Week; to: Week; location: string | null };

/** That of two presses the second one finds there. */
const keyOf = ({ employee, date, start, end, location, role }: Omit<ShiftRow, 'id'>) =>
  JSON.stringify([employee, date, start, end, location, role]);

export async function copyWeek(asking: Asking, { from, to, location }: Order): Promise<Copied> {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const isHere = (shift: ShiftRow) => location === null || shift.location === location;
  const source = (await listShifts(tx, businessId, await daysOfWeek(asking, from))).filter(isHere);
  const later = daysBetween(mondayOf(from), mondayOf(to));
  const target = await daysOfWeek(asking, to);
  const ids = [...new Set(source.flatMap(({ employee }) => employee ?? []))].toSorted();
  // Nobody plans these people meanwhile.
  const employed = new Set((await claimEmployed(tx, businessId, ids)).map(({ id }) => id));
  const there = (await listShifts(tx, businessId, target)).filter(isHere);
  const known = new Set(there.map(keyOf));
  const base = await knownOf(asking, source);
  const workers = await workersOf(asking, ids, target, kindsOf(base.roles));
  const cards = await describeEmployees(tx, businessId, ids);
  const today = await todayIn(tx, businessId, now);
  const nameOf = (id: string | null) => {
    const card = cards.get(id ?? '');
    return card === undefined ? null : `${card.first_name} ${card.last_name}`.trim();
  };
  const answer: Copied = { copied: 0, left_out: [] };
  for (const shift of source) {
    const copy = { ...shift, date: daysLater(shift.date, later), id: '' };
    if (known.has(keyOf(copy))) continue;
    const faults = faultsIn(copy, { ...base, workers, published: new Map() });
    const hasLeft = copy.employee !== null && !employed.has(copy.employee);
    const refused = faults.filter(({ is_refused: isRefused }) => isRefused).map(({ text }) => text);
    const reason = copy.date < today ? 'The day has passed' : hasLeft ? 'Has left' : refused.join('. ');
    if (reason !== '') {
      const { date, start, end } = copy;
      answer.left_out.push({ name: nameOf(copy.employee), date, start, end, reason: `${reason}.` });
      continue;
    }
    const despite = faults.length > 0 ? `Copied from week ${from.week}` : null;
    const id = await addShift(tx, businessId, { ...copy, despite }, now);
    // What was copied counts for the rules of what comes after it.
    const worker = workers.get(copy.employee ?? '');
    if (worker !== undefined)
      workers.set(copy.employee ?? '', { ...worker, shifts: [...worker.shifts, { ...copy, id }] });
    answer.copied += 1;
  }
  if (answer.copied > 0) {
    const text = `Copied week ${from.week} of ${from.year} of the rota to week ${to.week} of ${to.year}`;
    await record(tx, { businessId, actorId, action: 'rota.copied', text, subject: null, address, now });
  }
  return answer;
}
