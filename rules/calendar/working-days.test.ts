import { describe, expect, it } from 'vitest';
import { daysLater } from './days.ts';
import { periodsFor, standardWeek, workCalendarOf } from './working-days.ts';

const none = new Map<string, 0.5 | 1>();
const minutesFrom = (calendar: ReturnType<typeof workCalendarOf>, first: string, days: number) =>
  Array.from({ length: days }, (_, at) => calendar(daysLater(first, at)).minutes);

describe('what somebody works on a day', () => {
  it('is eight hours from Monday to Friday where nothing is said', () => {
    // 1 March 2027 is a Monday.
    expect(minutesFrom(workCalendarOf([], none), '2027-03-01', 8)).toEqual([...standardWeek, 480]);
  });

  it('follows a week from its Monday, whatever the day from which it holds', () => {
    const sixDays = [420, 420, 420, 420, 420, 240, 0];
    const calendar = workCalendarOf([{ from: '2027-03-03', cycle: sixDays }], none);
    expect(minutesFrom(calendar, '2027-03-01', 7)).toEqual([480, 480, 420, 420, 420, 240, 0]);
  });

  it('follows any other cycle from the day on which it begins', () => {
    const twoOnTwoOff = [720, 720, 0, 0];
    const calendar = workCalendarOf([{ from: '2027-03-03', cycle: twoOnTwoOff }], none);
    expect(minutesFrom(calendar, '2027-03-03', 6)).toEqual([720, 720, 0, 0, 720, 720]);
    expect(calendar('2028-03-03').minutes).toBe([720, 720, 0, 0][366 % 4]);
  });

  it('is what is said of the person, then of the department, then of everybody, each from its first day on', () => {
    const said = (of: 'employee' | 'department' | 'everybody', from: string, minutes: number) => ({
      of,
      from,
      cycle: [minutes],
    });
    const all = [
      said('everybody', '2027-01-01', 100),
      said('department', '2027-02-01', 200),
      said('everybody', '2027-03-01', 101),
      said('employee', '2027-04-01', 300),
      said('department', '2027-05-01', 201),
    ];
    const calendar = workCalendarOf(periodsFor(all), none);
    const on = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-06-01'];
    expect(on.map((day) => calendar(day).minutes)).toEqual([480, 100, 200, 200, 300, 300]);
  });

  it('is that of the newest pattern that holds', () => {
    const periods = [
      { from: '2027-01-04', cycle: [300] },
      { from: '2027-02-01', cycle: standardWeek },
    ];
    const calendar = workCalendarOf(periods, none);
    expect(['2027-01-03', '2027-01-04', '2027-01-31', '2027-02-01'].map((day) => calendar(day).minutes)).toEqual([
      0, 300, 300, 480,
    ]);
  });

  it('keeps its hours on a holiday, and says how much of the day is off', () => {
    const calendar = workCalendarOf([], new Map([['2027-03-01', 0.5] as const, ['2027-03-02', 1] as const]));
    expect([calendar('2027-03-01'), calendar('2027-03-02'), calendar('2027-03-03')]).toEqual([
      { minutes: 480, holiday: 0.5 },
      { minutes: 480, holiday: 1 },
      { minutes: 480, holiday: 0 },
    ]);
  });
});
