import { assetsPaths } from '../../paths/assets.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

/** The tab *Maintenance* of the register: entries, reported issues and plans. */
export const maintenanceScreens: Manifest['screens'] = [
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'service-repair' },
    title: 'Service And Repair',
    access: inBusiness('access_assets'),
    frame: 'always',
    menu: { module: 'Assets', group: 'Maintenance', label: 'Services & Repairs', order: 6 },
    page: page(
      async () => (await import('../../views/assets/maintenance/maintenance-list.page.tsx')).MaintenanceListPage,
    ),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'report-issue' },
    title: 'Reported Issues',
    access: inBusiness('access_assets'),
    frame: 'always',
    menu: { module: 'Assets', group: 'Maintenance', label: 'Reported Issues', order: 7 },
    page: page(async () => (await import('../screens/issue-list.tsx')).IssueListScreen),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'create-report' },
    title: 'Report issue',
    access: inBusiness('access_assets'),
    frame: 'always',
    parent: assetsPaths.issues(),
    page: page(async () => (await import('../../views/assets/issues/report-issue.page.tsx')).ReportIssuePage),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'planned' },
    title: 'Planned maintenance',
    access: inBusiness('access_assets'),
    frame: 'always',
    menu: { module: 'Assets', group: 'Maintenance', label: 'Planned', order: 8 },
    page: page(async () => (await import('../../views/assets/plans/planned.page.tsx')).PlannedMaintenancePage),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'plans' },
    title: 'Maintenance plans',
    access: inBusiness('access_assets'),
    frame: 'always',
    menu: { module: 'Assets', group: 'Maintenance', label: 'Plans', order: 8 },
    page: page(async () => (await import('../../views/assets/plans/plans.page.tsx')).MaintenancePlansPage),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'create-plan' },
    title: 'Plan maintenance',
    access: inBusiness('access_assets'),
    frame: 'always',
    parent: assetsPaths.maintenancePlans(),
    page: flowPage(
      'plan',
      async () => (await import('../../views/assets/plans/plan-form.page.tsx')).PlanFormPage,
      async () => (await import('../actors/assets.plans.ts')).planCreationFlow,
    ),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'edit-plan' },
    title: 'Edit maintenance plan',
    access: inBusiness('access_assets'),
    frame: 'always',
    parent: assetsPaths.maintenancePlans(),
    page: flowPage(
      'plan',
      async () => (await import('../../views/assets/plans/plan-form.page.tsx')).PlanFormPage,
      async () => (await import('../actors/assets.plans.ts')).planEditFlow,
    ),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'create-maintenance' },
    title: 'Add Maintenance',
    access: inBusiness('access_assets'),
    frame: 'always',
    parent: assetsPaths.maintenance(),
    page: flowPage(
      'form',
      async () => (await import('../../views/assets/maintenance/maintenance-form.page.tsx')).CreateMaintenancePage,
      async () => (await import('../actors/assets.maintenance.ts')).maintenanceCreationFlow,
    ),
  },
  {
    path: assetsPaths.assets(),
    query: { tab: 'maintenance', view: 'edit-maintenance' },
    title: 'Edit Maintenance',
    access: inBusiness('access_assets'),
    frame: 'always',
    parent: assetsPaths.maintenance(),
    page: flowPage(
      'form',
      async () => (await import('../../views/assets/maintenance/maintenance-form.page.tsx')).EditMaintenancePage,
      async () => (await import('../actors/assets.maintenance.ts')).maintenanceEditFlow,
    ),
  },
];
