import { expect, it } from 'vitest';
import { cycleText } from './cycle-texts.ts';

it('says the days of a cycle, neighbours of the same length together', () => {
  expect(cycleText([480, 480, 480, 480, 480, 240, 0])).toBe('Mon–Fri 8 h, Sat 4 h');
  expect(cycleText([720, 720, 0, 0])).toBe('Day 1–Day 2 12 h');
  expect(cycleText([450, 0, 450, 0, 0, 0, 0])).toBe('Mon 7.5 h, Wed 7.5 h');
  expect(cycleText([...[480, 0, 0, 0, 0, 0, 0], ...[0, 480, 0, 0, 0, 0, 0]])).toBe('Mon 1 8 h, Tue 2 8 h');
});
