import { describe, expect, it } from 'vitest';
import { birthProblem } from './age.ts';

const today = '2026-11-24';

describe('a birth date', () => {
  it.each([
    ['today', today, null, 'A birth date is before today.'],
    ['of a child', '2020-03-01', null, 'They are younger than 15. Check the date.'],
    ['15 years ago to the day', '2011-11-24', null, null],
    ['a day later', '2011-11-25', null, 'They are younger than 15. Check the date.'],
    [
      'after the hire date',
      '1999-01-01',
      '1998-06-01',
      'They were younger than 15 on the hire date. Check both dates.',
    ],
    ['15 years before the hire date', '1990-05-17', '2005-05-17', null],
    [
      'a day too late for it',
      '1990-05-17',
      '2005-05-16',
      'They were younger than 15 on the hire date. Check both dates.',
    ],
    ['on 29 February, hired on 1 March', '2004-02-29', '2019-03-01', null],
    [
      'on 29 February, hired on 28 February',
      '2004-02-29',
      '2019-02-28',
      'They were younger than 15 on the hire date. Check both dates.',
    ],
    ['of somebody who joins once they are 15', '2012-01-10', '2027-01-10', null],
  ])('%s', (_name, birthDate, hireDate, problem) => {
    expect(birthProblem(birthDate, { hireDate, today })).toBe(problem);
  });
});
