import { expect, it } from 'vitest';
import { firstRegionName } from './rules.ts';

it('names the first region after the state, or the city when the state is not listed', () => {
  expect(firstRegionName({ state: 'Lagos', city: 'Ikeja' })).toBe('Lagos');
  expect(firstRegionName({ state: 'Other', city: 'Ikeja' })).toBe('Ikeja');
});
