/** The dashboard of HR, and the reports. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import * as ofHrDashboard from '../operations/hr.dashboard.ts';
import * as ofHrReports from '../operations/hr.reports.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type Schemas = components['schemas'];
export type Occasions = 'birthdays' | 'job_anniversary';

/** The first few of them. */
const few = 6;

/** Birthdays, or anniversaries at work, of today or of the days after it. */
export const occasionsQuery = (businessId: string, what: Occasions, status: Schemas['OccasionStatus']) =>
  queryOptions({
    meta: readsOf(ofHrDashboard.listBirthdays, ofHrDashboard.listJobAnniversaries),
    queryKey: ['occasions', businessId, what, status],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { status, page_size: few } };
      return bodyOf(client.GET(`/c/{domain}/employees/dashboard/${what}`, { params, signal }));
    },
  });

export const newHiresQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(ofHrDashboard.listNewHires),
    queryKey: ['listNewHires', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page_size: few } };
      return bodyOf(client.GET('/c/{domain}/employees/dashboard/new_hire/', { params, signal }));
    },
  });

export type ReportName = Schemas['HrReportName'] | 'salaries';
export type ReportAsked = NonNullable<operations['getSalaryReport']['parameters']['query']>;

/** The previous report stays until the next one has come. */
export const reportQuery = (businessId: string, report: ReportName, asked: ReportAsked) =>
  queryOptions({
    meta: readsOf(ofHrReports.getSalaryReport, ofHrReports.getHrReport),
    queryKey: ['hrReport', businessId, report, asked],
    queryFn: ({ signal }) => {
      const query = asked;
      if (report === 'salaries')
        return bodyOf(
          client.GET('/c/{domain}/hr_reports/salaries/', { params: { path: pathOf({ businessId }), query }, signal }),
        );
      const params = { path: { ...pathOf({ businessId }), report }, query };
      return bodyOf(client.GET('/c/{domain}/hr_reports/{report}/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export type ReportFile = {
  businessId: string;
  report: ReportName;
  asked: ReportAsked;
  format: Schemas['ReportFormat'];
};

export function exportReport({ businessId, report, asked, format }: ReportFile, { signal }: Options) {
  const query = { ...asked, format };
  if (report === 'salaries') {
    const params = { path: pathOf({ businessId }), query };
    return bodyOf<Blob>(client.GET('/c/{domain}/hr_reports/salaries/export/', { params, parseAs: 'blob', signal }));
  }
  const params = { path: { ...pathOf({ businessId }), report }, query };
  return bodyOf<Blob>(client.GET('/c/{domain}/hr_reports/{report}/export/', { params, parseAs: 'blob', signal }));
}
