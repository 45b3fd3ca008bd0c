import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageBandsOn } from './ages.ts';
import { smallestGroup, speakingGroups } from './salaries.ts';
import { type DayCount, dayAfter, daysIn, monthsOf, turnoverIn, yearsBefore } from './turnover.ts';

const day = fc
  .date({ min: new Date('1940-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const near = fc.integer({ min: 0, max: 400 }).map((days) => dayAfter('2024-01-15', days));
/** Some employments: from a day, or from always, to a day or without end. */
const employment = fc
  .tuple(fc.option(near, { nil: '-infinity' }), fc.option(near, { nil: 'infinity' }))
  .map(([one, other]) => ({ first: one, last: one !== '-infinity' && other < one ? one : other }));
const period = fc
  .tuple(near, fc.integer({ min: 0, max: 200 }))
  .map(([start, length]) => ({ start, end: dayAfter(start, length) }));

const countsOf = (days: readonly string[]): DayCount[] => days.map((one) => ({ day: one, count: 1 }));
/** Day by day, person by person. */
const isThereAtCloseOf = (date: string) => (one: { first: string; last: string }) =>
  one.first <= date && date < one.last;
const ageOn = (born: string, date: string): number => {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
};

describe('turnover', () => {
  it('is what a count day by day finds', () => {
    fc.assert(
      fc.property(fc.array(employment, { maxLength: 12 }), period, (people, { start, end }) => {
        const days = Array.from({ length: daysIn({ start, end }) }, (_, at) => dayAfter(start, at));
        const at = (date: string) => people.filter(isThereAtCloseOf(date)).length;
        const average = days.reduce((sum, date) => sum + at(date), 0) / days.length;
        const joined = people.filter(({ first }) => days.includes(first)).length;
        const left = people.filter(({ last }) => days.includes(last)).length;
        const found = turnoverIn(
          { start, end },
          { starts: countsOf(people.map(({ first }) => first)), ends: countsOf(people.map(({ last }) => last)) },
        );
        expect(found).toMatchObject({ opening: at(dayAfter(start, -1)), joined, left, closing: at(end) });
        expect(found.average).toBeCloseTo(average, 1);
        expect(found.rate === null).toBe(average === 0);
        if (average > 0) expect(found.rate).toBeCloseTo((left / average) * 100, 0);
      }),
    );
  });

  it('of a year is made of its months, which follow each other without a gap', () => {
    fc.assert(
      fc.property(period, (whole) => {
        const months = monthsOf(whole);
        expect(months[0]?.start).toBe(whole.start);
        expect(months.at(-1)?.end).toBe(whole.end);
        for (const [at, { end }] of months.slice(0, -1).entries()) {
          expect(months[at + 1]?.start).toBe(dayAfter(end));
          expect(months[at + 1]?.start.slice(8)).toBe('01');
        }
      }),
    );
  });

  it('counts somebody who left and came back twice, and not in between', () => {
    const movements = {
      starts: countsOf(['2024-01-01', '2024-03-01']),
      ends: countsOf(['2024-01-31', 'infinity']),
    };
    expect(turnoverIn({ start: '2024-02-01', end: '2024-02-29' }, movements)).toMatchObject({
      opening: 0,
      closing: 0,
      rate: null,
    });
    expect(turnoverIn({ start: '2024-01-01', end: '2024-12-31' }, movements)).toMatchObject({
      joined: 2,
      left: 1,
      closing: 1,
    });
  });
});

describe('ages', () => {
  it('fall into the band that a count of birthdays says', () => {
    fc.assert(
      fc.property(day, day, (born, date) => {
        const age = ageOn(born, date);
        const within = ageBandsOn(date).filter(
          ({ bornFrom, bornTo }) => (bornFrom === null || born >= bornFrom) && (bornTo === null || born <= bornTo),
        );
        expect(within).toHaveLength(1);
        const [from, to] = within[0]?.label.startsWith('Under')
          ? [Number.NEGATIVE_INFINITY, 24]
          : (within[0]?.label.match(/\d+/g) ?? []).map(Number);
        expect(age).toBeGreaterThanOrEqual(from ?? 0);
        expect(age).toBeLessThanOrEqual(to ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 1000 },
    );
  });

  it('go up on 1 March for those born on 29 February, where a year has no such day', () => {
    const labelOn = (date: string) =>
      ageBandsOn(date).find(
        ({ bornFrom, bornTo }) => (bornFrom ?? '') <= '2000-02-29' && '2000-02-29' <= (bornTo ?? '9'),
      )?.label;
    expect([labelOn('2025-02-28'), labelOn('2025-03-01')]).toEqual(['Under 25', '25 to 34']);
    expect(yearsBefore('2024-02-29', 25)).toBe('1999-02-28');
  });
});

describe('the pay of a group', () => {
  it('is never that of a few, nor of one group that the total would tell', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 }), (sizes) => {
        const groups = sizes.map((paid) => ({ paid }));
        const speaking = speakingGroups(groups);
        for (const { paid } of speaking) expect(paid).toBeGreaterThanOrEqual(smallestGroup);
        const hidden = groups.filter((group) => !speaking.has(group)).reduce((sum, { paid }) => sum + paid, 0);
        // Who knows the total and every group that speaks knows the sum of what is silent.
        expect(speaking.size === 0 || hidden === 0 || hidden >= smallestGroup).toBe(true);
      }),
    );
  });
});
