/** Records time off that people took: an approved request that nobody asked for. Giving it back cancels the request. */
import { sumOf } from '../../../rules/timeoff/counting.ts';
import type { TakenDay } from '../../../rules/timeoff/ledger/taken.ts';
import { holdWorkDays } from '../../calendar/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed, describeEmployees, type EmployeeCard } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { type Known, takeDays } from '../balances/acts.ts';
import { claimAssignments, listAssignments } from '../balances/store.ts';
import { balanceWith, documentDueOn, isOwn, problemsOf, type Viewer } from '../requests/rules.ts';
import { addRequest, answerRequest } from '../requests/store.ts';
import { type Order, weigh } from '../requests/weighing.ts';
import { announceRecorded } from './telling.ts';

export type Recording = Order & {
  note: string;
  /** Whether it may take more than is left, or than may be taken at once. */
  beyond: boolean;
};
type Counted = { known: Known; days: readonly TakenDay[]; documentDueOn: string | null; left: number | null };
export type Outcome = {
  employee: EmployeeCard;
  /** By field, why it is refused. */
  problems: Record<string, string[]>;
  /** Null where it cannot be counted. */
  counted: Counted | null;
  /** The request that was written. */
  request: string | null;
};

/** The messages of a refusal at fields; anything else is thrown on. */
function messagesOf(error: unknown): Record<string, string[]> {
  if (!(error instanceof Refusal) || error.status !== 400) throw error;
  const fields = Object.entries(error.body).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return Object.fromEntries(fields);
}

async function weighOne(asking: Asking, employee: EmployeeCard, order: Recording, today: string): Promise<Outcome> {
  try {
    const weighed = await weigh(asking, employee.id, { ...order, isManaged: true }, today);
    const { known, terms, days, before, shortage } = weighed;
    const problems = problemsOf({
      ...weighed,
      terms: order.beyond ? { ...terms, longest_stretch: null } : terms,
      shortage: order.beyond ? null : shortage,
    });
    const left = balanceWith(known.ledger, [...before, ...days], order.last_day);
    const counted = { known, days, documentDueOn: documentDueOn(terms, days, order), left };
    return { employee, problems, counted, request: null };
  } catch (error) {
    return { employee, problems: messagesOf(error), counted: null, request: null };
  }
}

async function write(asking: Asking, outcome: Outcome, order: Recording, today: string): Promise<Outcome> {
  const { tx, businessId, userId: by, now } = asking;
  const { employee, counted, problems } = outcome;
  if (counted === null || Object.keys(problems).length > 0) return outcome;
  const { known, days, documentDueOn: due } = counted;
  const { first_day, last_day, from_noon, until_noon, note } = order;
  const stretch = { first_day, last_day, from_noon, until_noon };
  const amount = sumOf(days);
  const added = { assignmentId: known.assignment.id, amount, documentDueOn: due, note: note.trim(), by, now };
  const id = await addRequest(tx, businessId, { ...stretch, ...added });
  await takeDays(asking, known, { id, days }, today);
  await answerRequest(tx, businessId, id, { status: 'approved', amount, reason: null, by, now });
  await announceRecorded(asking, employee, { ...stretch, id });
  return { ...outcome, request: id };
}

/**
 * Weighs one order for several employees, and writes what it takes. Nobody else writes their requests or balances meanwhile.
 * @param mode `check` writes nothing, `all` for everybody or nobody, `possible` for those who are not refused
 * @returns in the order of the ids. @throws 400 at `employees.0` for an id that is nobody's
 */
export async function recordTaken(
  asking: Asking,
  viewer: Viewer,
  employeeIds: readonly string[],
  order: Recording,
  mode: 'check' | 'all' | 'possible',
): Promise<Outcome[]> {
  const { tx, businessId, now } = asking;
  const cards = await describeEmployees(tx, businessId, employeeIds);
  const unknown: Record<string, string[]> = {};
  for (const [at, id] of employeeIds.entries())
    if (!cards.has(id)) unknown[`employees.${at}`] = ['There is no such employee.'];
  if (Object.keys(unknown).length > 0) throw refuse.fields(unknown);
  const today = await todayIn(tx, businessId, now);
  await holdWorkDays(tx, businessId);
  const employed = new Set((await claimEmployed(tx, businessId, employeeIds)).map(({ id }) => id));
  const periods = await Promise.all([...employed].map((id) => listAssignments(tx, businessId, id)));
  const held = periods.flat().filter(({ policyId }) => policyId === order.policy);
  await claimAssignments(
    tx,
    businessId,
    held.map(({ id }) => id),
  );
  const weighed: Outcome[] = [];
  for (const id of employeeIds) {
    const employee = cards.get(id);
    if (employee === undefined) continue;
    const refused = { employee, counted: null, request: null };
    if (!employed.has(id)) weighed.push({ ...refused, problems: { employees: ['Their employment has ended.'] } });
    else if (isOwn(viewer, { employeeId: id }))
      weighed.push({ ...refused, problems: { employees: ['Somebody else has to record your own time off.'] } });
    else weighed.push(await weighOne(asking, employee, order, today));
  }
  const isRefused = weighed.some(({ problems }) => Object.keys(problems).length > 0);
  if (mode === 'check' || (mode === 'all' && isRefused)) return weighed;
  const written: Outcome[] = [];
  for (const one of weighed) written.push(await write(asking, one, order, today));
  return written;
}
