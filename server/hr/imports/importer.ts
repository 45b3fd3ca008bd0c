/** Stores rows of a file as employees, by the rules of the form, and takes that back. The business is locked meanwhile. */

import { checkEmployeeRow, employeeImportContext, type ImportedEmployee } from '../../../rules/hr/import-row.ts';
import type { ManagerProblem } from '../../../rules/hr/managers.ts';
import type { DayOrder } from '../../../rules/shared/day.ts';
import { todayIn } from '../../directory/business-day.ts';
import { listOwners, lockBusiness } from '../../directory/directory.ts';
import { countryOf } from '../../directory/phone-numbers.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { RowResult, SentRow } from '../../platform/imports/store.ts';
import type { ImportTask } from '../../platform/imports/work.ts';
import { toE164 } from '../../platform/phone.ts';
import { recordAll } from '../../platform/security/audit.ts';
import { allBanks, allProviders } from '../banks/catalogue.ts';
import { assignDefaults } from '../benefits/assignments.ts';
import { isOneself, isWorkChanged } from '../employees/oneself.ts';
import * as employees from '../employees/store.ts';
import { addAccountChange, isAccountChanged, type PaySource } from '../pay/account-changes.ts';
import { ninProblem, payChangeEntry } from '../pay/acts.ts';
import { noPay, type PayDetails, payIn, problemsOf } from '../pay/rules.ts';
import { openNumbers, sealNumbers } from '../pay/sealed.ts';
import { readPay, writePay } from '../pay/store.ts';
import { readNames } from '../reports/store.ts';
import { listAllSubsidiaries } from '../subsidiaries/store.ts';
import { isCalled, listTaken, recorded } from './store.ts';

export type ImportOptions = {
  day_order?: DayOrder;
  location?: string;
  /** The rows that update whom an earlier row updates. */
  repeated?: number[];
  /** The rows whose manager cannot be, with what is wrong. */
  managers?: ManagerProblem[];
};
type Task = Pick<ImportTask, 'businessId' | 'userId' | 'address'>;
/** Without pay when the row brought none: then the pay is not the import's to take back. */
type Before = { row: Partial<employees.EmployeeRow>; pay?: PayDetails };
type Problem = { column: string; detail: string };

async function contextOf(tx: Tx, businessId: string, { day_order, location }: ImportOptions, now: Date) {
  const named = (names: Map<string, string>) => [...names].map(([id, name]) => ({ id, name }));
  const regions = named(await readNames(tx, businessId, 'regions'));
  return employeeImportContext(
    {
      departments: named(await readNames(tx, businessId, 'departments')),
      regions,
      subsidiaries: await listAllSubsidiaries(tx, businessId),
      jobs: named(await readNames(tx, businessId, 'jobs')),
      banks: allBanks,
      pensionProviders: allProviders,
      today: await todayIn(tx, businessId, now),
      country: await countryOf(tx, businessId),
    },
    { dayOrder: day_order ?? null, location: regions.some(({ id }) => id === location) ? (location ?? null) : null },
    toE164,
  );
}

const columns = [
  ...(['employee_id', 'title', 'first_name', 'middle_name', 'last_name', 'gender', 'birth_date'] as const),
  ...(['marital_status', 'nationality', 'state_of_origin', 'lga_of_origin', 'address', 'email'] as const),
  ...(['personal_email', 'phone_number', 'other_phone_number', 'job_title', 'employment_type'] as const),
  ...(['hire_date', 'probation_end_date'] as const),
];
const ids = { job: 'job_id', department: 'department_id', region: 'region_id', subsidiary: 'subsidiary_id' } as const;

/** What a row changes of an employee. */
function rowOf(given: ImportedEmployee, jobs: ReadonlyMap<string, string>): Partial<employees.EmployeeRow> {
  const plain = Object.fromEntries(columns.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  const places = Object.entries(ids).flatMap(([name, column]) => {
    const id = given[name as keyof typeof ids];
    return id === undefined ? [] : [[column, id]];
  });
  const job = given.job ? { job_title: jobs.get(given.job) ?? null } : given.job_title ? { job_id: null } : {};
  return { ...plain, ...Object.fromEntries(places), ...job };
}

const isIn = (some: object, all: object): boolean =>
  Object.entries(some).every(([name, value]) => value === all[name as keyof typeof all]);

type Keys = { taken: ReadonlyMap<string, string>; refused: ReadonlyMap<string, number> };
/** What may be of one employee only. */
function problemsOfKeys(
  row: number,
  employee: ImportedEmployee,
  { taken, refused }: Keys,
  known: employees.EmployeeRecord | undefined,
): Problem[] {
  return (['employee_id', 'email'] as const).flatMap((column) => {
    const key = employee[column]?.toLowerCase() ?? '';
    const earlier = refused.get(key);
    const isOwn = [known?.employee_id, known?.email].some((own) => own?.toLowerCase() === key);
    if (earlier !== undefined && earlier < row && !isOwn) return [{ column, detail: `Row ${earlier} has the same.` }];
    const owner = taken.get(key);
    if (owner === undefined || owner === known?.id) return [];
    return [{ column, detail: `Somebody else has '${employee[column]}' already.` }];
  });
}

/** What a row leaves empty stays as it was. Null when the row has no pay. */
function payAfter(payBefore: PayDetails | null, employee: ImportedEmployee): PayDetails | null {
  const sent = payIn(employee);
  if (sent === null) return null;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  return { ...payBefore, ...(payBefore === null ? sent : given) } as PayDetails;
}

/** @returns what became of each row, in their order. Managers come when all rows are stored. */
export async function storeRows(
  tx: Tx,
  { businessId, userId, address }: Task,
  rows: readonly SentRow[],
  options: ImportOptions,
  now: Date,
): Promise<RowResult[]> {
  await lockBusiness(tx, businessId);
  const context = await contextOf(tx, businessId, options, now);
  const jobs = await readNames(tx, businessId, 'jobs');
  const repeated = new Set(options.repeated);
  const managers = new Map(options.managers?.map(({ row, detail }) => [row, detail]));
  /** By ID or address, the first row that is refused for its manager and has it. */
  const refused = new Map(
    options.managers
      ?.toSorted((one, other) => other.row - one.row)
      .flatMap(({ row, names = [] }) => names.map((name) => [name, row] as const)),
  );
  const keysOf = ({ cells }: SentRow) => [cells.employee_id, cells.email].flatMap((key) => key?.trim() || []);
  const taken = new Map<string, string>();
  for (const { id, code, email } of await listTaken(tx, businessId, rows.flatMap(keysOf)))
    for (const key of [code, email]) if (key !== null) taken.set(key, id);
  const today = await todayIn(tx, businessId, now);
  const numbering = await employees.numbering(tx, businessId);
  let { next } = numbering;
  const entries: { action: string; text: string; subject: { id: string; name: string } }[] = [];

  const owners = await listOwners(tx, businessId);
  const isOwner = owners.some(({ id }) => id === userId);

  async function store({ row, act, record, cells }: SentRow): Promise<RowResult> {
    const refusal = (problems: readonly Problem[]): RowResult => ({ row, outcome: 'refused', problems: [...problems] });
    if (act === 'skip') return { row, outcome: 'skipped' };
    if (repeated.has(row))
      return refusal([{ column: 'employee_id', detail: 'Another row of this file updates the same employee.' }]);
    const known =
      act === 'update' && record !== undefined ? await employees.claimEmployee(tx, businessId, record) : undefined;
    if (act === 'update' && known === undefined)
      return refusal([{ column: 'employee_id', detail: 'The employee whom this row updates is not there.' }]);
    const { employee, problems } = checkEmployeeRow(cells, context, known ?? null);
    if (employee === null) return refusal(problems.map(({ column, detail }) => ({ column, detail })));
    const { found, ...changed } = await changeOf(row, employee, known);
    if (found.length > 0) return refusal(found);
    return known === undefined ? add(row, changed.change, changed.pay) : storeChange(row, known, employee, changed);
  }

  const isOtherManager = async (known: employees.EmployeeRecord, manager: string | undefined) =>
    manager !== undefined && !(await isCalled(tx, businessId, known.manager?.id ?? null, manager));

  type Changed = Omit<Awaited<ReturnType<typeof changeOf>>, 'found'>;
  async function storeChange(
    row: number,
    known: employees.EmployeeRecord,
    employee: ImportedEmployee,
    { change, pay, payBefore }: Changed,
  ): Promise<RowResult> {
    const isAsBefore = isIn(change, employees.rowOfRecord(known)) && isIn(pay ?? {}, payBefore ?? {});
    if (isAsBefore && !(await isOtherManager(known, employee.manager))) return { row, outcome: 'skipped' };
    return update(row, known, change, pay, payBefore);
  }

  /** What a readable row changes, and what stands against it. */
  async function changeOf(row: number, employee: ImportedEmployee, known: employees.EmployeeRecord | undefined) {
    const found: Problem[] = [];
    const manager = managers.get(row);
    if (manager !== undefined) found.push({ column: 'manager', detail: manager });
    found.push(...problemsOfKeys(row, employee, { taken, refused }, known));
    const payBefore = known === undefined ? null : await readPay(tx, businessId, known.id);
    const pay = payAfter(payBefore, employee);
    if (pay !== null) found.push(...(await problemsOfPay(pay, known, payBefore)));
    const change = rowOf(employee, jobs);
    if (known !== undefined)
      found.push(...(await problemsOfOneself(known, { change, manager: employee.manager, pay }, payBefore)));
    return { found, change, pay, payBefore };
  }

  async function problemsOfPay(
    pay: PayDetails,
    known: employees.EmployeeRecord | undefined,
    payBefore: PayDetails | null,
  ): Promise<Problem[]> {
    const found = Object.entries(problemsOf(pay)).map(([column, [detail = '']]) => ({ column, detail }));
    const inside = { tx, businessId };
    const same = await ninProblem(inside, pay.nin, { before: payBefore?.nin ?? null, id: known?.id ?? null });
    if (same !== null) found.push({ column: 'nin', detail: same });
    return found;
  }

  /** What somebody who is not the owner changes of themselves. */
  async function problemsOfOneself(
    known: employees.EmployeeRecord,
    {
      change,
      manager,
      pay,
    }: { change: Partial<employees.EmployeeRow>; manager: string | undefined; pay: PayDetails | null },
    payBefore: PayDetails | null,
  ): Promise<Problem[]> {
    if (!(await isOneself({ tx, businessId, userId, isOwner }, known.id))) return [];
    const found: Problem[] = [];
    if (pay !== null && payChangeEntry(payBefore ?? noPay, pay, 'import') !== null)
      found.push({ column: 'account_number', detail: 'Somebody else has to change your own pay details.' });
    if (isWorkChanged(known, change))
      found.push({ column: 'job', detail: 'Somebody else has to change your own job and employment.' });
    if (await isOtherManager(known, manager))
      found.push({ column: 'manager', detail: 'Somebody else has to change to whom you report.' });
    return found;
  }

  async function add(row: number, change: Partial<employees.EmployeeRow>, pay: PayDetails | null): Promise<RowResult> {
    let code = change.employee_id;
    while (code === undefined) {
      const free = numbering.codeOf(next++);
      if (!taken.has(free.toLowerCase())) code = free;
    }
    const names = { first_name: change.first_name ?? '', last_name: change.last_name ?? '' };
    const stored = { ...change, ...names, employee_id: code, status: 'active' as const };
    const id = await employees.addEmployee(tx, businessId, { ...stored, userId: null, now });
    for (const key of [code, change.email]) if (key) taken.set(key.toLowerCase(), id);
    await assignDefaults(
      tx,
      businessId,
      {
        id,
        employment_type: change.employment_type ?? null,
        hire_date: change.hire_date ?? null,
        probation_end_date: change.probation_end_date ?? null,
      },
      today,
    );
    if (pay !== null) await writePay(tx, businessId, id, pay);
    const subject = { id, name: employees.nameOf(stored) };
    entries.push({ action: 'employee.added', text: 'Added the employee from a file', subject });
    return { row, outcome: 'created', id };
  }

  async function update(
    row: number,
    known: employees.EmployeeRecord,
    change: Partial<employees.EmployeeRow>,
    pay: PayDetails | null,
    payBefore: PayDetails | null,
  ): Promise<RowResult> {
    if (Object.keys(change).length > 0) await employees.updateEmployee(tx, businessId, known.id, change);
    const paid = pay === null ? null : await notedPay({ tx, businessId, userId, address }, known, pay, 'import', now);
    for (const key of [change.employee_id, change.email]) if (key) taken.set(key.toLowerCase(), known.id);
    const subject = { id: known.id, name: employees.nameOf({ ...known, ...change }) };
    entries.push({ action: recorded.actions.changed, text: paid ?? 'Changed from a file', subject });
    return {
      row,
      outcome: 'updated',
      id: known.id,
      before: { row: employees.rowOfRecord(known), ...(pay === null ? {} : { pay: payBefore }) },
    };
  }

  const results: RowResult[] = [];
  for (const row of openNumbers(tx, businessId, rows)) results.push(await store(row));
  await recordAll(tx, { businessId, actorId: userId, address, now }, entries);
  // They are kept for undoing, with what pay details were.
  return sealNumbers(tx, businessId, results);
}

/** Stores pay details; a changed account is marked. @returns how the audit log says it; null when nothing differs */
async function notedPay(
  caller: Task & { tx: Tx },
  employee: employees.EmployeeRecord,
  pay: PayDetails,
  source: PaySource,
  now: Date,
) {
  const { tx, businessId } = caller;
  const { id, email, personal_email } = employee;
  const before = await readPay(tx, businessId, id);
  await writePay(tx, businessId, id, pay);
  const entry = payChangeEntry(before, pay, source);
  if (entry !== null && isAccountChanged(before, pay)) {
    const paid = { id, name: employees.nameOf(employee), addresses: [email, personal_email] };
    await addAccountChange(caller, paid, source, now);
  }
  return entry?.text ?? null;
}

/** Puts somebody back as they were. @returns how the audit log says what changed of their pay; null without that */
export async function restore(
  caller: Task & { tx: Tx },
  employee: employees.EmployeeRecord,
  stored: object,
  now: Date,
) {
  const { row, pay } = openNumbers(caller.tx, caller.businessId, stored) as Before;
  await employees.updateEmployee(caller.tx, caller.businessId, employee.id, row);
  return pay === undefined ? null : notedPay(caller, employee, pay, 'import_undo', now);
}
