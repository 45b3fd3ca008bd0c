import { expect, it } from 'vitest';
import { differencesOf } from './time-off-life.ts';

const lives = 200;

it.each([1, 2, 3, 4])('has the balance of a plain recount on every day of a life, part %d', (part) => {
  const quarter = lives / 4;
  const seeds = Array.from({ length: quarter }, (_, index) => (part - 1) * quarter + index + 1);
  const differences = seeds.flatMap((seed) => differencesOf(seed).differences.map((text) => `life ${seed}: ${text}`));
  expect(differences).toEqual([]);
});
