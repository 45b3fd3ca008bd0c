import { describe, expect, it } from 'vitest';
import type { Terms } from '../terms.ts';
import { entriesDue } from './due.ts';
import { balanceOn, type Entry } from './entry.ts';
import { grantsOf } from './grants.ts';
import type { Life } from './life.ts';
import { sentencesOf } from './sentences.ts';
import { lotOf, takenDue } from './taken.ts';

const plain: Terms = {
  unit: 'days',
  accrual: 'up_front',
  accrual_at: 'start',
  amount: 20,
  steps: [],
  waiting_months: 0,
  year: 'calendar',
  year_start: null,
  cap: null,
  carry_over: 'none',
  carry_over_most: null,
  carry_over_months: null,
  carry_over_until: null,
  negative_limit: 0,
  prorate_joining: true,
  prorate_leaving: true,
  prorate_part_time: true,
  rounding: 'none',
  rounding_direction: 'nearest',
};
const settled: Life = { hired: '2015-01-01', from: '2021-01-01', until: null, shares: [] };

/** A ledger of one person under one policy: what it lacks is written when something happens. */
function ledgerOf(more: Partial<Terms>, about: Partial<Life> = {}) {
  const life = { ...settled, ...about };
  const versions = [{ from: '2000-01-01', terms: { ...plain, ...more } }];
  const entries: Entry[] = [];
  const lotAt = (day: string) => lotOf(life, versions, day);
  const write = (today: string) => entries.push(...entriesDue(entries, life, versions, today));
  return {
    entries,
    write,
    take(request: string, days: readonly string[], today: string, amount = 100) {
      const taken = days.map((day) => ({ day, amount }));
      entries.push(...takenDue(entries, request, taken, lotAt));
      write(today);
    },
    adjust(day: string, amount: number, reason: string, today = day) {
      const where = { lot: lotAt(day), is_carried: false, until: null };
      entries.push({ day, kind: 'adjustment', amount, about: reason, ...where });
      write(today);
    },
    on: (day: string) => balanceOn([...entries, ...entriesDue(entries, life, versions, day)], day) / 100,
    sentences: (day: string) => sentencesOf(entries, day).map(({ text }) => text),
  };
}
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
const amounts = (more: Partial<Terms>, about: Partial<Life> = {}, until = '2024-12-31') =>
  grantsOf({ ...settled, ...about }, [{ from: '2000-01-01', terms: { ...plain, ...more } }], '2024-01-01', until).map(
    ({ day, amount }) => [day, amount / 100],
  );

describe('faults of others', () => {
  it('ends 2 of 10 carried of which 8 were taken, and nothing else', () => {
    const ledger = ledgerOf({ carry_over: 'limited', carry_over_most: 10, carry_over_until: '03-31' });
    ledger.take('spring', daysFrom('2022-02-01', 8), '2022-02-08');
    expect(ledger.on('2022-03-31')).toBe(22);
    expect(ledger.on('2022-04-01')).toBe(20);
    ledger.write('2022-04-01');
    expect(ledger.sentences('2022-04-01')).toEqual([
      '10 carried over until 31 March',
      '20 granted on 1 January',
      '8 taken',
      '2 ended on 1 April',
    ]);
  });

  it('pays a debt of 2021 with the grants of 2022', () => {
    const ledger = ledgerOf({ accrual: 'monthly', amount: 12 });
    ledger.take('long', daysFrom('2021-12-01', 15), '2021-12-15');
    expect(ledger.on('2021-12-31')).toBe(-3);
    ledger.write('2022-05-01');
    expect(['2022-01-01', '2022-03-01', '2022-05-01'].map(ledger.on)).toEqual([-2, 0, 2]);
    expect(ledger.sentences('2022-01-01')).toEqual(['3 owed from the year before', '1 granted on 1 January']);
  });

  it('gives back the half day that a holiday covers, and takes it again when the holiday is cancelled', () => {
    const ledger = ledgerOf({});
    ledger.take('half', ['2021-06-14'], '2021-06-01', 50);
    expect(ledger.on('2021-06-14')).toBe(19.5);
    ledger.take('half', [], '2021-06-10');
    expect(ledger.on('2021-06-14')).toBe(20);
    ledger.take('half', ['2021-06-14'], '2021-06-11', 50);
    expect(ledger.on('2021-06-14')).toBe(19.5);
    expect(ledger.entries.map(({ kind }) => kind)).toEqual(['taken', 'grant', 'give_back', 'taken']);
  });

  it('draws a request over the turn of the year from both years', () => {
    const ledger = ledgerOf({ carry_over: 'none' });
    ledger.take('turn', daysFrom('2021-12-30', 4), '2021-12-01');
    expect(ledger.entries.filter(({ kind }) => kind === 'taken').map(({ lot }) => lot)).toEqual([
      '2021-01-01',
      '2021-01-01',
      '2022-01-01',
      '2022-01-01',
    ]);
    expect([ledger.on('2021-12-31'), ledger.on('2022-01-01'), ledger.on('2022-01-02')]).toEqual([18, 19, 18]);
  });

  it('carries over before it grants when both are on one day, also under a cap', () => {
    const ledger = ledgerOf({ carry_over: 'limited', carry_over_most: 5, cap: 22 });
    ledger.write('2022-01-01');
    expect(ledger.on('2022-01-01')).toBe(22);
    expect(ledger.sentences('2022-01-01')).toEqual(['5 carried over', '17 granted on 1 January']);
  });

  it('grants who leaves in the middle of a month the days of it', () => {
    expect(amounts({ accrual: 'monthly', amount: 12 }, { until: '2024-02-10' })).toEqual([
      ['2024-01-01', 1],
      ['2024-02-01', 0.34],
    ]);
    expect(amounts({ accrual: 'monthly', accrual_at: 'end', amount: 12 }, { until: '2024-02-10' })).toEqual([
      ['2024-01-31', 1],
      ['2024-02-10', 0.34],
    ]);
  });
});

describe('grants', () => {
  it('sum to the amount of the year, whatever the rounding', () => {
    for (const rounding of ['none', 'half', 'whole'] as const)
      for (const rounding_direction of ['up', 'nearest', 'down'] as const) {
        const granted = amounts({ accrual: 'monthly', rounding, rounding_direction });
        expect(granted.reduce((sum, [, amount]) => sum + Math.round(Number(amount) * 100), 0)).toBe(2000);
      }
    expect(amounts({ accrual: 'monthly' }).slice(0, 3)).toEqual([
      ['2024-01-01', 1.67],
      ['2024-02-01', 1.66],
      ['2024-03-01', 1.67],
    ]);
  });

  // By hand: the months of the year begin on the 6th. Of 6 August to 5 September, 31 days, the person is there on 20 to 28 August,
  // 9 days, or from the start of the month 23 days.
  it('counts both ends of a month in a year from 6 April', () => {
    const year = { accrual: 'monthly', amount: 24, year: 'fixed', year_start: '04-06' } as const;
    const about = { hired: '2024-08-20', from: '2024-08-20', until: '2024-08-28' };
    expect(amounts(year, about)).toEqual([['2024-08-20', 0.58]]);
    expect(amounts({ ...year, accrual_at: 'end' }, about)).toEqual([['2024-08-28', 0.58]]);
    expect(amounts({ ...year, prorate_joining: false }, about)).toEqual([['2024-08-20', 1.48]]);
    expect(amounts({ ...year, prorate_joining: false, rounding: 'half', rounding_direction: 'up' }, about)).toEqual([
      ['2024-08-20', 1.5],
    ]);
    expect(amounts({ ...year, prorate_leaving: false, accrual_at: 'end' }, about)).toEqual([]);
  });

  it('begin after the waiting months with the rest of the year', () => {
    expect(amounts({ waiting_months: 12 }, { hired: '2023-07-01', from: '2023-07-01' })).toEqual([['2024-07-01', 10]]);
  });

  it('grow by a step at the anniversary, and by new terms on their day', () => {
    const steps = [{ after_years: 5, amount: 26 }];
    expect(amounts({ steps }, { hired: '2019-07-01', from: '2021-01-01' })).toEqual([
      ['2024-01-01', 20],
      ['2024-07-01', 3],
    ]);
    const versions = [
      { from: '2000-01-01', terms: plain },
      { from: '2024-10-01', terms: { ...plain, amount: 16 } },
    ];
    expect(grantsOf(settled, versions, '2024-01-01', '2024-12-31').map(({ day, amount }) => [day, amount])).toEqual([
      ['2024-01-01', 2000],
      ['2024-10-01', -100],
    ]);
  });

  it('come back on 29 February for who was hired on one', () => {
    const about = { hired: '2020-02-29', from: '2020-02-29' };
    const versions = [{ from: '2000-01-01', terms: { ...plain, year: 'anniversary' as const } }];
    expect(grantsOf({ ...settled, ...about }, versions, '2020-01-01', '2024-12-31').map(({ day }) => day)).toEqual([
      '2020-02-29',
      '2021-02-28',
      '2022-02-28',
      '2023-02-28',
      '2024-02-29',
    ]);
  });

  it('are a share for part-timers, and what is left is restated when the share becomes another', () => {
    const ledger = ledgerOf({}, { shares: [{ from: '2021-07-01', share: 6000 }] });
    ledger.take('spring', daysFrom('2021-03-01', 5), '2021-07-01');
    expect([ledger.on('2021-06-30'), ledger.on('2021-07-01')]).toEqual([15, 9]);
    expect(ledger.sentences('2021-07-01')).toContain('6 less for a changed work pattern from 1 July');
    expect(ledger.on('2022-01-01')).toBe(12);
  });

  it('are none where nothing accrues: taken days are counted, anew each year', () => {
    const ledger = ledgerOf({ accrual: 'none' });
    ledger.take('sick', daysFrom('2021-05-03', 3), '2022-01-01');
    expect([ledger.on('2021-12-31'), ledger.on('2022-01-01')]).toEqual([-3, 0]);
  });
});

describe('what becomes known later', () => {
  it('draws a back-dated request from its own year and corrects the carry-over by further entries', () => {
    const ledger = ledgerOf({ carry_over: 'limited', carry_over_most: 5, carry_over_months: 3 });
    ledger.take('autumn', daysFrom('2021-10-01', 16), '2022-02-10');
    expect(ledger.sentences('2022-02-10')).toEqual(['4 carried over until 31 March', '20 granted on 1 January']);
    const before = structuredClone(ledger.entries);
    ledger.take('christmas', daysFrom('2021-12-20', 2), '2022-02-11');
    expect(ledger.entries.slice(0, before.length)).toEqual(before);
    expect(ledger.entries.slice(before.length).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['taken', -100],
      ['taken', -100],
      ['carry_out', 200],
      ['carry_in', -200],
    ]);
    expect(ledger.sentences('2022-02-11')).toEqual([
      '2 carried over until 31 March, corrected',
      '20 granted on 1 January',
    ]);
    expect(ledger.on('2022-04-01')).toBe(20);
  });

  it('writes nothing a second time', () => {
    const ledger = ledgerOf({ accrual: 'monthly', carry_over: 'all', carry_over_months: 3 });
    ledger.take('one', daysFrom('2022-02-01', 3), '2022-06-30');
    ledger.adjust('2022-03-01', 50, 'Worked on a holiday', '2022-06-30');
    const { length } = ledger.entries;
    ledger.write('2022-06-30');
    ledger.take('one', daysFrom('2022-02-01', 3), '2022-06-30');
    expect(ledger.entries).toHaveLength(length);
    expect(ledger.sentences('2022-03-02')).toContain('0.5 added: Worked on a holiday');
  });

  it('takes an adjustment back as if it had never been, also where something carried over is left', () => {
    const of = (acts: Pick<Entry, 'kind' | 'amount'>[]) => {
      const plainly = { lot: '2022-01-01', is_carried: false, until: null, about: 'x' };
      const entries: Entry[] = acts.map((act) => ({ ...act, ...plainly, day: '2022-02-01' }));
      const versions = [{ from: '2000-01-01', terms: { ...plain, carry_over: 'all' as const, carry_over_months: 3 } }];
      entries.push(...entriesDue(entries, { ...settled, from: '2021-01-01' }, versions, '2022-12-31'));
      return ['2022-02-01', '2022-04-01', '2022-12-31'].map((day) => balanceOn(entries, day));
    };
    const untouched = of([]);
    for (const amount of [400, -400])
      expect(
        of([
          { kind: 'adjustment', amount },
          { kind: 'undone', amount: 0 - amount },
        ]),
      ).toEqual(untouched);
  });

  it('takes back what was granted for the time after the last day', () => {
    const life = { ...settled, until: null };
    const versions = [{ from: '2000-01-01', terms: plain }];
    const entries = entriesDue([], life, versions, '2021-03-01');
    entries.push(...entriesDue(entries, { ...life, until: '2021-06-15' }, versions, '2021-03-01'));
    expect(sentencesOf(entries, '2021-03-01')).toEqual([{ text: '9.17 granted on 1 January, corrected', amount: 917 }]);
  });
});
