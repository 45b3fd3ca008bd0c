/**
 * What a person sees before an import of employees is what becomes of the rows, managers included, for any file: the sheet of
 * the app and the server are compared over generated files (`FILES=10000 npx vitest run server/hr/imports/verdicts.test.ts`).
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { employeeImportColumns } from '../../../rules/hr/import-columns.ts';
import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import { employeeImportRulesOf } from '../../../rules/hr/import-rules.ts';
import type { Sheet } from '../../../src/domain/shared/import-sheet/sheet.ts';
import type { ActsForAll } from '../../../src/domain/shared/import-sheet/sheet.types.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import { startTestServer } from '../../platform/testing.ts';
import { comparedSheet, doneWith, saidOf } from '../../shell/imports/imports.testing.ts';
import { allBanks, allProviders } from '../banks/catalogue.ts';
import { newStaff } from './imports.testing.ts';
import { importedEmployees } from './list.ts';

const server = await startTestServer({ jobs: true });
const { add, call, imports: imported, owner, record } = await newStaff(server);
const files = Number(process.env.FILES ?? 60);
const list = importedEmployees(server.platform);

// K-1 reports to K-2, who reports to K-3; K-4 stands alone.
for (const code of ['K-3', 'K-2', 'K-1', 'K-4']) {
  const above = { 'K-2': 'K-3', 'K-1': 'K-2' }[code];
  const manager = above === undefined ? null : (await record(above)).id;
  const answer = await add({
    employee_id: code,
    first_name: 'Known',
    last_name: code,
    email: `${code}@known.test`,
    manager,
  });
  expect(answer.status).toBe(201);
}

const lists: EmployeeLists = {
  departments: (await call('GET', 'departments/all/')).body,
  regions: [],
  subsidiaries: [],
  jobs: [],
  banks: allBanks,
  pensionProviders: allProviders,
  today: '2026-01-01',
  country: 'NG',
};

const sheetOf = (table: readonly (readonly string[])[], acts: ActsForAll): Promise<Sheet> =>
  comparedSheet({ rules: employeeImportRulesOf(toE164), lists, match: imported.match }, table, acts);

const tried = { db: server.platform.db, owner, kind: 'employees' as const, list };
/** What becomes of each row at the server, and to whom the stored ones report then. */
const storedBy = (sheet: Sheet, count: number) =>
  doneWith(tried, sheet, count, async (tx, results) => {
    const done: { outcome: string; manager: string | null }[] = [];
    for (const one of results) {
      const [found] = await tx.query<{ code: string | null }>(
        `select lower(m.employee_id) as code from employees e left join employees m on m.business_id = $1 and m.id = e.manager_id
         where e.business_id = $1 and e.id = $2`,
        [owner.businessId, 'id' in one ? one.id : null],
      );
      done.push({ outcome: one.outcome, manager: found?.code ?? null });
    }
    return done;
  });

const textsOf: Partial<Record<string, readonly string[]>> = {
  employee_id: ['', 'K-1', 'k-2', 'K-3', 'K-4', 'N-1', 'n-1', 'N-2', 'N-3'],
  email: ['', '', 'K-1@known.test', 'k-2@KNOWN.test', 'n1@new.test', 'n2@new.test', 'nobody'],
  manager: ['', 'K-1', 'k-3', 'K-4', 'K-2@known.test', 'N-1', 'n-2', 'N-3', 'n1@new.test', 'X-9', 'Known K-1'],
  first_name: ['Known', 'Ada', 'Ada', ''],
  last_name: ['K-1', 'Obi', 'Obi'],
  hire_date: ['', '2024-02-29', '2024-02-30'],
};
const columns = employeeImportColumns.filter(({ id }) => textsOf[id] !== undefined);
const anyActs = fc.record({
  known: fc.constantFrom('update' as const, 'skip' as const),
  repeated: fc.constantFrom('create' as const, 'skip' as const),
});
const anyRow = fc.tuple(...columns.map(({ id }) => fc.constantFrom(...(textsOf[id] ?? ['']))));

it('says of each row of any file what becomes of it, and whose manager is left out', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 8 }), anyActs, async (rows, acts) => {
      const full = rows.filter((row) => row.some((text) => text.trim() !== ''));
      if (full.length === 0) return;
      const sheet = await sheetOf([columns.map(({ label }) => label), ...full], acts);
      const shown = sheet.window('all', 0, full.length).rows;
      const said = saidOf(sheet, full.length);
      const done = await storedBy(sheet, full.length);
      expect(said).toEqual(done.map(({ outcome }) => outcome));
      expect(sheet.summary().wrong).toBe(said.filter((one) => one === 'refused').length);
      // Of new people who are stored, whoever names a manager has one, unless the review says that it is left out.
      const without = done.filter(
        ({ outcome, manager }, at) => outcome === 'created' && manager === null && shown[at]?.cells.manager !== '',
      );
      expect(without.length <= (sheet.summary().leftOut.manager ?? 0)).toBe(true);
    }),
    { numRuns: files },
  );
});
