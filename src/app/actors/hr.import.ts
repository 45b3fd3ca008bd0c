import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import { allJobsQuery, banksQuery, pensionProvidersQuery } from '../../services/hr/records.ts';
import { allDepartmentsQuery, allRegionsQuery } from '../../services/hr.ts';
import { todayIn } from '../../views/shared/today.ts';
import { importFlowOf } from '../imports/imported-list.ts';
import { queryClientOf } from '../session/query-client.ts';
import { employeeKeys, maySeePay } from './hr.ts';

export const employeeImportFlow = importFlowOf('employees', (core) => ({
  startWorker: () =>
    maySeePay(core)
      ? new Worker(new URL('../../services/hr/employee-sheet.worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('../../services/hr/employee-sheet-without-pay.worker.ts', import.meta.url), {
          type: 'module',
        }),
  listsOf: async (businessId): Promise<EmployeeLists> => {
    const queries = queryClientOf(core);
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
  words: { department: { list: 'departments' }, region: { list: 'regions' } },
  matchesAtOnce: 500,
  changed: (id) => [['listAllDepartments', id], ['listAllRegions', id], ...employeeKeys(id)],
}));
