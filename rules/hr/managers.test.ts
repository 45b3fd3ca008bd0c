import fc from 'fast-check';
import { expect, it } from 'vitest';
import { managerProblems } from './managers.ts';

/** Nine people of whom some are in the file and some in the business; whom each reports to is one of them, or nobody. */
const people = Array.from({ length: 9 }, (_, at) => `p${at}`);
const reporting = fc.array(fc.option(fc.constantFrom(...people, 'stranger')), { minLength: 9, maxLength: 9 });

it('refuses those who would come back to themselves, and managers whom nobody knows', () => {
  fc.assert(
    fc.property(reporting, fc.integer({ min: 0, max: 9 }), (managers, split) => {
      const rows = people
        .slice(0, split)
        .map((code, row) => ({ row, code, act: 'create', record: null, email: '', manager: managers[row] ?? '' }));
      const known = people.slice(split).map((code, at) => {
        const manager = managers[split + at] ?? null;
        return {
          id: code,
          code,
          email: null,
          manager: manager !== null && people.indexOf(manager) >= split ? manager : null,
        };
      });
      const next = (code: string) =>
        (rows.find((one) => one.code === code) ?? known.find((one) => one.code === code))?.manager || null;
      const comesBack = (start: string) => {
        let at = next(start);
        for (let step = 0; step < 20 && at !== null && at !== start; step++) at = next(at);
        return at === start;
      };
      const wrong = rows.filter(({ code, manager }) => manager === 'stranger' || comesBack(code)).map(({ row }) => row);
      expect(
        managerProblems(rows, known)
          .map(({ row }) => row)
          .toSorted(),
      ).toEqual(wrong);
    }),
    { numRuns: 500 },
  );
});
