import { describe, expect, it } from 'vitest';
import { daysLater, nextWeekday, weekdayOf } from './days.ts';
import { nationalHolidaysOf, predictionsOf } from './nigeria.ts';

const of = (id: string) => nationalHolidaysOf(Number(id.split('-')[1])).find((one) => one.id === id);
const daysOf = (id: string) => of(id)?.days;

describe('the fixed holidays of Nigeria', () => {
  it('are days off by law', () => {
    const found = nationalHolidaysOf(2027).filter(({ status }) => status === 'declared');
    expect(found.map(({ name, days }) => `${days.join()} ${name}`)).toEqual([
      "2027-01-01 New Year's Day",
      '2027-03-26 Good Friday',
      '2027-03-29 Easter Monday',
      "2027-05-01 Workers' Day",
      '2027-06-12 Democracy Day',
      '2027-10-01 Independence Day',
      '2027-12-25 Christmas Day',
      '2027-12-26 Boxing Day',
    ]);
  });

  it.each([
    ['2019-04-21', 2019],
    ['2024-03-31', 2024],
    ['2025-04-20', 2025],
    ['2026-04-05', 2026],
    ['2038-04-25', 2038],
    ['2285-03-22', 2285],
  ])('count from Easter on %s', (easter, year) => {
    expect(daysOf(`good_friday-${year}`)).toEqual([daysLater(easter, -2)]);
    expect(daysOf(`easter_monday-${year}`)).toEqual([daysLater(easter, 1)]);
  });

  it('have Democracy Day since 2019', () => {
    expect(of('democracy-2018')).toBeUndefined();
    expect(daysOf('democracy-2019')).toEqual(['2019-06-12']);
  });
});

describe('the Islamic holidays', () => {
  it('are as the Minister announced them, where that is known', () => {
    expect(of('id_el_kabir-2025')).toMatchObject({ status: 'declared', days: ['2025-06-06', '2025-06-09'] });
    expect(of('id_el_fitr-2026')).toMatchObject({ status: 'declared', days: ['2026-03-19', '2026-03-20'] });
  });

  it('are expected otherwise, on weekdays', () => {
    expect(of('id_el_kabir-2026')?.status).toBe('expected');
    expect(of('id_el_fitr-2027')).toMatchObject({ status: 'expected', days: ['2027-03-09', '2027-03-10'] });
    expect(of('id_el_kabir-2027')).toMatchObject({ status: 'expected', days: ['2027-05-17', '2027-05-18'] });
    expect(of('id_el_maulud-2027')).toMatchObject({ status: 'expected', days: ['2027-08-16'] });
    for (let year = 2027; year <= 2060; year++)
      for (const { status, days } of nationalHolidaysOf(year))
        if (status === 'expected') for (const day of days) expect([day, weekdayOf(day) < 5]).toEqual([day, true]);
  });

  it('begin where they were expected, in each year whose announcement is known', () => {
    const expected = [2022, 2023, 2024, 2025, 2026].flatMap(predictionsOf);
    const known = expected.filter(({ id }) => of(id)?.status === 'declared');
    expect(known).toHaveLength(9);
    for (const { id, days } of known) expect([id, daysOf(id)?.[0]]).toEqual([id, days[0]]);
  });

  it('come twice in a year of the sun now and then, each under a name of its own', () => {
    const ids = nationalHolidaysOf(2033).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('id_el_fitr'))).toEqual(['id_el_fitr-2033', 'id_el_fitr-2033-2']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('moves a day on a weekend to the Monday after it', () => {
  expect(['2027-05-14', '2027-05-15', '2027-05-16', '2027-05-17'].map(nextWeekday)).toEqual([
    '2027-05-14',
    '2027-05-17',
    '2027-05-17',
    '2027-05-17',
  ]);
});
