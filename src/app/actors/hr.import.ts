import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import type { KnownRecord } from '../../../rules/shared/import.ts';
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
import { allDepartmentsQuery, allRegionsQuery } from '../../services/hr.ts';
import { todayIn } from '../../views/shared/today.ts';
import type { Core } from '../core.ts';
import { importFlowOf, type ListCalls } from '../imports/imported-list.ts';
import { queryClientOf } from '../session/query-client.ts';
import { employeeKeys, maySeePay } from './hr.ts';

const columnOf = (word: string) => (word === 'region' ? word : 'department');

const employees = (core: Core): ListCalls => {
  const queries = queryClientOf(core);
  return {
    name: 'employees',
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
    withWords: (lists, words) => {
      const known = lists as EmployeeLists;
      const named = (column: string) =>
        words.filter((word) => word.column === column).map(({ text }) => ({ id: `new ${text}`, name: text }));
      return {
        ...known,
        departments: [...known.departments, ...named('department')],
        regions: [...known.regions, ...named('region')],
      } satisfies EmployeeLists;
    },
    newest: (businessId) =>
      queries.fetchQuery({ ...employeeImportsQuery(businessId, { page: 1, page_size: 20 }), staleTime: 0 }),
    matchesAtOnce,
    match: async (asked, options): Promise<KnownRecord[]> => (await matchEmployees(asked, options)).results,
    create: ({ words, ...given }, options) =>
      createEmployeeImport(
        { ...given, words: words.map(({ column, name }) => ({ column: columnOf(column), name })) },
        options,
      ),
    sendRows: sendEmployeeImportRows,
    commit: commitEmployeeImport,
    get: getEmployeeImport,
    cancel: cancelEmployeeImport,
    changed: (id) => [
      ['listEmployeeImports', id],
      ['listAllDepartments', id],
      ['listAllRegions', id],
      ...employeeKeys(id),
    ],
  };
};

export const employeeImportFlow = importFlowOf(employees);
