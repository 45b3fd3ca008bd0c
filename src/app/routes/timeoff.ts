import { timeoffPaths } from '../../paths/timeoff.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page, pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { Answering } from './timeoff.answering.ts';
import { Asking } from './timeoff.asking.ts';

/** Assigns policies to employees. */
const Assignment = flowPage(
  'assignment',
  async () => (await import('../../views/timeoff/policy-assignment.tsx')).PolicyAssignment,
  async () => (await import('../actors/timeoff.policies.ts')).policyAssignmentFlow,
);

export const timeoff: Manifest = {
  acts: [
    {
      label: 'My time off',
      href: timeoffPaths.mine(),
      icon: 'clock',
      keywords: ['leave', 'days off', 'days left', 'balance', 'annual', 'sick'],
      access: inBusiness(),
    },
    {
      label: 'Time-off requests',
      href: timeoffPaths.requests(),
      icon: 'clock',
      keywords: ['leave', 'days off', 'approve', 'decline'],
      access: inBusiness(),
    },
    {
      label: 'Who is away',
      href: timeoffPaths.calendar(),
      icon: 'clock',
      keywords: ['leave', 'calendar', 'absent', 'team', 'birthdays'],
      access: inBusiness(),
    },
    {
      label: 'Book a shutdown',
      href: timeoffPaths.shutdowns(),
      icon: 'clock',
      keywords: ['leave', 'days off for everybody', 'closed', 'closure', 'company holiday', 'december'],
      access: inBusiness('manage_time_off'),
    },
    {
      label: 'Import opening balances',
      href: timeoffPaths.importBalances(),
      icon: 'clock',
      keywords: ['leave', 'days left', 'spreadsheet', 'csv', 'carry over'],
      access: inBusiness('manage_time_off'),
    },
    {
      label: 'Time-off balances',
      href: timeoffPaths.balances(),
      icon: 'clock',
      keywords: ['leave', 'days left', 'report', 'worth', 'liability', 'who has not taken leave', 'absence'],
      access: inBusiness('manage_time_off'),
    },
  ],
  home: [
    {
      place: 'side',
      order: 27,
      access: inBusiness(),
      card: lazyPart(async () => (await import('../../views/timeoff/away-card.tsx')).AwayCard),
    },
  ],
  screens: [
    {
      path: timeoffPaths.calendar(),
      title: 'Who is away',
      access: inBusiness(),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/away.page.tsx')).AwayPage),
    },
    {
      path: timeoffPaths.requests(),
      title: 'Time-off requests',
      // A manager answers for their team without a right.
      access: inBusiness(),
      frame: 'always',
      menu: { module: 'People', label: 'Time-off requests', order: 4, access: inBusiness('access_hr') },
      page: pageWith(
        { Answering },
        async () => (await import('../../views/timeoff/requests.page.tsx')).TimeoffRequestsPage,
      ),
      readAhead: async () => (await import('../../views/timeoff/requests.page.tsx')).readTimeoffRequests,
    },
    {
      path: timeoffPaths.taken(),
      parent: timeoffPaths.requests(),
      title: 'Time off taken',
      access: inBusiness('manage_time_off'),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/taken.page.tsx')).TimeoffTakenPage),
      readAhead: async () => (await import('../../views/timeoff/taken.page.tsx')).readTimeoffTaken,
    },
    {
      path: timeoffPaths.balances(),
      parent: timeoffPaths.requests(),
      title: 'Time-off balances',
      access: inBusiness('manage_time_off'),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/time-off-report.page.tsx')).TimeOffReportPage),
      readAhead: async () => (await import('../../views/timeoff/time-off-report.page.tsx')).readTimeOffReport,
    },
    {
      path: timeoffPaths.importBalances(),
      parent: timeoffPaths.balances(),
      title: 'Import opening balances',
      access: inBusiness('manage_time_off'),
      frame: 'always',
      page: flowPage(
        'csvImport',
        async () => (await import('../../views/timeoff/balance-import.page.tsx')).BalanceImportPage,
        async () => (await import('../actors/timeoff.import.ts')).balanceImportFlow,
      ),
    },
    {
      path: timeoffPaths.imports(),
      parent: timeoffPaths.balances(),
      title: 'Imports of opening balances',
      access: inBusiness('manage_time_off'),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/balance-imports.page.tsx')).BalanceImportsPage),
    },
    {
      path: timeoffPaths.shutdowns(),
      parent: timeoffPaths.requests(),
      title: 'Shutdowns',
      access: inBusiness('manage_time_off'),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/shutdowns.page.tsx')).ShutdownsPage),
      readAhead: async () => (await import('../../views/timeoff/shutdowns.page.tsx')).readShutdowns,
    },
    {
      path: timeoffPaths.blackouts(),
      parent: timeoffPaths.requests(),
      title: 'Blackout days',
      access: inBusiness('manage_time_off'),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/blackouts.page.tsx')).BlackoutsPage),
      readAhead: async () => (await import('../../views/timeoff/blackouts.page.tsx')).readBlackouts,
    },
    {
      path: timeoffPaths.policies(),
      title: 'Time-off policies',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Set-up', label: 'Time-off policies', order: 33 },
      page: pageWith({ Assignment }, async () => (await import('../../views/timeoff/policies.page.tsx')).PoliciesPage),
      readAhead: async () => (await import('../../views/timeoff/policies.page.tsx')).readPolicies,
    },
    {
      path: timeoffPaths.policy(),
      parent: timeoffPaths.policies(),
      title: 'Time-off policy',
      access: inBusiness('access_hr'),
      frame: 'always',
      page: pageWith({ Assignment }, async () => (await import('../../views/timeoff/policy.page.tsx')).PolicyPage),
    },
    {
      path: timeoffPaths.leaveCard(),
      parent: timeoffPaths.mine(),
      title: 'Leave card',
      access: inBusiness(),
      frame: 'always',
      page: page(async () => (await import('../../views/timeoff/leave-card.page.tsx')).LeaveCardPage),
    },
    {
      path: timeoffPaths.mine(),
      title: 'My time off',
      access: inBusiness(),
      frame: 'always',
      page: pageWith({ Asking }, async () => (await import('../../views/timeoff/my-time-off.page.tsx')).MyTimeOffPage),
    },
  ],
};
