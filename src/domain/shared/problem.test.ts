import { expect, test } from 'vitest';
import { noAnswer, problem, problemOf } from './problem.ts';

test('a problem is passed on as it is', () => expect(problemOf(noAnswer)).toBe(noAnswer));

test.each([new Error('defect'), 'text', null, undefined, 7, { kind: 'invalid' }])('%j is an unknown problem', (error) =>
  expect(problemOf(error)).toEqual(problem('unknown')),
);
