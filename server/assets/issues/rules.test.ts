import { expect, it } from 'vitest';
import { issueStatuses } from '../../../openapi/generated/lists/assets.issues.ts';
import { dateProblem, hasEnded, statusAfter } from './rules.ts';

it('an issue is what its latest maintenance makes of it', () => {
  expect([null, 'repair', 'service', 'inspection'].map((type) => statusAfter(type as never))).toEqual([
    'pending',
    'in_repair',
    'in_repair',
    'inspected',
  ]);
});

it('two statuses end it', () => {
  expect(issueStatuses.filter(hasEnded)).toEqual(['damaged', 'resolved']);
});

it('nothing was noticed tomorrow', () => {
  expect(dateProblem('2026-11-24', '2026-11-23')).toBe('Choose today or an earlier day.');
  expect(dateProblem('2026-11-23', '2026-11-23')).toBeNull();
});
