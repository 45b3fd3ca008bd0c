/** What a row of a file of employees means, and what is wrong with it: the same verdict in the app and at the server. */
import type { components } from '../../openapi/generated/contract.ts';
import { type DayOrder, isDoubtful, readDay } from '../shared/day.ts';
import {
  type CellProblem,
  type Cells,
  cellOf,
  folded,
  isCell,
  lineOf,
  type ProblemKind,
  surplusProblem,
} from '../shared/import.ts';
import { type Reading, readWholeNaira } from '../shared/naira.ts';
import { birthProblem } from './age.ts';
import type { EmployeeImportColumn } from './import-columns.ts';
import { isNuban } from './nuban.ts';
import { probationProblem } from './probation.ts';

/** The words of the forms. */
const phoneProblem = 'The phone number entered is not valid.';

type Schemas = components['schemas'];
type Form = Schemas['EmployeeForm'];
export type EmployeeCells = Cells<EmployeeImportColumn>;
type EmployeeProblem = CellProblem<EmployeeImportColumn>;
type Named = { id: string; name: string };
type Coded = { code: string; name: string };

/** What the business has to choose from. */
export type EmployeeLists = {
  departments: readonly Named[];
  regions: readonly Named[];
  subsidiaries: readonly (Named & { is_archived: boolean })[];
  jobs: readonly Named[];
  banks: readonly Coded[];
  pensionProviders: readonly Coded[];
  /** Today where the business is. */
  today: string;
  /** ISO 3166-1 alpha-2 of the business, for phone numbers without the prefix of a country. */
  country: string;
};
/**
 * E.164 of a phone number that is valid, or null. App and server bring it, because the library that knows the numbers of all
 * countries is theirs.
 */
export type ReadPhone = (text: string, country: string) => string | null;
/** Days of somebody whom the business has, which hold where a row leaves them out. */
export type KnownDays = Partial<Record<'birth_date' | 'hire_date' | 'probation_end_date', string | null>>;
export type EmployeeImportContext = {
  /** By folded name. */
  names: Record<
    'departments' | 'regions' | 'subsidiaries' | 'jobs' | 'banks' | 'providers',
    ReadonlyMap<string, string>
  >;
  /** The ids of subsidiaries that nobody joins any more. */
  archived: ReadonlySet<string>;
  today: string;
  /** A phone number as it is stored. */
  phoneOf: (text: string) => string | null;
  dayOrder: DayOrder | null;
  /** The region of new employees whose row has none. */
  location: string | null;
};

const byName = (named: readonly Named[]) => new Map(named.map(({ id, name }) => [folded(name), id]));
const byCode = (coded: readonly Coded[]) =>
  new Map(coded.flatMap(({ code, name }) => [[folded(name), code] as const, [folded(code), code] as const]));

export const employeeImportContext = (
  { departments, regions, subsidiaries, jobs, banks, pensionProviders, today, country }: EmployeeLists,
  options: { dayOrder: DayOrder | null; location: string | null },
  readPhone: ReadPhone,
): EmployeeImportContext => ({
  names: {
    departments: byName(departments),
    regions: byName(regions),
    subsidiaries: byName(subsidiaries),
    jobs: byName(jobs),
    banks: byCode(banks),
    providers: byCode(pensionProviders),
  },
  archived: new Set(subsidiaries.flatMap(({ id, is_archived }) => (is_archived ? [id] : []))),
  today,
  phoneOf: (text) => readPhone(text, country),
  ...options,
});

/** The form that a row makes: an absent field is not in the file, or its cell is empty. `manager` is an ID or an address. */
export type ImportedEmployee = Omit<Partial<Form>, 'manager' | 'photo' | 'status'> & { manager?: string };

const words = <Value extends string>(values: Record<string, Value>) => values;
const titles = words<Schemas['Title']>({
  mr: 'mr',
  'mr.': 'mr',
  mrs: 'mrs',
  'mrs.': 'mrs',
  dr: 'dr',
  'dr.': 'dr',
  prof: 'prof',
  'prof.': 'prof',
  miss: 'miss',
  ms: 'ms',
  'ms.': 'ms',
});
const genders = words<Schemas['Gender']>({
  female: 'female',
  f: 'female',
  woman: 'female',
  male: 'male',
  m: 'male',
  man: 'male',
});
const maritalStatuses = words<Schemas['MaritalStatus']>({
  single: 'single',
  married: 'married',
  separated: 'separated',
  divorced: 'divorced',
  widowed: 'widowed',
});
const employmentTypes = words<Schemas['EmploymentType']>({
  permanent: 'permanent',
  'full-time': 'permanent',
  'full time': 'permanent',
  contract: 'contract',
  'part-time': 'part_time',
  'part time': 'part_time',
  part_time: 'part_time',
  casual: 'casual',
  intern: 'intern',
  nysc: 'nysc',
  'youth service (nysc)': 'nysc',
  corper: 'nysc',
});
const payPeriods = words<Schemas['PayPeriod']>({
  monthly: 'monthly',
  month: 'monthly',
  weekly: 'weekly',
  week: 'weekly',
  daily: 'daily',
  day: 'daily',
  yearly: 'yearly',
  year: 'yearly',
  annual: 'yearly',
  annually: 'yearly',
});
const countries: Record<string, string> = {
  nigeria: 'NG',
  nigerian: 'NG',
  ghana: 'GH',
  ghanaian: 'GH',
  benin: 'BJ',
  togo: 'TG',
};

const longest: Partial<Record<EmployeeImportColumn, number>> = {
  employee_id: 30,
  address: 300,
  email: 254,
  personal_email: 254,
  account_name: 200,
  phone_number: 40,
  other_phone_number: 40,
};
const longestText = 100;

const wordIn = <Value extends string>(values: Record<string, Value>, text: string): Value | undefined =>
  Object.hasOwn(values, folded(text)) ? values[folded(text)] : undefined;
const oneOf =
  <Value extends string>(values: Record<string, Value>, labels: string) =>
  (text: string): Reading<Value> => {
    const value = wordIn(values, text);
    return value === undefined ? { problem: `Write ${labels}, not '${text}'.` } : { value };
  };
const nameIn =
  (names: ReadonlyMap<string, string>, what: string) =>
  (text: string): Reading<string> => {
    const value = names.get(folded(text));
    return value === undefined ? { problem: `There is no ${what} '${text}'.` } : { value };
  };
const matching =
  (pattern: RegExp, problem: string, clean: (text: string) => string = (text) => text) =>
  (text: string): Reading<string> =>
    pattern.test(clean(text)) ? { value: clean(text) } : { problem };

/** Of a number, however its digits are grouped. */
export const digits = (text: string): string => text.replace(/[\s'-]/g, '');
const readEmail = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'This is not an email address.');
const readPhoneBy =
  ({ phoneOf }: EmployeeImportContext) =>
  (text: string): Reading<string> => {
    const value = phoneOf(text);
    return value === null ? { problem: phoneProblem } : { value };
  };
const readNin = matching(/^\d{11}$/, 'A NIN has 11 digits.', digits);
const readTaxId = matching(/^(\d{8}-?\d{4}|\d{10}|\d{13})$/, 'A tax ID has 10, 12 or 13 digits.', (text) =>
  text.replace(/\s/g, ''),
);
const readPin = matching(/^PEN\d{12}$/, 'A pension PIN is PEN and 12 digits.', (text) =>
  text.replace(/\s/g, '').toUpperCase(),
);
/** Spreadsheets drop the noughts in front. */
const readAccount = matching(/^\d{10}$/, 'An account number has 10 digits.', (text) => digits(text).padStart(10, '0'));
const readCountry = (text: string): Reading<string> => {
  const known = countries[folded(text)];
  if (known !== undefined) return { value: known };
  return /^[A-Za-z]{2}$/.test(text)
    ? { value: text.toUpperCase() }
    : { problem: 'Write a country code of two letters, such as NG.' };
};

type Take = <Value>(
  column: EmployeeImportColumn,
  read: (text: string) => Reading<Value>,
  kind?: ProblemKind,
) => Value | undefined;

/** Reads cells one by one and notes what is wrong with each, once. */
function reader(cells: EmployeeCells) {
  const problems: EmployeeProblem[] = [];
  const blame = (column: EmployeeImportColumn, kind: ProblemKind, detail: string) => {
    if (!problems.some((problem) => problem.column === column)) problems.push({ column, kind, detail });
  };
  for (const [id, text = ''] of Object.entries(cells) as [EmployeeImportColumn, string | undefined][]) {
    const most = longest[id] ?? longestText;
    if (text.trim().length > most) blame(id, 'unreadable', `This is longer than ${most} characters.`);
    else if (!isCell(text, 'one')) blame(id, 'unreadable', 'This has a character that cannot be stored.');
  }
  const beyond = surplusProblem(cells);
  if (beyond !== null) blame(beyond.column, beyond.kind, beyond.detail);
  const take: Take = (column, read, kind = 'unreadable') => {
    const text = lineOf(cells, column);
    if (text === '' || problems.some((problem) => problem.column === column)) return undefined;
    const reading = read(text);
    if ('value' in reading) return reading.value;
    blame(column, kind, reading.problem);
    return undefined;
  };
  return { problems, blame, take };
}

const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as ImportedEmployee;

function payIn(take: Take, names: EmployeeImportContext['names']) {
  return {
    nin: take('nin', readNin),
    tax_id: take('tax_id', readTaxId),
    pension_provider: take('pension_provider', nameIn(names.providers, 'pension provider'), 'unknown'),
    pension_pin: take('pension_pin', readPin),
    bank: take('bank', nameIn(names.banks, 'bank'), 'unknown'),
    account_number: take('account_number', readAccount),
    account_name: take('account_name', (value) => ({ value })),
    pay: take('pay', readWholeNaira),
    pay_period: take('pay_period', oneOf(payPeriods, 'Monthly, Weekly, Daily or Yearly'), 'unknown'),
  };
}

/** @param known whom of the business it changes, who has already what the row leaves out; null for a new employee */
export function checkEmployeeRow(cells: EmployeeCells, context: EmployeeImportContext, known: KnownDays | null) {
  const isKnown = known !== null;
  const readPhone = readPhoneBy(context);
  const { names, today, dayOrder, location } = context;
  const { problems, blame, take } = reader(cells);
  const text = (column: EmployeeImportColumn) => take(column, (value) => ({ value }));
  const day = (column: EmployeeImportColumn) =>
    take(
      column,
      (value) => readDay(value, dayOrder),
      dayOrder === null && isDoubtful(cellOf(cells, column)) ? 'doubtful' : 'unreadable',
    );
  for (const column of isKnown ? [] : (['first_name', 'last_name'] as const))
    if (cellOf(cells, column) === '') blame(column, 'missing', 'This cell is empty.');
  const readSubsidiary = (name: string): Reading<string> => {
    const reading = nameIn(names.subsidiaries, 'subsidiary')(name);
    // Who is in it already stays in it.
    const isClosed = !isKnown && 'value' in reading && context.archived.has(reading.value);
    return isClosed ? { problem: `The subsidiary '${name}' is archived.` } : reading;
  };
  const job = text('job');
  const jobId = job === undefined ? undefined : names.jobs.get(folded(job));
  const employee = withoutUndefined({
    employee_id: text('employee_id'),
    title: take('title', oneOf(titles, 'Mr, Mrs, Dr, Prof, Miss or Ms'), 'unknown'),
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    last_name: text('last_name'),
    gender: take('gender', oneOf(genders, 'Female or Male'), 'unknown'),
    birth_date: day('birth_date'),
    marital_status: take(
      'marital_status',
      oneOf(maritalStatuses, 'Single, Married, Separated, Divorced or Widowed'),
      'unknown',
    ),
    nationality: take('nationality', readCountry, 'unknown'),
    state_of_origin: text('state_of_origin'),
    lga_of_origin: text('lga_of_origin'),
    address: text('address'),
    phone_number: take('phone_number', readPhone),
    other_phone_number: take('other_phone_number', readPhone),
    email: take('email', readEmail),
    personal_email: take('personal_email', readEmail),
    job: jobId,
    job_title: jobId === undefined ? job : undefined,
    department: take('department', nameIn(names.departments, 'department'), 'unknown'),
    region:
      take('region', nameIn(names.regions, 'region'), 'unknown') ?? (isKnown ? undefined : (location ?? undefined)),
    subsidiary: take('subsidiary', readSubsidiary, 'unknown'),
    manager: text('manager'),
    employment_type: take(
      'employment_type',
      oneOf(employmentTypes, 'Permanent, Contract, Part-time, Casual, Intern or NYSC'),
      'unknown',
    ),
    hire_date: day('hire_date'),
    probation_end_date: day('probation_end_date'),
    ...payIn(take, names),
  });
  blameTogether(cells, employee, blame, { today, known });
  return { employee: problems.length === 0 ? employee : null, problems };
}

/** Days beside each other, and beside those that stand where the row has none. */
function blameDays(
  { birth_date, hire_date, probation_end_date }: ImportedEmployee,
  blame: ReturnType<typeof reader>['blame'],
  { today, known }: { today: string; known: KnownDays | null },
): void {
  const hireDate = hire_date || known?.hire_date || null;
  const born = birth_date || known?.birth_date;
  const birth = born && (birth_date || hire_date) ? birthProblem(born, { hireDate, today }) : null;
  if (birth !== null) blame(birth_date ? 'birth_date' : 'hire_date', 'mismatch', birth);
  const ends = probation_end_date || known?.probation_end_date;
  const probation = probation_end_date || hire_date ? probationProblem(hireDate, ends) : null;
  if (probation !== null) blame(probation_end_date ? 'probation_end_date' : 'hire_date', 'mismatch', probation);
}

/** What is wrong only beside another cell. */
function blameTogether(
  cells: EmployeeCells,
  employee: ImportedEmployee,
  blame: ReturnType<typeof reader>['blame'],
  { today, known }: { today: string; known: KnownDays | null },
): void {
  const { bank, account_number, pay, pay_period, manager } = employee;
  const isKnown = known !== null;
  blameDays(employee, blame, { today, known });
  if (account_number && !bank && !isKnown) blame('bank', 'missing', 'Name the bank of the account.');
  if (bank && account_number && bank.length <= 5 && !isNuban(bank, account_number))
    blame('account_number', 'mismatch', 'The bank has no account with this number. Check the digits.');
  if (pay !== undefined && !pay_period && !isKnown) blame('pay_period', 'missing', 'Say for how long the pay is.');
  const own = [cellOf(cells, 'employee_id'), cellOf(cells, 'email')].filter((one) => one !== '').map(folded);
  if (manager !== undefined && own.includes(folded(manager)))
    blame('manager', 'mismatch', 'Nobody reports to themselves.');
}
