import { expect, it } from 'vitest';
import { lgasOf, statesWithLgas } from './lgas.ts';

it('lists the 774 local government areas of the 36 states and the capital territory', () => {
  expect(statesWithLgas).toHaveLength(37);
  expect(statesWithLgas.flatMap(lgasOf)).toHaveLength(774);
  for (const state of statesWithLgas) expect(new Set(lgasOf(state)).size).toBe(lgasOf(state).length);
});

it('counts those of a state as the Constitution does', () => {
  const counts = { Lagos: 20, Kano: 44, Bayelsa: 8, Rivers: 23, 'Abuja Federal Capital Territory': 6 };
  for (const [state, count] of Object.entries(counts)) expect([state, lgasOf(state).length]).toEqual([state, count]);
  expect(lgasOf('Ashanti')).toEqual([]);
});
