/**
 * Which entries a balance still lacks. All that follows from an employment, a policy and people's acts is worked out anew, and
 * what differs from the entries so far is written: a second time there is nothing, and in whatever order things become known,
 * the entries have the same sums.
 */
import { daysLater } from '../../calendar/days.ts';
import { earlierOf } from './days.ts';
import { type Entry, isAct } from './entry.ts';
import { grantsOf } from './grants.ts';
import { beginningOf, type Life, shareOn, termsOn, type Versions } from './life.ts';
import { type Derived, draw, expire, type Lots, restate, turn } from './lots.ts';
import { yearsOf } from './years.ts';

/** What moves the lots, in the order of a day: a year begins, what is left is restated, grants, then what people do. */
type Happening = { day: string; rank: 1 | 2 | 3 | 4; move: (lots: Lots) => Derived[] };

function turnsOf(life: Life, versions: Versions, until: string): Happening[] {
  const years = yearsOf(life, versions, until);
  return years.slice(1).map(({ start, terms }, index) => ({
    day: start,
    rank: 1,
    move: (lots) => turn(lots, start, { ended: years[index]?.terms ?? terms, terms }),
  }));
}

function restatementsOf(life: Life, versions: Versions, until: string): Happening[] {
  const beginning = beginningOf(life, versions);
  return life.shares
    .filter(({ from }) => from > beginning && from <= until && termsOn(versions, from).prorate_part_time)
    .map(({ from: day, share: to }) => ({
      day,
      rank: 2,
      move: (lots) => restate(lots, day, { from: shareOn(life, daysLater(day, -1)), to }),
    }));
}

function granted(lots: Lots, { day, amount }: { day: string; amount: number }, cap: number | null): Derived[] {
  const balance = lots.carried.reduce((sum, { left }) => sum + left, lots.own.left);
  const room = cap === null ? amount : Math.max(0, Math.round(cap * 100) - balance);
  const given = Math.min(amount, room);
  lots.own.left += given;
  return given === 0 ? [] : [{ day, kind: 'grant', amount: given, lot: lots.own.lot, is_carried: false, until: null }];
}

const grantings = (life: Life, versions: Versions, until: string): Happening[] =>
  grantsOf(life, versions, '0000-01-01', until).map((grant) => ({
    day: grant.day,
    rank: 3,
    move: (lots) => granted(lots, grant, termsOn(versions, grant.day).cap),
  }));

/** Of a day all at once, so that it does not matter which was written first. */
function actsOf(entries: readonly Entry[], upTo: string): Happening[] {
  const days = new Map<string, { more: number; less: number }>();
  for (const { day, kind, amount } of entries) {
    if (day > upTo) continue;
    const sums = days.get(day) ?? { more: 0, less: 0 };
    const isMore = (kind === 'adjustment' && amount > 0) || (kind === 'undone' && amount < 0);
    days.set(day, { more: sums.more + (isMore ? amount : 0), less: sums.less - (isMore ? 0 : amount) });
  }
  return [...days].map(([day, { more, less }]) => ({
    day,
    rank: 4,
    move: (lots) => {
      lots.own.left += more;
      draw(lots, less);
      return [];
    },
  }));
}

/** All that follows until a day; after the last day of an employment nothing ends and nothing is granted. */
function derivedUpTo(written: readonly Entry[], life: Life, versions: Versions, upTo: string): Derived[] {
  const last = earlierOf(upTo, life.until ?? upTo);
  const happenings = [
    ...turnsOf(life, versions, last),
    ...restatementsOf(life, versions, last),
    ...grantings(life, versions, last),
    ...actsOf(written.filter(isAct), upTo),
  ].toSorted((one, other) => (one.day === other.day ? one.rank - other.rank : one.day < other.day ? -1 : 1));
  const [first] = yearsOf(life, versions, beginningOf(life, versions));
  const lots: Lots = { own: { lot: first?.start ?? life.from, left: 0 }, carried: [] };
  const derived: Derived[] = [];
  for (const { day, move } of happenings) derived.push(...expire(lots, earlierOf(day, last)), ...move(lots));
  return [...derived, ...expire(lots, last)];
}

const keyOf = ({ day, kind, lot, is_carried, until }: Derived): string =>
  `${day} ${kind} ${lot} ${is_carried} ${until}`;

/**
 * @param soFar all entries written, of any day
 * @returns the entries up to a day that are still to be written; corrections among them
 */
export function entriesDue(soFar: readonly Entry[], life: Life, versions: Versions, upTo: string): Entry[] {
  const derived = upTo < beginningOf(life, versions) ? [] : derivedUpTo(soFar, life, versions, upTo);
  const differences = new Map<string, Derived>();
  const add = (entry: Derived, amount: number) => {
    const known = differences.get(keyOf(entry));
    differences.set(keyOf(entry), { ...entry, amount: (known?.amount ?? 0) + amount });
  };
  for (const entry of derived) add(entry, entry.amount);
  for (const entry of soFar) if (entry.day <= upTo && !isAct(entry)) add(entry, 0 - entry.amount);
  return [...differences.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ day, kind, amount, lot, is_carried, until }) => ({
      day,
      kind,
      amount,
      lot,
      is_carried,
      until,
      about: null,
    }));
}
