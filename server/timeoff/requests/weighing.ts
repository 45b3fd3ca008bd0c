/** What a request would take, and what stands against it. It changes nothing. */
import { takenBy } from '../../../rules/timeoff/counting.ts';
import { earlierOf, laterOf } from '../../../rules/timeoff/ledger/days.ts';
import { beginningOf } from '../../../rules/timeoff/ledger/life.ts';
import type { TakenDay } from '../../../rules/timeoff/ledger/taken.ts';
import type { PolicyTerms } from '../../../rules/timeoff/policy.ts';
import { isMeeting, type Stretch, stretchFaults, stretchText } from '../../../rules/timeoff/stretch.ts';
import { workCalendarsOf } from '../../calendar/port.ts';
import type { Inside } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { type Known, ledgersOf } from '../balances/acts.ts';
import { listAssignments } from '../balances/store.ts';
import { findBlackout } from '../blackouts/store.ts';
import { shortageOf } from './rules.ts';
import * as store from './store.ts';

export type Order = Stretch & {
  policy: string;
  /** By who manages time off: they ask for days on which nobody else does. */
  isManaged?: boolean;
  /** The request whose days they are to be, in the place of what it has. */
  changes?: string;
};

/** @throws 400 at the first day, where nobody asks for one of the days */
async function assertFree({ tx, businessId }: Inside, employeeId: string, order: Order): Promise<void> {
  const blackout = order.isManaged ? undefined : await findBlackout(tx, businessId, employeeId, order);
  if (blackout === undefined) return;
  const days = stretchText({ ...blackout, from_noon: false, until_noon: false });
  throw refuse.fields({ first_day: [`No time off ${days}: ${blackout.reason}. Ask who manages time off.`] });
}

/** Whether the policy holds for the person on all of the days. */
export const isHeldOn = ({ ledger: { life, versions } }: Known, { first_day: first, last_day: last }: Stretch) =>
  beginningOf(life, versions) <= first && (life.until === null || last <= life.until);

/** The days that stretches of an employee take, in their order. */
export async function daysOf(inside: Inside, employeeId: string, terms: PolicyTerms, stretches: readonly Stretch[]) {
  const [first, ...others] = stretches;
  if (first === undefined) return [];
  const from = others.reduce((day, { first_day }) => earlierOf(day, first_day), first.first_day);
  const to = others.reduce((day, { last_day }) => laterOf(day, last_day), first.last_day);
  const calendar = (await workCalendarsOf(inside, [employeeId], { from, to })).get(employeeId);
  return stretches.map((one): TakenDay[] => (calendar === undefined ? [] : takenBy(one, terms, calendar)));
}

/** @throws 400 at the days, and at the policy where they do not have it on them */
export async function weigh(inside: Inside, employeeId: string, order: Order, today: string) {
  const { tx, businessId } = inside;
  const faults = Object.entries(stretchFaults(order, today)).map(([field, message]) => [field, [message]]);
  if (faults.length > 0) throw refuse.fields(Object.fromEntries(faults));
  await assertFree(inside, employeeId, order);
  const periods = (await listAssignments(tx, businessId, employeeId)).filter(
    ({ policyId }) => policyId === order.policy,
  );
  const known = (await ledgersOf(inside, periods)).find((one) => isHeldOn(one, order));
  if (known === undefined) throw refuse.fields({ policy: ['This policy does not hold on all of these days.'] });
  const terms = await store.termsOn(tx, businessId, order.policy, order.first_day);
  const route = await store.routeOf(tx, businessId, order.policy);
  const standing = (await store.listStanding(tx, businessId, employeeId)).filter(({ id }) => id !== order.changes);
  const pending = standing.filter(
    ({ status, assignmentId }) => status !== 'approved' && assignmentId === known.assignment.id,
  );
  const [days = [], ...others] = await daysOf(inside, employeeId, terms, [order, ...pending]);
  const before = others.flat();
  const overlapping = standing.filter((other) => isMeeting(order, other));
  return { known, terms, route, days, before, overlapping, shortage: shortageOf(known.ledger, before, days) };
}
