import { expect, it } from 'vitest';
import { figuresOf, type Kept, worseOf } from './figures.ts';

const header = 'day,commit,machine,load,bench,size,figure,value,unit,goal,better';
const kept = figuresOf(`${header}
2026-03-01,aaa,here,1,import,,stored,500,rows/s,,higher
2026-03-02,bbb,here,2,import,,stored,1000,rows/s,,higher
2026-03-02,bbb,there,2,import,,stored,9000,rows/s,,higher
2026-03-02,bbb,here,2,import,,"list, p99",10,ms,30,lower
`);
const now = (figure: string, value: number, more: Partial<Kept> = {}): Kept => {
  const [last] = kept.filter((one) => one.figure === figure);
  if (last === undefined) throw new Error(`There is no ${figure}.`);
  return { ...last, value, ...more };
};

it('names what is worse by more than a fifth than the last on the same machine', () => {
  expect(worseOf(now('stored', 799), kept)).toBe('import, stored: 799 rows/s, 1000 on 2026-03-02 (bbb, load 2)');
  expect(worseOf(now('stored', 800), kept)).toBeNull();
  expect(worseOf(now('list, p99', 12), kept)).toBeNull();
  expect(worseOf(now('list, p99', 12.1), kept)).toContain('10 on 2026-03-02');
});

it('compares with nothing of another machine, size or figure', () => {
  for (const more of [{ machine: 'elsewhere' }, { size: '--rows 5' }, { figure: 'undone' }, { bench: 'reading' }])
    expect(worseOf(now('stored', 1, more), kept)).toBeNull();
});
