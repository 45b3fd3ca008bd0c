import { expect, it } from 'vitest';
import { standardWeek } from '../../calendar/working-days.ts';
import { sharesOf } from './shares.ts';

const threeDays = { from: '2026-04-01', cycle: [480, 480, 480, 0, 0, 0, 0] };
const shortDays = { from: '2026-04-01', cycle: [240, 240, 240, 240, 240, 0, 0] };
const sixDays = { from: '2026-01-01', cycle: [480, 480, 480, 480, 480, 240, 0] };
const fortnight = { from: '2026-04-01', cycle: [480, 480, 480, 480, 480, 0, 0, 480, 480, 480, 0, 0, 0, 0] };

it('is full time where nothing is said', () => {
  expect(sharesOf([], [], 'days')).toEqual([]);
  expect(sharesOf([{ from: '2026-01-01', cycle: standardWeek }], [], 'days')).toEqual([]);
});

it('counts working days in a policy of days, and hours in one of hours', () => {
  expect(sharesOf([threeDays], [], 'days')).toEqual([{ from: '2026-04-01', share: 6000 }]);
  expect(sharesOf([shortDays], [], 'days')).toEqual([]);
  expect(sharesOf([shortDays], [], 'hours')).toEqual([{ from: '2026-04-01', share: 5000 }]);
  // Eight days in two weeks of five.
  expect(sharesOf([fortnight], [], 'days')).toEqual([{ from: '2026-04-01', share: 8000 }]);
});

it('is of what everybody works, and never more than that', () => {
  expect(sharesOf([sixDays, threeDays], [sixDays], 'days')).toEqual([{ from: '2026-04-01', share: 5000 }]);
  expect(sharesOf([sixDays], [], 'days')).toEqual([]);
  expect(sharesOf([sixDays, threeDays, { from: '2026-06-01', cycle: standardWeek }], [], 'days')).toEqual([
    { from: '2026-04-01', share: 6000 },
    { from: '2026-06-01', share: 10_000 },
  ]);
});
