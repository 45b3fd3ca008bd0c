/** What may be asked of balances: to read ledgers, to write what is due, and to adjust. */
import type { Entry } from '../../../rules/timeoff/ledger/entry.ts';
import { sharesOf } from '../../../rules/timeoff/ledger/shares.ts';
import { lotOf, type TakenDay, takenDue } from '../../../rules/timeoff/ledger/taken.ts';
import { workPeriodsOf } from '../../calendar/port.ts';
import { employmentsOf } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { dueOf, type Ledger, ledgerOf, lifeOf } from './rules.ts';
import * as store from './store.ts';

export type Known = { assignment: store.Assignment; ledger: Ledger; written: number };

/** The ledgers of assignments, in their order. Who is no employee any more has none. */
export async function ledgersOf(
  { tx, businessId }: Inside,
  assignments: readonly store.Assignment[],
): Promise<Known[]> {
  const ids = assignments.map(({ id }) => id);
  const employeeIds = [...new Set(assignments.map((one) => one.employeeId))];
  const employments = await employmentsOf(tx, businessId, employeeIds);
  const patterns = await workPeriodsOf({ tx, businessId }, employeeIds);
  const versions = await store.versionsOf(tx, businessId, [...new Set(assignments.map((one) => one.policyId))]);
  const entries = await store.entriesOf(tx, businessId, ids);
  return assignments.flatMap((assignment) => {
    const employment = employments.get(assignment.employeeId);
    const terms = versions.get(assignment.policyId);
    const [first] = terms ?? [];
    if (employment === undefined || terms === undefined || first === undefined) return [];
    const { own = [], everybody = [] } = patterns.get(assignment.employeeId) ?? {};
    const shares = sharesOf(own, everybody, first.terms.unit);
    const written = entries.get(assignment.id) ?? [];
    const ledger = ledgerOf(lifeOf(assignment, employment, shares), terms, written);
    return [{ assignment, ledger, written: written.length }];
  });
}

const numbered = ({ assignment, written }: Known, entries: readonly Entry[]): store.NewEntry[] =>
  entries.map((entry, index) => ({ ...entry, assignmentId: assignment.id, number: written + index + 1 }));

/** Writes what assignments lack until a day: a second time, nothing. @returns how many entries */
export async function writeDue(
  { tx, businessId }: Inside,
  assignmentIds: readonly string[],
  { today, now }: { today: string; now: Date },
): Promise<number> {
  const assignments = await store.claimAssignments(tx, businessId, assignmentIds);
  const known = await ledgersOf({ tx, businessId }, assignments);
  const due = known.flatMap((one) => numbered(one, dueOf(one.ledger, today)));
  if (due.length > 0) await store.addEntries(tx, businessId, due, { now, by: null });
  return due.length;
}

/** `undoes` is the adjustment that it takes back, with the amount the other way round. */
type Adjustment = { day: string; amount: number; reason: string; undoes?: string };

function adjustmentOf(known: Known, { day, amount, reason, undoes }: Adjustment): store.NewEntry[] {
  const { life, versions } = known.ledger;
  const kind = undoes === undefined ? 'adjustment' : 'undone';
  const lot = lotOf(life, versions, day);
  const entry: Entry = { day, kind, amount, lot, is_carried: false, until: null, about: reason };
  return numbered(known, [entry]).map((one) => ({ ...one, ...(undoes !== undefined && { undoes }) }));
}

/**
 * Adds to balances or takes off, each once, and writes what follows until today. The assignments must be claimed.
 * @returns the ids of the adjustments, in their order
 */
export async function adjustAll(
  { tx, businessId, userId, now }: Asking,
  adjustments: readonly { known: Known; adjustment: Adjustment }[],
  today: string,
): Promise<string[]> {
  if (adjustments.length === 0) return [];
  const entries = adjustments.flatMap(({ known, adjustment }) => adjustmentOf(known, adjustment));
  const ids = await store.addEntries(tx, businessId, entries, { now, by: userId });
  const assignments = adjustments.map(({ known }) => known.assignment.id);
  await writeDue({ tx, businessId }, assignments, { today, now });
  return ids;
}

/** Adds to a balance or takes off. @returns the id of the adjustment */
export const adjust = async (
  asking: Asking,
  known: Known,
  adjustment: Adjustment,
  today: string,
): Promise<string | undefined> => (await adjustAll(asking, [{ known, adjustment }], today))[0];

type Taking = { id: string; days: readonly TakenDay[] };

/**
 * Writes what requests have to take so that each takes just its days, all given back without days; and what follows until
 * today. The assignments must be claimed.
 */
export async function takeAll(
  { tx, businessId, userId, now }: Asking,
  all: readonly { known: Known; requests: readonly Taking[] }[],
  today: string,
): Promise<void> {
  const due = all.flatMap(({ known, requests }) => {
    const { life, versions, entries } = known.ledger;
    const lotAt = (day: string) => lotOf(life, versions, day);
    return numbered(
      known,
      requests.flatMap(({ id, days }) => takenDue(entries, id, days, lotAt)),
    );
  });
  if (due.length > 0) await store.addEntries(tx, businessId, due, { now, by: userId });
  const ids = all.map(({ known }) => known.assignment.id);
  await writeDue({ tx, businessId }, ids, { today, now });
}

/** Of one request. */
export const takeDays = (asking: Asking, known: Known, request: Taking, today: string): Promise<void> =>
  takeAll(asking, [{ known, requests: [request] }], today);
