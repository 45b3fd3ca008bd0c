import { describe, expect, it } from 'vitest';
import { hundredthsIn, knownEmployee, openingBalanceRules, personOf, problemsOfBalance } from './opening-balances.ts';

const annual = { id: 'annual', name: 'Annual', unit: 'days' as const };
const ada = { id: 'a', number: 'EMP-1', first: 'Ada', middle: 'Ngozi', last: 'Obi', email: 'ada@example.com' };
const known = (more: object = {}) =>
  knownEmployee({ ...ada, namesakes: 0, balances: new Map([['annual', 850]]), ...more });
const reader = (policy: string | null = 'annual') =>
  openingBalanceRules.readerOf({ policies: [annual] }, { dayOrder: null, location: null, policy });
const problems = (cells: object, of = known(), policy?: string | null) =>
  reader(policy)
    .problemsOf(cells, of)
    .map(({ column, kind }) => `${column} ${kind}`);

describe('a file of opening balances', () => {
  it('reads amounts as people write them', () => {
    expect(['12', '12.5', '7,25', '-2', '−2', '+3', '0', ' 4 days ', '8 hrs'].map(hundredthsIn)).toEqual([
      ...[1200, 1250, 725, -200, -200, 300, 0, 400, 800],
    ]);
    expect(['', 'many', '1.234', '9000', '1 000', '12-'].map(hundredthsIn)).toEqual(Array(6).fill(undefined));
  });

  it('compares names without case, commas and spaces', () => {
    expect(['Obi,  ADA ', 'obi ada'].map(personOf)).toEqual(['obi ada', 'obi ada']);
  });

  it('says what is wrong with a row', () => {
    expect(problems({ employee: 'Ada Obi', left: '3' })).toEqual([]);
    expect(problems({ employee: '', left: '' })).toEqual(['employee missing', 'left missing']);
    expect(reader().problemsOf({ employee: 'X', left: 'x' }, null)).toMatchObject([
      { kind: 'unknown' },
      { kind: 'unreadable' },
    ]);
    const policy = { id: 'p', name: 'Annual leave' };
    const byServer = (employee: string) =>
      problemsOfBalance({ employee, left: '3' }, known({ namesakes: 1, balances: new Map([['p', 0]]) }), policy);
    expect(byServer('Ada Obi')).toMatchObject([{ column: 'employee', kind: 'mismatch' }]);
    expect(byServer('emp-1')).toEqual([]);
    // In the app somebody has chosen which of them it is.
    expect(problems({ employee: 'Ada Obi', left: '3' }, known({ namesakes: 1 }))).toEqual([]);
    expect(problems({ employee: 'Ada Obi', left: '3' }, known({ balances: new Map() }))).toEqual(['employee mismatch']);
    expect(problems({ employee: 'Ada Obi', left: '3' }, known(), null)).toEqual(['left missing']);
    expect(problems({ employee: 'Ada Obi', left: '3', surplus: 'x' })).toEqual(['surplus mismatch']);
  });

  it('shows what each balance is now, and whether the row changes it', () => {
    expect(reader().seen?.(known()).cells.left).toBe('8.5');
    expect(reader(null).seen?.(known()).cells.left).toBeUndefined();
    expect(reader().changesOf({ left: '8,50' }, known())).toEqual([]);
    expect(reader().changesOf({ left: '9' }, known())).toEqual(['left']);
  });
});
