/** Generated lives under time-off policies, and their ledgers held against a recount of every day. */

import { entriesDue } from '../rules/timeoff/ledger/due.ts';
import { balanceOn, type Entry } from '../rules/timeoff/ledger/entry.ts';
import type { Life } from '../rules/timeoff/ledger/life.ts';
import { sentencesOf } from '../rules/timeoff/ledger/sentences.ts';
import { lotOf, takenDue } from '../rules/timeoff/ledger/taken.ts';
import type { Step, Terms } from '../rules/timeoff/terms.ts';
import { type Facts, numberOf, recount } from './time-off-recount.ts';

type Random = () => number;
/** Numbers from 0 to 1, the same for a seed. */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_769;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const days = new Map<number, string>();
function dayOf(number: number): string {
  const day = days.get(number) ?? new Date(number * 86_400_000).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
}
const whole = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
function oneOf<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

function carryOf(
  random: Random,
): Pick<Terms, 'carry_over' | 'carry_over_most' | 'carry_over_months' | 'carry_over_until'> {
  const carry_over = oneOf<Terms['carry_over']>(random, ['none', 'all', 'limited', 'limited']);
  const ends = oneOf(random, ['never', 'months', 'day']);
  return {
    carry_over,
    carry_over_most: carry_over === 'limited' ? oneOf(random, [3, 5, 7.5, 10]) : null,
    carry_over_months: ends === 'months' ? oneOf(random, [1, 3, 6, 12, 18, 24]) : null,
    carry_over_until:
      ends === 'day' ? oneOf(random, ['03-31', '02-29', '12-31', '06-30', '01-01', '04-05', '04-06']) : null,
  };
}

function termsOf(random: Random): Terms {
  const amount = oneOf(random, [6, 12, 20, 21, 22.5, 25, 30, 160]);
  const year = oneOf<Terms['year']>(random, ['calendar', 'anniversary', 'fixed', 'fixed']);
  const steps: Step[] = [
    { after_years: 1, amount: amount + 2 },
    { after_years: 3, amount: amount + 5.5 },
  ];
  return {
    unit: amount === 160 ? 'hours' : 'days',
    accrual: oneOf(random, ['none', 'up_front', 'up_front', 'monthly', 'monthly', 'monthly', 'yearly', 'yearly']),
    accrual_at: oneOf(random, ['start', 'end']),
    amount,
    steps: random() < 0.3 ? steps : [],
    waiting_months: oneOf(random, [0, 0, 0, 3, 6, 12]),
    year,
    year_start: year === 'fixed' ? oneOf(random, ['04-06', '04-06', '07-01', '08-31', '10-15']) : null,
    cap: random() < 0.25 ? amount + oneOf(random, [0, 4, 10]) : null,
    negative_limit: 0,
    prorate_joining: random() < 0.7,
    prorate_leaving: random() < 0.7,
    prorate_part_time: random() < 0.6,
    rounding: oneOf(random, ['none', 'half', 'whole']),
    rounding_direction: oneOf(random, ['up', 'nearest', 'down']),
    ...carryOf(random),
  };
}

type Request = {
  id: string;
  from: number;
  to: number;
  portion: number;
  isCancelled: boolean;
  shortenedTo: number | null;
};
type Known = {
  life: Life;
  versions: { from: string; terms: Terms }[];
  requests: Map<string, Request>;
  /** How much of a day is off. */
  holidays: Map<number, number>;
};
/** Something that becomes known: it changes what is known, or adds an entry, and names the requests that it touches. */
type Happening = (known: Known) => {
  touched: string[] | 'all';
  adjustment?: { day: string; amount: number; about: string };
};

const years = 5;
const workday = (day: number): boolean => (day + 3) % 7 < 5;

function takenDays({ holidays }: Known, { from, to, portion, isCancelled, shortenedTo }: Request) {
  const days: { day: string; amount: number }[] = [];
  if (isCancelled) return days;
  for (let day = from; day <= Math.min(to, shortenedTo ?? to); day++) {
    const amount = Math.max(0, Math.min(portion, 1 - (holidays.get(day) ?? 0)));
    if (workday(day) && amount > 0) days.push({ day: dayOf(day), amount: amount * 100 });
  }
  return days;
}

function requestHappenings(random: Random, first: number, last: number): Happening[] {
  return Array.from({ length: whole(random, 4, 16) }, (_, index) => {
    const id = `request ${index}`;
    const from = whole(random, first, last);
    const portion = random() < 0.25 ? 0.5 : 1;
    const to = portion === 1 ? from + whole(random, 0, 18) : from;
    const base = { id, from, to, portion };
    const after = random();
    const change =
      (more: Partial<Request>): Happening =>
      (known) => {
        const before = known.requests.get(id) ?? { ...base, from: 1, to: 0, isCancelled: false, shortenedTo: null };
        known.requests.set(id, { ...before, ...more });
        return { touched: [id] };
      };
    const happenings = [change({ from, to })];
    if (after < 0.2) happenings.push(change({ isCancelled: true }));
    else if (after < 0.35) happenings.push(change({ shortenedTo: whole(random, from, to) }));
    return happenings;
  }).flat();
}

function holidayHappenings(random: Random, first: number, last: number): Happening[] {
  return Array.from({ length: whole(random, 2, 10) }, () => {
    const [day, off] = [whole(random, first, last), random() < 0.3 ? 0.5 : 1];
    const happenings: Happening[] = [
      ({ holidays }) => {
        if (!holidays.has(day)) holidays.set(day, off);
        return { touched: 'all' };
      },
    ];
    if (random() < 0.25)
      happenings.push(({ holidays }) => {
        holidays.set(day, 0);
        return { touched: 'all' };
      });
    return happenings;
  }).flat();
}

function otherHappenings(random: Random, first: number, last: number): Happening[] {
  const happenings: Happening[] = [];
  for (let count = whole(random, 0, 3); count > 0; count--) {
    const day = dayOf(whole(random, first, last));
    const adjustment = { day, amount: whole(random, -6, 8) * 50 + 25, about: `reason ${count}` };
    happenings.push(() => ({ touched: [], adjustment }));
  }
  if (random() < 0.45) {
    const until = dayOf(whole(random, first, last));
    happenings.push((known) => {
      known.life = { ...known.life, until };
      return { touched: [] };
    });
  }
  if (random() < 0.3) {
    const from = dayOf(whole(random, first, last));
    const change = { from, share: oneOf(random, [5000, 6000, 8000]) };
    happenings.push((known) => {
      known.life = {
        ...known.life,
        shares: [...known.life.shares, change].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
      };
      return { touched: [] };
    });
  }
  return happenings;
}

function versionHappenings(random: Random, first: number, last: number, unit: Terms['unit']): Happening[] {
  if (random() > 0.35) return [];
  const version = { from: dayOf(whole(random, first + 1, last)), terms: { ...termsOf(random), unit } };
  return [
    (known) => {
      known.versions = [...known.versions, version];
      return { touched: 'all' };
    },
  ];
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

const factsOf = ({ life, versions }: Known, entries: readonly Entry[]): Facts => ({
  hired: life.hired,
  from: life.from,
  until: life.until,
  shares: [...life.shares],
  versions: [...versions],
  acts: entries
    .filter(({ kind }) => kind === 'taken' || kind === 'give_back' || kind === 'adjustment')
    .map(({ day, amount, kind }) => ({ day, amount, isAdjustment: kind === 'adjustment' })),
});

/** A ledger as a server keeps it: entries are only added. */
class Ledger {
  readonly entries: Entry[] = [];
  readonly known: Known;

  constructor(known: Known) {
    this.known = known;
  }

  happen(happening: Happening, today: string): void {
    const { touched, adjustment } = happening(this.known);
    const { life, versions, requests } = this.known;
    const lots = new Map<string, string>();
    const lotAt = (day: string) => {
      const lot = lots.get(day) ?? lotOf(life, versions, day);
      lots.set(day, lot);
      return lot;
    };
    if (adjustment !== undefined)
      this.entries.push({
        ...adjustment,
        kind: 'adjustment',
        lot: lotAt(adjustment.day),
        is_carried: false,
        until: null,
      });
    for (const request of touched === 'all' ? requests.values() : touched.flatMap((id) => requests.get(id) ?? []))
      this.entries.push(...takenDue(this.entries, request.id, takenDays(this.known, request), lotAt));
    this.write(today);
  }

  write(today: string): void {
    this.entries.push(...entriesDue(this.entries, this.known.life, this.known.versions, today));
  }

  dueOn(day: string): Entry[] {
    return entriesDue(this.entries, this.known.life, this.known.versions, day);
  }
}

type Played = { ledger: Ledger; differences: string[] };

/** @param order in which everything becomes known, on days from the first to the last of the life */
function play(random: Random, start: Known, happenings: readonly Happening[], first: number, last: number): Played {
  const ledger = new Ledger({ ...start, requests: new Map(), holidays: new Map() });
  const differences: string[] = [];
  const days = happenings.map(() => whole(random, first, last)).toSorted((one, other) => one - other);
  for (const [index, happening] of happenings.entries()) {
    const today = dayOf(days[index] ?? last);
    ledger.happen(happening, today);
    if (random() > 0.1) continue;
    // What is said of today and of a day to come, with what is known by now.
    const later = dayOf(whole(random, numberOf(today), last));
    const counted = recount(factsOf(ledger.known, ledger.entries), later);
    for (const day of [today, later]) {
      const balance = balanceOn([...ledger.entries, ...ledger.dueOn(day)], day);
      if (balance !== counted.get(numberOf(day)))
        differences.push(`${day}, known on ${today}: ${balance}, ${counted.get(numberOf(day))}`);
    }
  }
  ledger.write(dayOf(last));
  return { ledger, differences };
}

function compared({ ledger, differences }: Played, first: number, last: number): string[] {
  const counted = recount(factsOf(ledger.known, ledger.entries), dayOf(last));
  const byDay = new Map<string, number>();
  for (const { day, amount } of ledger.entries) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  let balance = 0;
  for (const [day, amount] of byDay) if (day < dayOf(first)) balance += amount;
  const found = [...differences];
  for (let day = first; day <= last; day++) {
    balance += byDay.get(dayOf(day)) ?? 0;
    if (balance !== counted.get(day))
      found.push(`${dayOf(day)}: ${balance} in the ledger, ${counted.get(day)} counted`);
  }
  if (ledger.dueOn(dayOf(last)).length > 0) found.push('Something is written twice.');
  return found;
}

/** Versions and pieces of a life are as they become known; two orders of the same have the same entries in sum. */
export function differencesOf(seed: number): { differences: string[]; days: number; entries: number; life: unknown } {
  const random = randomOf(seed);
  const first = numberOf('2020-01-01') + whole(random, 0, 1500);
  const last = first + years * 365;
  const terms = termsOf(random);
  const hired = dayOf(first - (random() < 0.4 ? whole(random, 1, 2500) : 0));
  const start: Known = {
    life: { hired, from: dayOf(first), until: null, shares: [] },
    versions: [{ from: '2000-01-01', terms }],
    requests: new Map(),
    holidays: new Map(),
  };
  const happenings = [
    ...requestHappenings(random, first, last),
    ...holidayHappenings(random, first, last),
    ...otherHappenings(random, first, last),
    ...versionHappenings(random, first, last, terms.unit),
  ];
  const one = play(random, start, shuffled(random, happenings), first, last);
  const other = play(random, start, shuffled(random, happenings), first, last);
  const differences = [...compared(one, first, last), ...compared(other, first, last)];
  const asked = dayOf(whole(random, first, last));
  const sums = [one, other].map(({ ledger }) => balanceOn(ledger.entries, asked));
  if (sums[0] !== sums[1]) differences.push(`${asked}: ${sums[0]} in one order, ${sums[1]} in another`);
  const said = sentencesOf(one.ledger.entries, asked).reduce((sum, { amount }) => sum + amount, 0);
  if (said !== sums[0]) differences.push(`${asked}: the sentences sum to ${said}, the balance is ${sums[0]}`);
  const { life, versions } = one.ledger.known;
  return { differences, days: 2 * (last - first + 1), entries: one.ledger.entries.length, life: { life, versions } };
}
