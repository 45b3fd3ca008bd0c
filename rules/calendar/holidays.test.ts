import { describe, expect, it } from 'vitest';
import { daysOff, holidaysOf, nationalHoliday, type WrittenHoliday } from './holidays.ts';
import { daysText } from './words.ts';

const whole = (...days: string[]) => days.map((day) => ({ day, is_half: false }));
const written = (about: Partial<WrittenHoliday>): WrittenHoliday => ({
  id: '00000000-0000-4000-8000-000000000001',
  national: null,
  name: 'Founders Day',
  scope: 'business',
  state: null,
  status: 'declared',
  days: whole('2027-03-15'),
  ...about,
});
const in2027 = (...list: WrittenHoliday[]) => holidaysOf(list, { from: 2027, to: 2027, isNigerian: true });
const fitr = written({
  national: 'id_el_fitr-2027',
  name: 'Id-el-Fitr',
  scope: 'nation',
  days: whole('2027-03-10', '2027-03-11'),
});

describe('the holidays of a business', () => {
  it('are those of the nation and its own, in the order of the year', () => {
    const found = in2027(written({})).map(({ name, status }) => `${name} ${status}`);
    expect(found.slice(0, 4)).toEqual([
      "New Year's Day declared",
      'Id-el-Fitr expected',
      'Founders Day declared',
      'Good Friday declared',
    ]);
    expect(found).toHaveLength(12);
  });

  it('of a country with other laws are its own alone', () => {
    const own = holidaysOf([written({})], { from: 2027, to: 2027, isNigerian: false });
    expect(own.map(({ name }) => name)).toEqual(['Founders Day']);
  });

  it('have what the business wrote in the place of what the law says, once', () => {
    const about = in2027(fitr).filter(({ name }) => name === 'Id-el-Fitr');
    expect(about).toEqual([
      expect.objectContaining({ id: 'id_el_fitr-2027', status: 'declared', days: fitr.days, is_own: false }),
    ]);
  });

  it('stand in the year in which their days are', () => {
    const moved = written({ national: 'boxing-2027', name: 'Boxing Day', scope: 'nation', days: whole('2028-01-03') });
    const years = [2027, 2028].map((year) => holidaysOf([moved], { from: year, to: year, isNigerian: true }));
    expect(years.map((found) => found.filter(({ name }) => name === 'Boxing Day').length)).toEqual([0, 2]);
  });

  it('are found by the id that the nation gives them', () => {
    expect(nationalHoliday('id_el_kabir-2027')?.days).toEqual(whole('2027-05-17', '2027-05-18'));
    for (const id of ['id_el_kabir', 'id_el_kabir-20', 'easter-2027', '2027', ''])
      expect(nationalHoliday(id)).toBeUndefined();
  });
});

describe('the days off', () => {
  it('are those of declared holidays', () => {
    expect(daysOff(in2027(), null).get('2027-03-09')).toBeUndefined();
    expect(daysOff(in2027(fitr), null).get('2027-03-09')).toBeUndefined();
    expect(daysOff(in2027(fitr), null).get('2027-03-10')).toBe(1);
    const cancelled = written({
      national: 'democracy-2027',
      scope: 'nation',
      status: 'cancelled',
      days: whole('2027-06-12'),
    });
    expect([daysOff(in2027(), null), daysOff(in2027(cancelled), null)].map((off) => off.get('2027-06-12'))).toEqual([
      1,
      undefined,
    ]);
  });

  it('of a state are for its people', () => {
    const isese = written({ name: 'Isese Day', scope: 'state', state: 'Ogun', days: whole('2027-08-20') });
    const off = (state: string | null) => daysOff(in2027(isese), state).get('2027-08-20');
    expect([off('Ogun'), off(' ogun'), off('Lagos'), off(null)]).toEqual([1, 1, undefined, undefined]);
  });

  it('are halves, and whole where a half meets a whole one', () => {
    const half = written({ days: [{ day: '2027-12-24', is_half: true }] });
    expect(daysOff(in2027(half), null).get('2027-12-24')).toBe(0.5);
    const christmas = written({ days: [{ day: '2027-12-25', is_half: true }] });
    expect(daysOff(in2027(christmas), null).get('2027-12-25')).toBe(1);
  });
});

it('says days as people do', () => {
  expect(daysText(whole('2027-03-09', '2027-03-10'))).toBe('Tuesday 9 March and Wednesday 10 March 2027');
  expect(daysText([{ day: '2027-12-24', is_half: true }])).toBe('Friday 24 December 2027 (half)');
  expect(daysText(whole('2027-12-31', '2028-01-01'))).toBe('Friday 31 December 2027 and Saturday 1 January 2028');
});
