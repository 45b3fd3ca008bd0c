import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTime, showTime } from './time.ts';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30pm', '21:30'],
  ['9:30 PM', '21:30'],
  ['9 p.m.', '21:00'],
  ['9am', '09:00'],
  ['12am', '00:00'],
  ['12:15 pm', '12:15'],
  ['21:30', '21:30'],
  ['noon', '12:00'],
  ['midnight', '00:00'],
  ['24:00', null],
  ['9:60', null],
  ['13pm', null],
  ['0am', null],
  ['9m', null],
  ['late', null],
  ['', null],
])('reads %j as %j', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it('reads every time that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(12 as const, 24 as const), (minute, cycle) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(readTime(showTime(time, cycle))).toBe(time);
    }),
  );
});
