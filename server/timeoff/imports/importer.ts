/** Brings balances to what a file says is left, by adjustments, and takes these back by further entries. */
import type { KnownRecord } from '../../../rules/shared/import.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import {
  chosen,
  hundredthsIn,
  knownEmployee,
  personOf,
  problemsOfBalance,
} from '../../../rules/timeoff/opening-balances.ts';
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordedSince } from '../../platform/imports/since.ts';
import { findImport, type RowResult, type SentRow } from '../../platform/imports/store.ts';
import type { ImportTask } from '../../platform/imports/work.ts';
import { recordAll } from '../../platform/security/audit.ts';
import { adjustAll, type Known, ledgersOf } from '../balances/acts.ts';
import { standingOf } from '../balances/rules.ts';
import { claimAssignments, listAssignmentsOn } from '../balances/store.ts';
import { findPolicy } from '../policies/acts.ts';
import { amountText } from '../requests/rules.ts';
import { findPeople, listStanding, recorded } from './store.ts';

export type ImportOptions = {
  policy?: string;
  /** The rows about somebody whom an earlier row is about. */
  repeated?: number[];
};
type Policy = { id: string; name: string; terms: { unit: 'days' | 'hours' } };
type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** Hundredths at the end of a day. */
const leftOn = ({ ledger }: Known, day: string) => Math.round(standingOf(ledger, day).balance * 100);

/** People as rows find them, with what they have left of each policy. */
export async function knownOf(inside: Inside, people: readonly Person[], today: string): Promise<KnownRecord[]> {
  const { tx, businessId } = inside;
  const ids = people.map(({ id }) => id);
  const held = await ledgersOf(inside, await listAssignmentsOn(tx, businessId, ids, { day: today }));
  const byPerson = Map.groupBy(held, ({ assignment }) => assignment.employeeId);
  return people.map((person) => {
    const balances = (byPerson.get(person.id) ?? []).map(
      (known) => [known.assignment.policyId, leftOn(known, today)] as const,
    );
    return knownEmployee({ ...person, balances: new Map(balances) });
  });
}

/** The balances of a policy that the rows are about, claimed; by employee. */
async function claimHeld(inside: Inside, people: readonly Person[], policy: Policy, day: string) {
  const { tx, businessId } = inside;
  const ids = people.map(({ id }) => id);
  const found = await listAssignmentsOn(tx, businessId, ids, { day, policy: policy.id });
  const claimed = await claimAssignments(
    tx,
    businessId,
    found.map(({ id }) => id),
  );
  const held = await ledgersOf(inside, claimed);
  return new Map(held.map((known) => [known.assignment.employeeId, known]));
}

/** The one whom a row names; undefined for nobody, or several. */
function personIn({ act, record, cells }: SentRow, people: readonly Person[]): Person | undefined {
  if (act === 'update' && record !== undefined) return people.find(({ id }) => id === record);
  const asked = personOf(cells.employee ?? '');
  const byKey = people.find(({ number, email }) => [number, email].some((key) => personOf(key) === asked));
  const names = ({ first, middle, last }: Person) => [
    `${first} ${last}`,
    `${last} ${first}`,
    `${first} ${middle} ${last}`,
  ];
  return byKey ?? people.find((one) => names(one).some((name) => personOf(name) === asked));
}

/** The one whom a row names, as the rules take them: of several with one name, a row that says which one it updates has chosen. */
function recordOf({ act }: SentRow, person: Person | undefined, balances: ReadonlyMap<string, number>) {
  if (person === undefined) return null;
  const record = knownEmployee({ ...person, balances });
  return act === 'update' ? chosen(record) : record;
}

const refused = (row: number, column: string, detail: string): RowResult => ({
  row,
  outcome: 'refused',
  problems: [{ column, detail }],
});
const textOf = (hundredths: number, { name, terms }: Policy) =>
  `${hundredths > 0 ? 'Added' : 'Took off'} ${amountText(Math.abs(hundredths), terms)} of ${name}`;

const subjectsOf = async ({ tx, businessId }: Inside, employeeIds: readonly string[]) =>
  new Map(
    [...(await describeEmployees(tx, businessId, employeeIds)).values()].map(
      ({ id, first_name, last_name, employee_id }) => [
        id,
        { id, name: `${onOneLine(`${first_name} ${last_name}`.trim())} (${employee_id})` },
      ],
    ),
  );

type Change = { at: number; known: Known; adjustment: { day: string; amount: number; reason: string } };

/** @returns what became of each row, in their order */
export async function storeRows(
  tx: Tx,
  task: ImportTask,
  rows: readonly SentRow[],
  { policy: policyId = '', repeated = [] }: ImportOptions,
  now: Date,
): Promise<RowResult[]> {
  const { businessId, userId, address } = task;
  const asking: Asking = { tx, businessId, userId, address, now };
  const today = await todayIn(tx, businessId, now);
  const policy = await findPolicy(asking, policyId);
  const file = (await findImport({ tx, ...task }))?.file_name ?? '';
  const keys = rows.map(({ cells }) => personOf(cells.employee ?? ''));
  const people = await findPeople(tx, businessId, { keys, ids: rows.flatMap(({ record }) => record ?? []) });
  const held = await claimHeld(asking, people, policy, today);
  const again = new Set(repeated);
  const seen = new Set<string>();
  const changes: Change[] = [];

  function judge(sent: SentRow, at: number): RowResult {
    const { row, act, cells } = sent;
    if (act === 'skip') return { row, outcome: 'skipped' };
    const person = personIn(sent, people);
    const known = person && held.get(person.id);
    const balances = new Map(known === undefined ? [] : [[policy.id, leftOn(known, today)]]);
    const problems = problemsOfBalance(cells, recordOf(sent, person, balances), policy);
    if (problems.length > 0)
      return { row, outcome: 'refused', problems: problems.map(({ column, detail }) => ({ column, detail })) };
    if (person === undefined || known === undefined) throw new Error('A row without a problem is about somebody.');
    if (again.has(row) || seen.has(person.id))
      return refused(row, 'employee', 'Another row of this file is about the same employee.');
    seen.add(person.id);
    const amount = (hundredthsIn(cells.left ?? '') ?? 0) - (balances.get(policy.id) ?? 0);
    if (amount === 0) return { row, outcome: 'skipped' };
    changes.push({ at, known, adjustment: { day: today, amount, reason: onOneLine(`Opening balance from ${file}`) } });
    return { row, outcome: 'created', id: '' };
  }

  const results = rows.map(judge);
  const ids = await adjustAll(asking, changes, today);
  for (const [index, { at }] of changes.entries()) {
    const { row } = rows[at] as SentRow;
    results[at] = { row, outcome: 'created', id: ids[index] ?? '' };
  }
  const subjects = await subjectsOf(asking, [...seen]);
  const entries = changes.flatMap(({ known, adjustment: { amount } }) => {
    const subject = subjects.get(known.assignment.employeeId);
    return subject === undefined
      ? []
      : [{ action: 'timeoffBalance.adjusted', text: `${textOf(amount, policy)} by an import`, subject }];
  });
  await recordAll(tx, { businessId, actorId: userId, address, now }, entries);
  return results;
}

/** What was adjusted after it stays. */
export async function undoRows(tx: Tx, task: ImportTask, results: readonly RowResult[], now: Date) {
  const { businessId, userId, address } = task;
  const asking: Asking = { tx, businessId, userId, address, now };
  const today = await todayIn(tx, businessId, now);
  const ids = results.flatMap((one) => (one.outcome === 'created' ? [one.id] : []));
  const made = await listStanding(tx, businessId, ids);
  const assignments = await claimAssignments(
    tx,
    businessId,
    made.map(({ assignmentId }) => assignmentId),
  );
  const stays = new Set((await recordedSince({ tx, ...task }, recorded, ids)).map(({ id }) => id));
  const ledgers = new Map((await ledgersOf(asking, assignments)).map((known) => [known.assignment.id, known]));
  const file = (await findImport({ tx, ...task }))?.file_name ?? '';
  const reason = onOneLine(`The import of ${file} was undone`);
  const back = made.flatMap(({ id, assignmentId, day, amount }) => {
    const known = ledgers.get(assignmentId);
    return known === undefined || stays.has(id)
      ? []
      : [{ known, adjustment: { day, amount: 0 - amount, reason, undoes: id } }];
  });
  await adjustAll(asking, back, today);
  const policies = new Map<string, Policy>();
  for (const { known } of back) {
    const { policyId } = known.assignment;
    if (!policies.has(policyId)) policies.set(policyId, await findPolicy(asking, policyId));
  }
  const subjects = await subjectsOf(
    asking,
    back.map(({ known }) => known.assignment.employeeId),
  );
  const entries = back.flatMap(({ known: { assignment }, adjustment: { amount } }) => {
    const [policy, subject] = [policies.get(assignment.policyId), subjects.get(assignment.employeeId)];
    if (policy === undefined || subject === undefined) return [];
    const text = `${textOf(amount, policy)}, because its import was undone`;
    return [{ action: 'timeoffBalance.adjusted', text, subject }];
  });
  await recordAll(tx, { businessId, actorId: userId, address, now }, entries);
  const undone = back.map(({ adjustment: { undoes } }) => undoes);
  return { undone, kept: ids.length - undone.length };
}
