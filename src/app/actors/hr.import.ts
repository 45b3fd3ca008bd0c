import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import type { ImportOptions, KnownRecord } from '../../../rules/shared/import.ts';
import type { csvImportMachine, Word } from '../../machines/shared/csv-import/machine.ts';
import {
  cancelEmployeeImport,
  commitEmployeeImport,
  createEmployeeImport,
  employeeImportsQuery,
  getEmployeeImport,
  matchEmployees,
  matchesAtOnce,
  sendEmployeeImportRows,
} from '../../services/hr/imports.ts';
import { allJobsQuery, banksQuery, pensionProvidersQuery } from '../../services/hr/records.ts';
import { allDepartmentsQuery, allRegionsQuery, createDepartment, createRegion } from '../../services/hr.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { todayIn } from '../../views/shared/today.ts';
import type { Core } from '../core.ts';
import { type ImportedList, withImportActors } from '../imports/import-actors.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { ofBusiness, rereading } from './assets.ts';
import { employeeKeys, maySeePay } from './hr.ts';

const importKeys = (businessId: string) => [['listEmployeeImports', businessId], ...employeeKeys(businessId)];

const optionsOf = ({ dayOrder, location }: ImportOptions) => ({
  ...(dayOrder === null ? {} : { day_order: dayOrder }),
  ...(location === null ? {} : { location }),
});

/** Keys have no other characters. */
const inKey = (text: string) => Array.from(text.slice(0, 16), (letter) => letter.charCodeAt(0).toString(16)).join('');

/** A department or a region. */
const addWord = async (
  { word: { column, text: name }, ...given }: { businessId: string; idempotencyKey: string; word: Word },
  options: Options,
): Promise<unknown> => {
  const creation = { businessId: given.businessId, idempotencyKey: `${given.idempotencyKey}-${inKey(name)}`, name };
  return column === 'region' ? createRegion(creation, options) : createDepartment(creation, options);
};

const employees = (core: Core): ImportedList => {
  const queries = queryClientOf(core);
  return {
    startWorker: () =>
      maySeePay(core)
        ? new Worker(new URL('../../services/hr/employee-sheet.worker.ts', import.meta.url), { type: 'module' })
        : new Worker(new URL('../../services/hr/employee-sheet-without-pay.worker.ts', import.meta.url), {
            type: 'module',
          }),
    listsOf: async (businessId): Promise<EmployeeLists> => {
      const [departments, regions, jobs, banks, pensionProviders] = await Promise.all([
        queries.fetchQuery({ ...allDepartmentsQuery(businessId), staleTime: 0 }),
        queries.fetchQuery({ ...allRegionsQuery(businessId), staleTime: 0 }),
        queries.fetchQuery({ ...allJobsQuery(businessId), staleTime: 0 }),
        queries.fetchQuery(banksQuery(businessId)),
        queries.fetchQuery(pensionProvidersQuery(businessId)),
      ]);
      return {
        departments,
        regions,
        jobs,
        banks,
        pensionProviders,
        today: todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone),
      };
    },
    remembered: async (businessId) => {
      const newest = employeeImportsQuery(businessId, { page: 1, page_size: 20 });
      const { results } = await queries.fetchQuery({ ...newest, staleTime: 0 });
      return results.flatMap(({ mapping }) => mapping);
    },
    matchesAtOnce,
    match: async (asked, options): Promise<KnownRecord[]> => (await matchEmployees(asked, options)).results,
    addWord: rereading(core, addWord, (id) => [
      ['listAllDepartments', id],
      ['listAllRegions', id],
    ]),
    create: ({ businessId, idempotencyKey, fileName, mode, rows, options: said, mapping }, options) =>
      createEmployeeImport(
        { businessId, idempotencyKey, mode, rows, mapping, file_name: fileName.slice(0, 200), ...optionsOf(said) },
        options,
      ),
    sendRows: sendEmployeeImportRows,
    commit: rereading(core, commitEmployeeImport, importKeys),
    get: rereading(core, getEmployeeImport, importKeys),
    cancel: rereading(core, cancelEmployeeImport, importKeys),
  };
};

export const employeeImportFlow: Flow<typeof csvImportMachine> = {
  load: async () => (await import('../../machines/shared/csv-import/machine.ts')).csvImportMachine,
  provide: (machine, core) => withImportActors(machine, employees(core)),
  input: ({ search }, core) => ({
    businessId: ofBusiness(core),
    ...{ sheetId: randomKey(), idempotencyKey: randomKey(), importId: search.get('id') },
  }),
};
