/** The dashboard of HR, and the reports. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
export type Occasions = 'birthdays' | 'job_anniversary';

/** What counts people, and is asked for again when one of them changes. */
export const figureKeys = (businessId: string) =>
  [
    ...['getEmployeeTurnover', 'getDepartmentBreakdown', 'countEmployees', 'getGenderDistribution'],
    ...['occasions', 'listNewHires', 'hrReport'],
  ].map((name) => [name, businessId]);

export const turnoverQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getEmployeeTurnover', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/employees/dashboard/employee_turn_over/', { params, signal }));
    },
  });

export const departmentBreakdownQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getDepartmentBreakdown', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/employees/dashboard/department_breakdown/', { params, signal }));
    },
  });

export const employeeCountQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['countEmployees', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/employees/dashboard/count/', { params, signal }));
    },
  });

export const genderDistributionQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getGenderDistribution', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/employees/dashboard/gender_distribution/', { params, signal }));
    },
  });

/** The first few of them. */
const few = 6;

/** Birthdays, or anniversaries at work, of today or of the days after it. */
export const occasionsQuery = (businessId: string, what: Occasions, status: Schemas['OccasionStatus']) =>
  queryOptions({
    queryKey: ['occasions', businessId, what, status],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { status, page_size: few } };
      return bodyOf(client.GET(`/c/{domain}/employees/dashboard/${what}`, { params, signal }));
    },
  });

export const newHiresQuery = (businessId: string) =>
  queryOptions({
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
