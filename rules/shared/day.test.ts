import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDoubtful, readDay } from './day.ts';

it.each([
  ['2024-03-31', '2024-03-31'],
  ['2024/3/1', '2024-03-01'],
  ['2024-03-31T00:00:00.000Z', '2024-03-31'],
  ['31/12/2024', '2024-12-31'],
  ['12/31/2024', '2024-12-31'],
  ['5.5.2024', '2024-05-05'],
  ['3 Mar, 2024', '2024-03-03'],
  ['3rd March 2024', '2024-03-03'],
  ['March 3, 2024', '2024-03-03'],
  ['03-Mar-2024', '2024-03-03'],
])('reads %s without being told the order', (text, day) => {
  expect(readDay(text, null)).toEqual({ value: day });
});

it.each([
  '2023-02-29',
  '31/04/2024',
  '1899-12-31',
  '12/31/24',
  'March',
  '3 Marx 2024',
  '45000',
  '2024-13-01',
  'yesterday',
])('refuses %s', (text) => {
  expect(readDay(text, null)).toHaveProperty('problem');
});

it('takes a doubtful date as the person says, and not before', () => {
  expect(isDoubtful('03/04/2024')).toBe(true);
  expect(isDoubtful('04/04/2024')).toBe(false);
  expect(readDay('03/04/2024', null)).toHaveProperty('problem');
  expect(readDay('03/04/2024', 'day-first')).toEqual({ value: '2024-04-03' });
  expect(readDay('03/04/2024', 'month-first')).toEqual({ value: '2024-03-04' });
  expect(readDay('12/31/2024', 'day-first')).toHaveProperty('problem');
});

it('reads back every day that it writes', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year, month, ofMonth] = day.split('-');
      expect(readDay(day, null)).toEqual({ value: day });
      expect(readDay(`${ofMonth}/${month}/${year}`, 'day-first')).toEqual({ value: day });
      expect(readDay(`${month}/${ofMonth}/${year}`, 'month-first')).toEqual({ value: day });
    }),
  );
});
