import { at } from './shared.ts';

type Report = 'turnover' | 'employee-count' | 'head-count' | 'diversity-demographic' | 'age-profile' | 'salaries';

/** The parts of HR that have settings. */
export const hrModules = ['employees', 'onboarding', 'documents', 'benefits', 'access'] as const;
export type HrModule = (typeof hrModules)[number];

export const hrPaths = {
  hr: () => '/hr',
  /** The list; narrowed by parameters of the call that lists them. */
  employees: (people: Record<string, string> = {}) => at('/hr/employees', people),
  employeesOf: (department: string) => at('/hr/employees', { department }),
  /** Of an employee; the pattern of such an address without one. */
  employee: (id = ':id') => `/hr/employees/${id}`,
  /** The documents in the record of an employee. */
  documentsOf: (id: string) => `/hr/employees/${id}?part=documents`,
  /** What an employee has left of their time off, and asked for. */
  timeOffOf: (id: string) => `/hr/employees/${id}?part=time-off`,
  editEmployee: (id = ':id') => `/hr/employees/${id}/edit`,
  employeesIn: (job: string) => at('/hr/employees', { job }),
  /** With an id, an import that was begun before. */
  importEmployees: (query: { id?: string } = {}) => at('/hr/import', query),
  imports: () => '/hr/imports',
  departments: () => '/hr/departments',
  regions: () => '/hr/regions',
  subsidiaries: () => '/hr/subsidiaries',
  jobs: () => '/hr/jobs',
  orgChart: () => '/hr/org-chart',
  benefits: () => '/hr/benefits',
  /** Of a benefit; the pattern of such an address without one. */
  benefit: (id = ':id') => `/hr/benefits/${id}`,
  companyFiles: () => '/hr/files',
  documents: (query: { state?: 'due' | 'expired' } = {}) => at('/hr/documents', query),
  documentRequests: () => '/hr/document-requests',
  /** Of a request; the pattern of such an address without one. */
  documentRequest: (id = ':id') => `/hr/document-requests/${id}`,
  myFiles: () => '/my-files',
  myProfile: () => '/my-profile',
  changeMyProfile: () => '/my-profile/change',
  profileChanges: () => '/hr/profile-changes',
  /** Of a request; the pattern of such an address without one. */
  profileChange: (id = ':id') => `/hr/profile-changes/${id}`,
  setup: () => '/hr/setup',
  report: (report: Report) => `/hr/report/${report}`,
  onboardings: () => '/hr/onboarding',
  /** Where the link of an employee leads. */
  onboardingForm: (token = ':token') => `/onboard/${token}`,
  /** Of an onboarding; the pattern of such an address without one. */
  onboarding: (id = ':id') => `/hr/onboarding/${id}`,
  /** Of somebody who has a record, by their id; of somebody new, `new`. */
  newOnboarding: (employee = ':employee') => `/hr/new-onboarding/${employee}`,
  continueOnboarding: (id = ':id') => `/hr/continue-onboarding/${id}`,
  viewOnboarding: (id = ':id') => `/hr/view-onboarding/${id}`,
  settings: (module: string) => `/settings/hr/${module}`,
  addEmployee: () => '/add-employee-new',
  myTeam: () => '/myteam',
  performance: () => '/performance',
  reference: () => '/reference',
};
