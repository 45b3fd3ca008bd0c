/** Books days off for everybody at once, by each one's work pattern, and gives them back. */
import { sumOf, takenBy } from '../../../rules/timeoff/counting.ts';
import { earlierOf, laterOf } from '../../../rules/timeoff/ledger/days.ts';
import type { TakenDay } from '../../../rules/timeoff/ledger/taken.ts';
import { dayWords, type Stretch, stretchFaults } from '../../../rules/timeoff/stretch.ts';
import { holdWorkDays, workCalendarsOf } from '../../calendar/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { newId } from '../../platform/database/ids.ts';
import { refuse } from '../../platform/errors.ts';
import { type Known, ledgersOf, takeAll } from '../balances/acts.ts';
import { claimAssignments, listAssignmentsOn } from '../balances/store.ts';
import { amountText, shortageOf } from '../requests/rules.ts';
import { addBooked, cancelAll, claimOfShutdown, listStandingAmong, type Request, termsOn } from '../requests/store.ts';
import { isHeldOn } from '../requests/weighing.ts';
import { freeStretches } from './rules.ts';
import * as store from './store.ts';

export type ShutdownOrder = Pick<store.Shutdown, 'first_day' | 'last_day' | 'departments' | 'exceptions' | 'reason'> & {
  policy: string;
  /** Whether also those have the days off whose balance does not suffice. */
  beyond: boolean;
};
type Run = { stretch: Stretch; days: readonly TakenDay[] };
export type Weighed = {
  employeeId: string;
  /** Null for somebody who cannot have the days off by this policy. */
  known: Known | null;
  runs: readonly Run[];
  /** Hundredths. */
  amount: number;
  /** Why the balance does not suffice, or why they cannot have them; null where neither. */
  problem: string | null;
};
const lacking = 'They do not have this policy on all of these days.';

/** In order of name. Nobody else writes these people's requests or balances meanwhile. @throws 400 at fields */
export async function weighAll(asking: Asking, order: ShutdownOrder): Promise<Weighed[]> {
  const { tx, businessId, now } = asking;
  const { first_day, last_day } = order;
  const span: Stretch = { first_day, last_day, from_noon: false, until_noon: false };
  const today = await todayIn(tx, businessId, now);
  const faults = Object.entries(stretchFaults(span, today)).map(([field, message]) => [field, [message]]);
  if (faults.length > 0) throw refuse.fields(Object.fromEntries(faults));
  await holdWorkDays(tx, businessId);
  const people = await store.listPeople(tx, businessId, order);
  await claimEmployed(tx, businessId, people);
  const assignments = await claimAssignments(
    tx,
    businessId,
    (await listAssignmentsOn(tx, businessId, people, { day: first_day, policy: order.policy })).map(({ id }) => id),
  );
  const ledgers = await ledgersOf(asking, assignments);
  const held = new Map(
    ledgers.filter((known) => isHeldOn(known, span)).map((known) => [known.assignment.employeeId, known]),
  );
  const terms = await termsOn(tx, businessId, order.policy, first_day);
  const all = await listStandingAmong(tx, businessId, people, earlierOf(today, first_day));
  const standing = Map.groupBy(all, ({ employeeId }) => employeeId);
  const from = all.reduce((day, one) => earlierOf(day, one.first_day), first_day);
  const to = all.reduce((day, one) => laterOf(day, one.last_day), last_day);
  const calendars = await workCalendarsOf(asking, people, { from, to });

  return people.map((employeeId) => {
    const [known, calendar] = [held.get(employeeId), calendars.get(employeeId)];
    if (known === undefined || calendar === undefined)
      return { employeeId, known: null, runs: [], amount: 0, problem: lacking };
    const own = standing.get(employeeId) ?? [];
    const counted = (stretch: Stretch): Run => ({ stretch, days: takenBy(stretch, terms, calendar) });
    const runs = freeStretches(span, own)
      .map(counted)
      .filter(({ days }) => days.length > 0);
    const isPending = (one: Request) => one.status !== 'approved' && one.assignmentId === known.assignment.id;
    const before = own.filter(isPending).flatMap((one) => counted(one).days);
    const days = runs.flatMap((run) => run.days);
    const shortage = days.length === 0 ? null : shortageOf(known.ledger, before, days);
    const problem =
      shortage === null
        ? null
        : `On ${dayWords(shortage.day)}, the balance is ${amountText(shortage.lacks, terms)} too low.`;
    return { employeeId, known, runs, amount: sumOf(days), problem };
  });
}

/** Of those who were weighed, who has days off by it. */
export const bookable = (weighed: readonly Weighed[], { beyond }: Pick<ShutdownOrder, 'beyond'>) =>
  weighed.flatMap((one) =>
    one.known !== null && one.amount > 0 && (beyond || one.problem === null) ? [{ ...one, known: one.known }] : [],
  );

/** @returns its id, and for whom it is booked. @throws 400 at fields, 409 when there is nobody */
export async function book(asking: Asking, order: ShutdownOrder): Promise<{ id: string; people: string[] }> {
  const { tx, businessId, userId, now } = asking;
  const booked = bookable(await weighAll(asking, order), order);
  if (booked.length === 0) throw refuse.conflict('Nobody would have a day off by this.', 'nobody');
  const { policy: policyId, beyond: _, ...rest } = order;
  const id = newId();
  const shutdown = { ...rest, id, policyId, people: booked.length, booked_by: userId, now };
  await store.addShutdown(tx, businessId, shutdown);
  const all = booked.map(({ known, runs }) => ({ known, requests: runs.map((run) => ({ ...run, id: newId() })) }));
  const requests = all.flatMap((one) =>
    one.requests.map(({ id: request, days, stretch: { first_day, last_day } }) => ({
      id: request,
      assignmentId: one.known.assignment.id,
      first_day,
      last_day,
      amount: sumOf(days),
    })),
  );
  await addBooked(tx, businessId, requests, { shutdown: id, note: order.reason, by: userId, now });
  await takeAll(asking, all, await todayIn(tx, businessId, now));
  return { id, people: booked.map(({ employeeId }) => employeeId) };
}

/** @returns to whom it is given back. @throws 404, 409 when it is given back already */
export async function giveBack(asking: Asking, id: string): Promise<{ shutdown: store.Shutdown; people: string[] }> {
  const { tx, businessId, userId: by, now } = asking;
  const shutdown = await store.claimShutdown(tx, businessId, id);
  if (shutdown === undefined) throw refuse.missing();
  if (shutdown.undone_at !== null) throw refuse.conflict('These days are given back already.', 'undone');
  const requests = await claimOfShutdown(tx, businessId, id);
  const ofAssignment = Map.groupBy(requests, ({ assignmentId }) => assignmentId);
  const known = await ledgersOf(asking, await claimAssignments(tx, businessId, [...ofAssignment.keys()]));
  const back = known.map((one) => ({
    known: one,
    requests: (ofAssignment.get(one.assignment.id) ?? []).map((request) => ({ id: request.id, days: [] })),
  }));
  await takeAll(asking, back, await todayIn(tx, businessId, now));
  const ids = requests.map((request) => request.id);
  await cancelAll(tx, businessId, ids, { by, now });
  await store.setUndone(tx, businessId, id, now);
  return { shutdown, people: [...new Set(requests.map(({ employeeId }) => employeeId))] };
}
