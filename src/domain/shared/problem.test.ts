import { expect, test } from 'vitest';
import { noAnswer, problem, problemOf } from './problem.ts';

test('returns a problem unchanged', () => expect(problemOf(noAnswer)).toBe(noAnswer));

test.each([new Error('defect'), 'text', null, undefined, 7, { kind: 'invalid' }])(
  'turns %j into an unknown problem',
  (error) => expect(problemOf(error)).toEqual(problem('unknown')),
);
