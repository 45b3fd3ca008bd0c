/** Why a balance is what it is: lines whose amounts sum to it. */
import { type Entry, isAct } from './entry.ts';

export type Sentence = { text: string; amount: number };

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `1 January`, with the year where it is not that of the day asked about. */
function dayWords(day: string, asked: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const words = `${Number(dayOfMonth)} ${months[Number(month) - 1] ?? ''}`;
  return year === asked.slice(0, 4) ? words : `${words} ${year}`;
}

/** `20`, `1.67` or `0.5`, without a sign. */
const amountWords = (amount: number): string => String(Math.abs(amount) / 100);
const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Entries of one day, kind and lot, which a correction adds to. */
function groupsOf(entries: readonly Entry[]): { first: Entry; amount: number; isCorrected: boolean }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = [entry.day, entry.kind, entry.lot, entry.is_carried, entry.until].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    const amount = sumOf(all);
    return first === undefined || amount === 0 ? [] : [{ first, amount, isCorrected: all.length > 1 }];
  });
}

/** What stands when the year begins: lots that came over, with their last day, and a debt. */
function brought(before: number, carriedIn: readonly Entry[], asked: string): Sentence[] {
  const own = groupsOf(carriedIn).map(({ first, amount, isCorrected }) => ({
    text: [
      `${amountWords(amount)} ${amount < 0 ? 'owed from the year before' : 'carried over'}`,
      first.until === null ? '' : ` until ${dayWords(first.until, asked)}`,
      isCorrected ? ', corrected' : '',
    ].join(''),
    amount,
  }));
  if (before === 0) return own;
  const text = `${amountWords(before)} ${before > 0 ? 'from' : 'owed from'} earlier years`;
  return [{ text, amount: before }, ...own];
}

function grantLines(entries: readonly Entry[], asked: string): Sentence[] {
  const groups = groupsOf(entries);
  const [first, last] = [groups[0]?.first, groups.at(-1)?.first];
  if (first !== undefined && last !== undefined && groups.length > 2) {
    const corrected = groups.some(({ isCorrected }) => isCorrected) ? ', corrected' : '';
    const text = `${amountWords(sumOf(entries))} granted from ${dayWords(first.day, asked)} to ${dayWords(last.day, asked)}`;
    return [{ text: `${text}${corrected}`, amount: sumOf(entries) }];
  }
  return groups.map(({ first: { day }, amount, isCorrected }) => ({
    text: `${amountWords(amount)} ${amount < 0 ? 'less' : ''} granted on ${dayWords(day, asked)}${isCorrected ? ', corrected' : ''}`.replace(
      '  ',
      ' ',
    ),
    amount,
  }));
}

function ends(entries: readonly Entry[], asked: string): Sentence[] {
  return groupsOf(entries).map(({ first: { day, kind }, amount, isCorrected }) => {
    const word = kind === 'restated' ? `${amount < 0 ? 'less' : 'more'} for a changed work pattern from` : 'ended on';
    return {
      text: `${amountWords(amount)} ${word} ${dayWords(day, asked)}${isCorrected ? ', corrected' : ''}`,
      amount,
    };
  });
}

const adjusted = ({ amount, about }: Entry): Sentence => ({
  text: `${amountWords(amount)} ${amount < 0 ? 'taken off' : 'added'}${about === null ? '' : `: ${about}`}`,
  amount,
});

/** The first day of the leave year that is under way: of the entries that stand, where any follow from the policy. */
function startOf(known: readonly Entry[], day: string): string {
  const standing = groupsOf(known.filter((entry) => !isAct(entry))).map(({ first }) => first);
  return (standing.length > 0 ? standing : known).reduce(
    (latest, { lot }) => (lot > latest && lot <= day ? lot : latest),
    '',
  );
}

/** The entries until a day: those of the leave year that is under way, and those before it. */
function partsOf(entries: readonly Entry[], day: string) {
  const known = entries.filter((entry) => entry.day <= day).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const start = startOf(known, day);
  const isBefore = (entry: Entry) => entry.day < start || (entry.day === start && entry.lot !== start && !isAct(entry));
  return { before: known.filter(isBefore), inYear: known.filter((entry) => !isBefore(entry)) };
}

const takenOf = (entries: readonly Entry[]): number =>
  sumOf(entries.filter(({ kind }) => kind === 'taken' || kind === 'give_back'));

/** Hundredths that are taken in the leave year until a day, as the sentences say. */
export const takenUntil = (entries: readonly Entry[], day: string): number => 0 - takenOf(partsOf(entries, day).inYear);

/** Plain lines that explain a balance at the end of a day: those of its leave year, after what came over into it. */
export function sentencesOf(entries: readonly Entry[], day: string): Sentence[] {
  const { before, inYear } = partsOf(entries, day);
  const of = (...kinds: Entry['kind'][]) => inYear.filter(({ kind }) => kinds.includes(kind));
  const taken = takenOf(inYear);
  const paid = sumOf(of('paid_out'));
  return [
    ...brought(sumOf(before), of('carry_in', 'carry_out'), day),
    ...grantLines(of('grant'), day),
    ...of('adjustment', 'undone').map(adjusted),
    ...(taken === 0 ? [] : [{ text: `${amountWords(taken)} ${taken < 0 ? 'taken' : 'given back'}`, amount: taken }]),
    ...ends(of('restated', 'expire'), day),
    ...(paid === 0 ? [] : [{ text: `${amountWords(paid)} paid out`, amount: paid }]),
  ];
}
