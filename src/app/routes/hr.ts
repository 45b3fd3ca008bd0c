import { type HrModule, hrModules, hrPaths } from '../../paths/hr.ts';
import type { PanelProps } from '../../views/hr/profile/panel.ts';
import type { AskingForProps } from '../../views/timeoff/asking-for.tsx';
import { plus } from '../../views/ui/foundations/icons.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page, pageWith, partWith } from '../page.tsx';
import type { Manifest, Screen } from '../screen.ts';
import { lazyPart, overPage } from '../shell/lazy-part.tsx';
import { welcomeOf } from '../shell/welcome-of.ts';
import { documentScreens } from './hr.documents.ts';
import { Asking } from './timeoff.asking.ts';

type ReportName = Parameters<typeof hrPaths.report>[0];

const report = (name: ReportName, title: string, order: number): Screen => ({
  path: hrPaths.report(name),
  title,
  access: inBusiness(name === 'salaries' ? 'see_pay' : 'access_hr'),
  frame: 'always',
  menu: { module: 'People', label: title, group: 'Reports', order },
  page: pageWith({ report: name }, async () => (await import('../../views/hr/reports/report.page.tsx')).ReportPage),
});

/** The settings of a part; the menu has the first, which leads to the others. */
const settings = (module: HrModule): Screen => ({
  path: hrPaths.settings(module),
  parent: hrPaths.settings(hrModules[0]),
  title: 'Settings of People',
  access: inBusiness('manage_hr'),
  frame: 'always',
  ...(module === hrModules[0]
    ? { menu: { module: 'People', group: 'Set-up', label: 'Settings of People', order: 36 } }
    : {}),
  page: pageWith({ module }, async () => (await import('../../views/hr/settings/hr-settings.page.tsx')).HrSettingsPage),
});

const Welcome = welcomeOf('hr_onboarding');

/** Gives benefits to employees. */
const Assignment = flowPage(
  'assignment',
  async () => (await import('../../views/hr/benefits/benefit-assignment.tsx')).BenefitAssignment,
  async () => (await import('../actors/hr.benefits.ts')).benefitAssignmentFlow,
);

/** Ends the employment of a person. */
const Termination = flowPage(
  'termination',
  async () => (await import('../../views/hr/termination/termination.tsx')).Termination,
  async () => (await import('../actors/hr.termination.ts')).terminationFlow,
);

/** Invites employees to an account. */
const Invitation = overPage(
  lazyPart(async () => (await import('../../views/people/invite-employees.tsx')).InviteEmployees),
);

/** What an employee has left of their time-off policies, and asking for them. */
const TimeOff = partWith<PanelProps, { Asking: typeof Asking }>(
  { Asking },
  async () => (await import('../../views/timeoff/employee-time-off.tsx')).EmployeeTimeOff,
);

/** Asks for time off for somebody of the team. */
const AskingFor = overPage(
  partWith<AskingForProps, { Asking: typeof Asking }>(
    { Asking },
    async () => (await import('../../views/timeoff/asking-for.tsx')).AskingFor,
  ),
);

/** What an employee is to work. */
const Shifts = lazyPart<PanelProps>(async () => (await import('../../views/rota/employee-shifts.tsx')).EmployeeShifts);

/** One onboarding, by whichever of its addresses. */
const onboarding = (path: string, title: string, permission: 'access_hr' | 'edit_people'): Screen => ({
  path,
  parent: hrPaths.onboardings(),
  title,
  access: inBusiness(permission),
  frame: 'always',
  page: flowPage(
    'onboarding',
    async () => (await import('../../views/hr/onboarding/employee-onboarding.page.tsx')).EmployeeOnboardingPage,
    async () => (await import('../actors/hr.onboarding.ts')).employeeOnboardingFlow,
  ),
});

export const hr: Manifest = {
  rail: { label: 'People', href: hrPaths.hr(), icon: 'people', order: 2 },
  acts: [
    {
      label: 'My files',
      href: hrPaths.myFiles(),
      icon: 'document',
      keywords: ['policies', 'handbook', 'documents', 'acknowledge'],
      access: inBusiness(),
    },
    {
      label: 'My profile',
      href: hrPaths.myProfile(),
      icon: 'people',
      keywords: ['address', 'phone', 'bank account', 'next of kin', 'change my details'],
      access: inBusiness(),
    },
    {
      label: 'My team',
      href: hrPaths.myTeam(),
      icon: 'people',
      keywords: ['reports', 'staff', 'manager'],
      access: inBusiness(),
    },
    {
      label: 'Add employee',
      href: hrPaths.addEmployee(),
      icon: plus,
      keywords: ['new', 'hire', 'staff', 'person'],
      access: inBusiness('edit_people'),
    },
  ],
  home: [
    {
      place: 'side',
      order: 30,
      access: inBusiness(),
      card: lazyPart(async () => (await import('../../views/hr/team/my-team-card.tsx')).MyTeamCard),
    },
  ],
  finders: [
    {
      label: 'Employees',
      icon: 'people',
      access: inBusiness('access_hr'),
      load: async () => (await import('../../views/hr/find-employees.ts')).findEmployees,
    },
  ],
  screens: [
    {
      path: hrPaths.addEmployee(),
      parent: hrPaths.employees(),
      title: 'Add an employee',
      access: inBusiness('edit_people'),
      frame: 'always',
      page: flowPage(
        'form',
        async () => (await import('../../views/hr/form/employee-form.page.tsx')).EmployeeFormPage,
        async () => (await import('../actors/hr.ts')).employeeCreationFlow,
      ),
    },
    {
      path: hrPaths.employee(),
      title: 'Employee',
      access: inBusiness('access_hr'),
      frame: 'always',
      page: pageWith(
        { Invitation, Termination, TimeOff, Shifts },
        async () => (await import('../../views/hr/profile/employee.page.tsx')).EmployeePage,
      ),
    },
    {
      path: hrPaths.editEmployee(),
      title: 'Edit an employee',
      access: inBusiness('edit_people'),
      frame: 'always',
      page: flowPage(
        'form',
        async () => (await import('../../views/hr/form/employee-form.page.tsx')).EmployeeFormPage,
        async () => (await import('../actors/hr.ts')).employeeEditFlow,
      ),
    },
    {
      path: hrPaths.hr(),
      title: 'People',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', label: 'Overview', order: 0 },
      page: pageWith(
        { Welcome },
        async () => (await import('../../views/hr/dashboard/hr-dashboard.page.tsx')).HrDashboardPage,
      ),
      readAhead: async () => (await import('../../views/hr/dashboard/hr-dashboard.page.tsx')).readHrDashboard,
    },
    {
      path: hrPaths.employees(),
      title: 'Employees',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', label: 'Employees', order: 1 },
      page: pageWith({ Invitation }, async () => (await import('../../views/hr/employees.page.tsx')).EmployeesPage),
      readAhead: async () => (await import('../../views/hr/employees.page.tsx')).readEmployees,
    },
    {
      path: hrPaths.onboardings(),
      title: 'Onboarding',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Joining', label: 'Onboarding', order: 3 },
      page: page(async () => (await import('../../views/hr/onboarding/onboardings.page.tsx')).OnboardingsPage),
      readAhead: async () => (await import('../../views/hr/onboarding/onboardings.page.tsx')).readOnboardings,
    },
    onboarding(hrPaths.newOnboarding(), 'Start an onboarding', 'edit_people'),
    onboarding(hrPaths.onboarding(), 'Onboarding', 'access_hr'),
    onboarding(hrPaths.continueOnboarding(), 'Review an onboarding', 'edit_people'),
    onboarding(hrPaths.viewOnboarding(), 'Onboarding', 'access_hr'),
    {
      path: hrPaths.departments(),
      title: 'Departments',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Departments', order: 30 },
      page: page(async () => (await import('../../views/hr/departments.page.tsx')).DepartmentsPage),
      readAhead: async () => (await import('../../views/hr/departments.page.tsx')).readDepartments,
    },
    {
      path: hrPaths.jobs(),
      title: 'Jobs',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Jobs', order: 33 },
      page: page(async () => (await import('../../views/hr/jobs.page.tsx')).JobsPage),
      readAhead: async () => (await import('../../views/hr/jobs.page.tsx')).readJobs,
    },
    {
      path: hrPaths.orgChart(),
      title: 'Org chart',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', label: 'Org chart', order: 2 },
      page: page(async () => (await import('../../views/hr/org-chart/org-chart.page.tsx')).OrgChartPage),
      readAhead: async () => (await import('../../views/hr/org-chart/org-chart.page.tsx')).readOrgChart,
    },
    {
      path: hrPaths.myTeam(),
      title: 'My team',
      access: inBusiness(),
      frame: 'always',
      page: pageWith({ AskingFor }, async () => (await import('../../views/hr/team/my-team.page.tsx')).MyTeamPage),
    },
    {
      path: hrPaths.benefits(),
      title: 'Benefits',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Benefits', order: 34 },
      page: pageWith(
        { Assignment },
        async () => (await import('../../views/hr/benefits/benefits.page.tsx')).BenefitsPage,
      ),
      readAhead: async () => (await import('../../views/hr/benefits/benefits.page.tsx')).readBenefits,
    },
    {
      path: hrPaths.benefit(),
      parent: hrPaths.benefits(),
      title: 'Benefit',
      access: inBusiness('access_hr'),
      frame: 'always',
      page: pageWith(
        { Assignment },
        async () => (await import('../../views/hr/benefits/benefit.page.tsx')).BenefitPage,
      ),
    },
    ...documentScreens,
    {
      path: hrPaths.regions(),
      title: 'Regions',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Regions', order: 31 },
      page: page(async () => (await import('../../views/hr/regions.page.tsx')).RegionsPage),
      readAhead: async () => (await import('../../views/hr/regions.page.tsx')).readRegions,
    },
    {
      path: hrPaths.subsidiaries(),
      title: 'Subsidiaries',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Subsidiaries', order: 32 },
      page: page(async () => (await import('../../views/hr/subsidiaries.page.tsx')).SubsidiariesPage),
      readAhead: async () => (await import('../../views/hr/subsidiaries.page.tsx')).readSubsidiaries,
    },
    {
      path: hrPaths.importEmployees(),
      parent: hrPaths.employees(),
      title: 'Import employees',
      access: inBusiness('edit_people'),
      frame: 'always',
      page: flowPage(
        'csvImport',
        async () => (await import('../../views/hr/import/employee-import.page.tsx')).EmployeeImportPage,
        async () => (await import('../actors/hr.import.ts')).employeeImportFlow,
      ),
    },
    {
      path: hrPaths.imports(),
      parent: hrPaths.employees(),
      title: 'Imports',
      access: inBusiness('edit_people'),
      frame: 'always',
      page: page(async () => (await import('../../views/hr/import/employee-imports.page.tsx')).EmployeeImportsPage),
    },
    {
      path: hrPaths.setup(),
      title: 'First steps',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'First steps', order: 35 },
      page: page(async () => (await import('../../views/hr/setup.page.tsx')).HrSetupPage),
      readAhead: async () => (await import('../../views/hr/setup.page.tsx')).readHrSetup,
    },
    ...hrModules.map(settings),
    report('turnover', 'Turnover', 20),
    report('employee-count', 'Employee count', 21),
    report('head-count', 'Head count', 22),
    report('diversity-demographic', 'Diversity', 23),
    report('age-profile', 'Age profile', 24),
    report('salaries', 'Salaries', 25),
  ],
};
