import { payrollPaths } from '../../paths/payroll.ts';
import { inBusiness } from '../access.ts';
import { page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

export const payroll: Manifest = {
  rail: { label: 'Payroll', href: payrollPaths.payroll(), icon: 'pay', order: 5 },
  screens: [
    {
      path: payrollPaths.payroll(),
      title: 'Payroll',
      access: inBusiness('access_payroll'),
      frame: 'always',
      menu: { module: 'Payroll', label: 'Payroll', order: 1 },
      page: page(async () => (await import('../../views/payroll/payroll.page.tsx')).PayrollPage),
      readAhead: async () => (await import('../../views/payroll/payroll.page.tsx')).readPayroll,
    },
  ],
};
