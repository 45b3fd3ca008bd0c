/** The reports of HR: the one about pay has operations of its own. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { exportHrReport, exportSalaryReport, getHrReport, getSalaryReport } from '../operations/hr.reports.ts';
import type { Options } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type Schemas = components['schemas'];
export type ReportName = Schemas['HrReportName'] | 'salaries';
export type ReportAsked = NonNullable<operations['getSalaryReport']['parameters']['query']>;
type OfReport = { businessId: string; report: ReportName } & ReportAsked;

/** The previous report stays until the next one has come. */
export const reportQuery = ({ report, ...asked }: OfReport) =>
  queryOptions({
    meta: readsOf(getSalaryReport, getHrReport),
    queryKey: ['hrReport', report, asked],
    queryFn: ({ signal }) =>
      report === 'salaries' ? getSalaryReport(asked, { signal }) : getHrReport({ ...asked, report }, { signal }),
    placeholderData: keepPreviousData,
  });

export const exportReport = (
  { report, ...asked }: OfReport & { format: Schemas['ReportFormat'] },
  options: Options,
): Promise<Blob> =>
  report === 'salaries' ? exportSalaryReport(asked, options) : exportHrReport({ ...asked, report }, options);
