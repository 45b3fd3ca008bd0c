import { hrPaths } from '../../paths/hr.ts';
import { inBusiness } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const hr: Manifest = {
  rail: { label: 'People', href: hrPaths.hr(), icon: 'people', order: 2 },
  screens: [
    {
      path: hrPaths.hr(),
      title: 'Employees',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', label: 'Employees', order: 1 },
      page: page(async () => (await import('../../views/hr/employees.page.tsx')).EmployeesPage),
      readAhead: async () => (await import('../../views/hr/employees.page.tsx')).readEmployees,
    },
    {
      path: hrPaths.departments(),
      title: 'Departments',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', label: 'Departments', order: 2 },
      page: page(async () => (await import('../../views/hr/departments.page.tsx')).DepartmentsPage),
      readAhead: async () => (await import('../../views/hr/departments.page.tsx')).readDepartments,
    },
    {
      path: hrPaths.regions(),
      title: 'Regions',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', label: 'Regions', order: 3 },
      page: page(async () => (await import('../../views/hr/regions.page.tsx')).RegionsPage),
      readAhead: async () => (await import('../../views/hr/regions.page.tsx')).readRegions,
    },
  ],
};
