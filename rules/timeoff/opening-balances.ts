/**
 * A file of what people have left of one time-off policy: who, by name, work email or employee ID, and how much. The app shows
 * with it what each balance is now; the server brings it to what the file says.
 */
import {
  type CellProblem,
  type Cells,
  cellOf,
  folded,
  type ImportColumn,
  type ImportRules,
  isStorable,
  type KnownRecord,
  type surplus,
  surplusProblem,
} from '../shared/import.ts';

const column = <Id extends string>(id: Id, label: string, ...alsoCalled: string[]) => ({
  id,
  label,
  alsoCalled,
  isInTemplate: true,
});
const people = ['name', 'full name', 'employee name', 'staff name', 'staff', 'employee id', 'staff id', 'staff number'];
const ids = ['staff no', 'employee no', 'employee number', 'email', 'e-mail', 'work email', 'email address'];
const lefts = ['left', 'days', 'balance', 'leave balance', 'opening balance', 'remaining', 'outstanding', 'hours left'];

export const openingBalanceColumns = [
  column('employee', 'Employee', ...people, ...ids),
  column('left', 'Days left', ...lefts, 'days remaining', 'days outstanding', 'leave days', 'leave left', 'hours'),
] as const satisfies readonly ImportColumn<string>[];

type Column = (typeof openingBalanceColumns)[number]['id'] | typeof surplus;
type Problem = CellProblem<Column>;

export type OpeningBalanceLists = { policies: readonly { id: string; name: string; unit: 'days' | 'hours' }[] };

/** How else an employee is found, beside by the name in the column: the texts of one who is known stand under these. */
const names = ['employee', 'reversed', 'full', 'code', 'email'] as const;
/** Of somebody who is known, where the balance of a policy stands; absent when they do not have the policy. */
const balanceCell = (policy: string): string => `left ${policy}`;

type Known = {
  id: string;
  number: string;
  first: string;
  middle: string;
  last: string;
  email: string;
  /** How many others have the same name. */
  namesakes: number;
  /** Hundredths by policy. */
  balances: ReadonlyMap<string, number>;
};

/** An employee as a row finds them. */
export const knownEmployee = ({ id, number, first, middle, last, ...one }: Known): KnownRecord => ({
  id,
  number,
  cells: {
    employee: `${first} ${last}`,
    reversed: `${last} ${first}`,
    full: [first, middle, last].filter((part) => part !== '').join(' '),
    code: number,
    email: one.email,
    namesakes: one.namesakes === 0 ? '' : String(one.namesakes),
    ...Object.fromEntries([...one.balances].map(([policy, amount]) => [balanceCell(policy), String(amount / 100)])),
  },
});

/** An employee whom a person has chosen among several with one name, which is no problem any more. */
export const chosen = (known: KnownRecord): KnownRecord => ({ ...known, cells: { ...known.cells, namesakes: '' } });

/** A comma between the names of a person is none: `Obi, Ada`. */
export const personOf = (text: string): string => folded(text.replaceAll(',', ' '));

/** As much as an adjustment takes: a year of hours. */
const most = 8784;
const written = /^([-−+]?)(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:d|days?|h|hrs?|hours?)?\.?$/i;

/** @returns hundredths; undefined for what is no such amount */
export function hundredthsIn(text: string): number | undefined {
  const [, sign, whole, part = ''] = written.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (amount > most * 100) return undefined;
  return sign === '' || sign === '+' ? amount : 0 - amount;
}

/** Why a row cannot be stored; empty where it can. @param policy null while none is chosen */
export function problemsOfBalance(
  cells: Cells<string>,
  known: KnownRecord | null,
  policy: { id: string; name: string } | null,
): Problem[] {
  const problems: Problem[] = [];
  const beyond = surplusProblem(cells);
  if (beyond !== null) problems.push(beyond);
  const person = personProblem(cellOf(cells, 'employee'), known, policy);
  if (person !== null) problems.push(person);
  const left = cellOf(cells, 'left');
  if (left === '') problems.push({ column: 'left', kind: 'missing', detail: 'Write how much is left.' });
  else if (hundredthsIn(left) === undefined)
    problems.push({
      column: 'left',
      kind: 'unreadable',
      detail: `'${left.slice(0, 40)}' is no amount such as 12 or 7.5, with at most two decimals.`,
    });
  else if (policy === null)
    problems.push({ column: 'left', kind: 'missing', detail: 'Choose the policy of this file above.' });
  return problems;
}

function personProblem(text: string, known: KnownRecord | null, policy: { id: string; name: string } | null) {
  const about = (kind: Problem['kind'], detail: string): Problem => ({ column: 'employee', kind, detail });
  if (text === '') return about('missing', 'Write the name, the work email or the employee ID.');
  if (!isStorable(text)) return about('unreadable', 'This has a character that cannot be stored.');
  if (known === null) return about('unknown', 'No employee has this name, work email or employee ID.');
  const { namesakes = '', code = '', email = '' } = known.cells;
  const isByName = ![code, email].some((key) => key !== '' && folded(key) === folded(text));
  if (namesakes !== '' && isByName)
    return about('mismatch', 'Several employees have this name. Write the work email or the employee ID.');
  return policy === null || known.cells[balanceCell(policy.id)] !== undefined
    ? null
    : about('mismatch', `${known.cells.employee} does not have ${policy.name}.`);
}

export const openingBalanceRules: ImportRules<OpeningBalanceLists> = {
  columns: openingBalanceColumns,
  keys: Object.fromEntries(names.map((name) => [name, 'person'])),
  codes: [],
  uniques: {},
  codeOf: personOf,
  words: [],
  mostRows: 20_000,
  mayRepeat: false,
  alikeOf: () => ({}),
  readerOf: ({ policies }, options) => {
    const policy = policies.find(({ id }) => id === options.policy) ?? null;
    const leftOf = (known: KnownRecord) => known.cells[balanceCell(policy?.id ?? '')];
    return {
      // Of several with one name, a person has chosen this one.
      problemsOf: (cells, known) => problemsOfBalance(cells, known && chosen(known), policy),
      changesOf: (cells, known) =>
        hundredthsIn(cellOf(cells, 'left')) === hundredthsIn(leftOf(known) ?? '') ? [] : ['left'],
      seen: (known) => {
        const left = leftOf(known);
        return left === undefined ? known : { ...known, cells: { ...known.cells, left } };
      },
    };
  },
};
