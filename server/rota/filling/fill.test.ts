import { expect, it } from 'vitest';
import { fill } from './fill.ts';
import { faultsOfPlan, mostByTrying, randomWeek } from './filling.testing.ts';
import { handOut, takersOf } from './hand-out.ts';
import { allowing, type Candidate, type OpenShift, type Order } from './plan.ts';

const seeds = Array.from({ length: 120 }, (_, at) => at + 1);

it('fills as many as there can be, breaks no rule, and says of each person why a shift stays open', async () => {
  for (const seed of seeds) {
    const order = randomWeek(seed, { people: 1 + (seed % 8), shifts: 1 + (seed % 9) });
    const found = await fill(order);
    const plan = new Map(found.plan);
    expect([seed, faultsOfPlan(order, plan)]).toEqual([seed, []]);
    expect([seed, found.plan.length, found.isMost]).toEqual([seed, mostByTrying(order), true]);
    for (const { shift, reasons } of found.left) {
      const at = order.shifts.find(({ id }) => id === shift)?.location ?? '';
      const there = order.people.filter(({ places }) => places?.includes(at) ?? true);
      expect([seed, reasons.map(({ person }) => person)]).toEqual([seed, there.map(({ id }) => id)]);
    }
  }
});

it('fills more than giving out one by one does, where that is not enough', async () => {
  const weeks = [1, 2, 3, 4, 5, 6].map((seed) => randomWeek(seed, { people: 8, shifts: 30 }));
  const more = weeks.map(async (order) => {
    const allows = allowing(order.settings);
    const { plan } = await fill(order);
    expect(faultsOfPlan(order, new Map(plan))).toEqual([]);
    return plan.length - handOut(order, new Map(), takersOf(order, allows), allows).size;
  });
  const counts = await Promise.all(more);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
});

const monday = '2036-12-08';
const plain = randomWeek(1, { people: 0, shifts: 0 });
const settings = { ...plain.settings, rest_hours: 11, day_hours: 10, week_hours: 70, travel_minutes: 0 };
const person = (id: string, more: Partial<Candidate['worker']> = {}, nights = 0): Candidate => ({
  id,
  places: null,
  had: { minutes: 0, nights, sundays: 0 },
  worker: {
    employments: [{ from: '2030-01-01', to: '9999-12-31' }],
    birthDate: null,
    gender: null,
    away: new Map(),
    unavailable: [],
    holidays: new Map(),
    papers: [],
    shifts: [],
    ...more,
  },
});
const shift = (id: string, day: number, start: string, end: string): OpenShift => ({
  id,
  date: `2036-12-${String(8 + day).padStart(2, '0')}`,
  start,
  end,
  break_minutes: 0,
  location: 'ikeja',
  role: null,
  needs: [],
});
const week = (shifts: OpenShift[], people: Candidate[]): Order => ({ shifts, people, settings, seconds: 5 });

it('gives everybody a day of rest in the week', async () => {
  const shifts = Array.from({ length: 7 }, (_, day) => shift(`s${day}`, day, '09:00', '13:00'));
  const { plan, isMost, left } = await fill(week(shifts, [person('bola')]));
  expect([plan.length, isMost]).toEqual([6, true]);
  expect(left[0]?.reasons).toEqual([{ person: 'bola', text: 'No 24 h of rest in seven days', isRefused: false }]);
});

it('gives a night to who has had fewer, and the same hours to everybody', async () => {
  const shifts = [
    shift('night', 0, '22:00', '03:00'),
    ...[2, 3, 4].map((day) => shift(`s${day}`, day, '09:00', '14:00')),
  ];
  const { plan } = await fill(week(shifts, [person('bola', {}, 3), person('musa')]));
  const of = new Map(plan);
  expect(of.get('night')).toBe('musa');
  expect(plan.filter(([, one]) => one === 'bola')).toHaveLength(2);
});

it('breaks nothing of what is planned already, such as the rest after work that ends on the next day', async () => {
  // Work of each day from Tuesday on, with one free day from Monday at midnight to Tuesday at midnight.
  const planned = [1, 2, 3, 4, 5, 6].map((day) => shift(`planned${day}`, day, '00:00', '06:00'));
  const before = shift('before', -1, '20:00', '02:00');
  const order = week([before], [person('bola', { shifts: planned })]);
  const { plan, left } = await fill(order);
  expect(plan).toEqual([]);
  expect(left[0]?.reasons[0]?.text).toMatch(/rest/);
});

it('leaves open what a rule only warns of, and says so', async () => {
  const holidays = new Map([[monday, 'Founders Day']]);
  const { left } = await fill(week([shift('s', 0, '09:00', '13:00')], [person('bola', { holidays })]));
  expect(left).toEqual([{ shift: 's', reasons: [{ person: 'bola', text: 'Founders Day', isRefused: false }] }]);
});
