import { expect, it } from 'vitest';
import { narrowed } from './week-only.tsx';
import type { Shift, ShownWeek } from './week-texts.ts';

const shift = (id: string, date: string, state: Shift['state'], employee: string | null = 'bola'): Shift => ({
  id,
  employee,
  date,
  start: '08:00',
  end: '16:00',
  break_minutes: 60,
  minutes: 420,
  location: { id: 'ikeja', name: 'Ikeja' },
  role: null,
  note: null,
  despite: null,
  state,
  faults: [],
});
const person = (id: string, shifts: Shift[]) => ({
  id,
  employee_id: id,
  first_name: id,
  last_name: '',
  job_title: null,
  department: null,
  region: null,
  minutes: 840,
  days_off: [],
  shifts,
});
const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
const week: ShownWeek = {
  year: 2026,
  week_number: 48,
  start_date: monday,
  end_date: '2026-11-29',
  published: true,
  unpublished: 2,
  may_plan: true,
  self: null,
  employees: [
    person('bola', [shift('1', monday, 'published'), shift('2', tuesday, 'changed')]),
    person('musa', [shift('3', tuesday, 'published', 'musa')]),
  ],
  open: [shift('4', monday, 'published', null), shift('5', tuesday, 'planned', null)],
  more: 0,
  locations: [],
  departments: [],
  roles: [],
};
const shown = (only: Parameters<typeof narrowed>[1]) => {
  const { employees, open } = narrowed(week, only, monday);
  return [employees.flatMap(({ shifts }) => shifts.map(({ id }) => id)), open.map(({ id }) => id)];
};

it('shows of a week only what a number of the home counts', () => {
  expect(shown(null)).toEqual([
    ['1', '2', '3'],
    ['4', '5'],
  ]);
  expect(shown('today')).toEqual([['1'], []]);
  expect(shown('open')).toEqual([[], ['4', '5']]);
  expect(shown('unpublished')).toEqual([['2'], ['5']]);
});

it('adds up the hours of the shifts that it shows', () =>
  expect(narrowed(week, 'unpublished', monday).employees.map(({ minutes }) => minutes)).toEqual([420]));
