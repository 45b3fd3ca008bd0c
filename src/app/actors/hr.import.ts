import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { listAllJobs } from '../../services/operations/hr.jobs.ts';
import { listBanks, listPensionProviders } from '../../services/operations/hr.record.ts';
import { listAllSubsidiaries } from '../../services/operations/hr.subsidiaries.ts';
import { listAllDepartments, listAllRegions } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { todayIn } from '../../views/shared/business/today.ts';
import { importFlowOf } from '../imports/imported-list.ts';
import { queryClientOf } from '../session/query-client.ts';
import { maySeePay } from './hr.ts';

export const employeeImportFlow = importFlowOf('employees', (core) => ({
  startWorker: () =>
    maySeePay(core)
      ? new Worker(new URL('../../services/hr/employee-sheet.worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('../../services/hr/employee-sheet-without-pay.worker.ts', import.meta.url), {
          type: 'module',
        }),
  listsOf: async (businessId): Promise<EmployeeLists> => {
    const queries = queryClientOf(core);
    const [departments, regions, subsidiaries, jobs, banks, pensionProviders, { country }] = await Promise.all([
      queries.fetchQuery({ ...queryOf(listAllDepartments, { businessId }), staleTime: 0 }),
      queries.fetchQuery({ ...queryOf(listAllRegions, { businessId }), staleTime: 0 }),
      queries.fetchQuery({ ...queryOf(listAllSubsidiaries, { businessId }), staleTime: 0 }),
      queries.fetchQuery({ ...queryOf(listAllJobs, { businessId }), staleTime: 0 }),
      queries.fetchQuery(queryOf(listBanks, { businessId })),
      queries.fetchQuery(queryOf(listPensionProviders, { businessId })),
      queries.fetchQuery(queryOf(getBusinessDetail, { businessId })),
    ]);
    return {
      departments,
      regions,
      subsidiaries,
      jobs,
      banks,
      pensionProviders,
      country,
      today: todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone),
    };
  },
  words: { department: { list: 'departments' }, region: { list: 'regions' } },
  matchesAtOnce: 500,
}));
