/**
 * A balance counted day by day, as somebody would with a calendar and a pencil: written from docs/decisions/time-off-ledger.md,
 * without a line of the ledger that it is held against. It walks through each day, and adds up what each day of a year is worth.
 */
import type { Terms } from '../rules/timeoff/terms.ts';

/** What is known of one employment under one policy. Amounts are hundredths. */
export type Facts = {
  hired: string;
  from: string;
  until: string | null;
  shares: { from: string; share: number }[];
  versions: { from: string; terms: Terms }[];
  /** What people do, by the day on which it counts; what is taken is below zero. */
  acts: { day: string; amount: number; isAdjustment: boolean }[];
};
type Pool = { left: number; last: number | null };
/** Days as numbers since 1970, with the parts of their dates at hand. */
type Dated = { number: number; year: number; month: number; day: number; isLastOfMonth: boolean };

const length = 86_400_000;
const known = new Map<number, Dated>();
function dated(number: number): Dated {
  const found = known.get(number);
  if (found !== undefined) return found;
  const date = new Date(number * length);
  const isLastOfMonth = new Date((number + 1) * length).getUTCDate() === 1;
  const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  const made = { number, ...parts, isLastOfMonth };
  known.set(number, made);
  return made;
}
export const numberOf = (day: string): number => Date.parse(day) / length;

class Recount {
  readonly balances = new Map<number, number>();
  private readonly hired: Dated;
  private readonly begins: number;
  private readonly last: number;
  private readonly worth = new Map<number, number>();
  private readonly versions: { from: number; terms: Terms }[];
  private readonly shares: { from: number; share: number }[];
  private readonly acts = new Map<number, Facts['acts']>();
  private own: Pool = { left: 0, last: null };
  private carried: Pool[] = [];
  private year: { start: number; terms: Terms };
  private earned = 0;
  private granted = 0;

  constructor(facts: Facts) {
    this.hired = dated(numberOf(facts.hired));
    this.versions = facts.versions.map(({ from, terms }) => ({ from: numberOf(from), terms }));
    this.shares = facts.shares.map(({ from, share }) => ({ from: numberOf(from), share }));
    this.begins = Math.max(this.hired.number, numberOf(facts.from), this.versions[0]?.from ?? 0);
    this.last = facts.until === null ? Number.POSITIVE_INFINITY : numberOf(facts.until);
    for (const act of facts.acts) this.acts.set(numberOf(act.day), [...(this.acts.get(numberOf(act.day)) ?? []), act]);
    const terms = this.termsOn(this.begins);
    let start = this.begins;
    while (!this.isFirstOfYear(start, terms)) start -= 1;
    this.year = { start, terms };
  }

  private termsOn(day: number): Terms {
    let [found] = this.versions;
    for (const version of this.versions) if (version.from <= day) found = version;
    if (found === undefined) throw new Error('There are no terms.');
    return found.terms;
  }

  private shareOn(day: number): number {
    let share = 1;
    for (const one of this.shares) if (one.from <= day) share = one.share / 10_000;
    return share;
  }

  /** By the terms of a day, for somebody who works as they do on another. */
  private grantShareOn(day: number, worksAsOn = day): number {
    return this.termsOn(day).prorate_part_time ? this.shareOn(worksAsOn) : 1;
  }

  private monthsOfService(day: number): number {
    const { year, month, day: ofMonth, isLastOfMonth } = dated(day);
    const months = (year - this.hired.year) * 12 + month - this.hired.month;
    return ofMonth >= this.hired.day || isLastOfMonth ? months : months - 1;
  }

  private yearlyOn(day: number): number {
    const terms = this.termsOn(day);
    if (terms.accrual === 'none') return 0;
    let amount = terms.amount;
    for (const step of terms.steps)
      if (Math.floor(this.monthsOfService(day) / 12) >= step.after_years) ({ amount } = step);
    return amount * 100;
  }

  private firstDayOf(terms: Terms): { month: number; day: number } {
    if (terms.year === 'anniversary') return this.hired;
    const first = terms.year === 'fixed' ? (terms.year_start ?? '01-01') : '01-01';
    return { month: Number(first.slice(0, 2)), day: Number(first.slice(3)) };
  }

  private isFirstOfMonth(day: number, terms: Terms): boolean {
    const { day: ofMonth, isLastOfMonth } = dated(day);
    const first = this.firstDayOf(terms).day;
    return ofMonth === first || (isLastOfMonth && ofMonth < first);
  }

  private isFirstOfYear(day: number, terms: Terms): boolean {
    return dated(day).month === this.firstDayOf(terms).month && this.isFirstOfMonth(day, terms);
  }

  /** What a day is worth of a year: its share of its month, which is a twelfth. */
  private worthOf(day: number): number {
    const found = this.worth.get(day);
    if (found !== undefined) return found;
    const { terms } = this.year;
    let [first, next] = [day, day + 1];
    while (!this.isFirstOfMonth(first, terms)) first -= 1;
    while (!this.isFirstOfMonth(next, terms)) next += 1;
    for (let each = first; each < next; each++) this.worth.set(each, 1 / 12 / (next - first));
    return 1 / 12 / (next - first);
  }

  private isPeriodStart(day: number): boolean {
    const { start, terms } = this.year;
    if (day === start || this.isFirstOfYear(day, terms)) return true;
    return terms.accrual === 'monthly' && this.isFirstOfMonth(day, terms);
  }

  private hasBegun(day: number): boolean {
    return day >= this.begins && this.monthsOfService(day) >= this.year.terms.waiting_months;
  }

  /** Of the period from a day on. */
  private worthFrom(day: number): number {
    let sum = 0;
    for (let each = day; each === day || !this.isPeriodStart(each); each++)
      if (each <= this.last || !this.year.terms.prorate_leaving) sum += this.worthOf(each);
    return sum;
  }

  private startOfPeriod(day: number): number {
    let start = day;
    while (!this.isPeriodStart(start)) start -= 1;
    return start;
  }

  private earnedAtStart(day: number): number {
    const isFirst = !this.hasBegun(day - 1) || day === this.begins;
    if (isFirst || this.isPeriodStart(day)) {
      const from = isFirst && !this.year.terms.prorate_joining ? this.startOfPeriod(day) : day;
      let worth = this.worthFrom(day);
      for (let each = from; each < day; each++) worth += this.worthOf(each);
      return this.yearlyOn(day) * this.grantShareOn(day) * worth;
    }
    const before = this.yearlyOn(day - 1) * this.grantShareOn(day - 1, day);
    const more = this.yearlyOn(day) * this.grantShareOn(day) - before;
    return more === 0 ? 0 : more * this.worthFrom(day);
  }

  private earnedAtEnd(day: number): number {
    const isWhole = this.isPeriodStart(day + 1);
    if (!isWhole && !(day === this.last && this.year.terms.prorate_leaving)) return 0;
    const start = this.startOfPeriod(day);
    let present = start;
    while (!this.hasBegun(present)) present += 1;
    let sum = 0;
    for (let each = this.year.terms.prorate_joining ? present : start; each <= day; each++) {
      const counted = Math.max(each, present);
      sum += this.yearlyOn(counted) * this.grantShareOn(counted) * this.worthOf(each);
    }
    return sum;
  }

  private grant(day: number): void {
    const { terms } = this.year;
    if (terms.accrual === 'none' || !this.hasBegun(day)) return;
    const isAtStart = terms.accrual === 'up_front' || terms.accrual_at === 'start';
    this.earned += isAtStart ? this.earnedAtStart(day) : this.earnedAtEnd(day);
    const unit = terms.rounding === 'whole' ? 100 : terms.rounding === 'half' ? 50 : 1;
    // Sums of fractions miss a whole number by a hair.
    const hair = 1e-7;
    const units = this.earned / unit;
    const isNearest = terms.rounding === 'none' || terms.rounding_direction === 'nearest';
    const up = terms.rounding_direction === 'up' ? Math.ceil(units - hair) : Math.floor(units + hair);
    const now = (isNearest ? Math.floor(units + 0.5 + hair) : up) * unit;
    const { cap } = this.termsOn(day);
    const more = now - this.granted;
    this.granted = now;
    this.own.left += cap === null ? more : Math.min(more, Math.max(0, cap * 100 - this.total()));
  }

  private total(): number {
    let sum = this.own.left;
    for (const pool of this.carried) sum += pool.left;
    return sum;
  }

  private lastDayOfCarried(day: number, { carry_over_months: months, carry_over_until: until }: Terms): number | null {
    const start = dated(day);
    if (months !== null) {
      const month = start.month - 1 + months;
      let last = day;
      const is = (one: Dated) => one.year * 12 + one.month - 1 === start.year * 12 + month;
      while (!(is(dated(last)) && (dated(last).day === start.day || dated(last).isLastOfMonth))) last += 1;
      return last - 1;
    }
    if (until === null) return null;
    const [month = 1, ofMonth = 1] = until.split('-').map(Number);
    let last = day;
    while (
      !(
        dated(last).month === month &&
        (dated(last).day === ofMonth || (dated(last).isLastOfMonth && dated(last).day < ofMonth))
      )
    )
      last += 1;
    return last;
  }

  private beginYear(day: number): void {
    const ended = this.year.terms;
    const terms = this.termsOn(day);
    const { left } = this.own;
    this.year = { start: day, terms };
    this.worth.clear();
    this.earned = 0;
    this.granted = 0;
    this.own = { left: left < 0 && ended.accrual !== 'none' ? left : 0, last: null };
    if (left <= 0 || terms.carry_over === 'none') return;
    const most = (terms.carry_over_most ?? 0) * 100;
    let over = 0;
    const already = this.carried.reduce((sum, pool) => sum + pool.left, 0);
    while (over < left && (terms.carry_over === 'all' || already + over < most)) over += 1;
    this.carried.push({ left: over, last: this.lastDayOfCarried(day, terms) });
  }

  private restate(day: number): void {
    const [before, now] = [this.shareOn(day - 1), this.shareOn(day)];
    if (day <= this.begins || before === now || before === 0 || !this.termsOn(day).prorate_part_time) return;
    for (const pool of [...this.carried, this.own]) {
      const exact = (Math.abs(pool.left) * now) / before;
      pool.left = Math.sign(pool.left) * Math.floor(exact + 0.5 + 1e-7);
    }
  }

  private act(day: number): void {
    const acts = this.acts.get(day) ?? [];
    for (const { amount, isAdjustment } of acts) if (isAdjustment && amount > 0) this.own.left += amount;
    let open = 0;
    for (const { amount, isAdjustment } of acts) if (!isAdjustment || amount < 0) open -= amount;
    for (; open > 0; open -= 1) {
      // One hundredth after the other, of whatever ends first.
      let first: Pool | null = null;
      for (const pool of this.carried)
        if (pool.left > 0 && (first === null || (pool.last ?? 1e9) < (first.last ?? 1e9))) first = pool;
      (first ?? this.own).left -= 1;
    }
  }

  /** Walks from the first day to `end`. */
  walk(end: number): Map<number, number> {
    for (let day = this.begins; day <= end; day++) {
      if (day <= this.last) {
        this.carried = this.carried.filter((pool) => pool.last === null || pool.last >= day);
        if (day > this.begins && this.isFirstOfYear(day, this.year.terms)) this.beginYear(day);
        this.restate(day);
        this.grant(day);
      }
      this.act(day);
      this.balances.set(day, this.total());
    }
    return this.balances;
  }
}

/** @returns hundredths at the end of each day, by its number */
export const recount = (facts: Facts, end: string): Map<number, number> => new Recount(facts).walk(numberOf(end));
