/** Whether a module works is one word in `rules/shared/modules.ts`; here is what follows from it. */
import { expect, it, vi } from 'vitest';
import type { Manifest } from './screen.ts';

/** The app, with Payroll in this state. */
async function appWhere(state: 'works' | 'coming') {
  vi.resetModules();
  const { modules } = await import('../../rules/shared/modules.ts');
  Object.assign(modules.payroll, { state });
  const { planned } = await import('./routes/planned.tsx');
  const { working } = await import('./routes/members.ts');
  const { planContents } = await import('../views/billing/plan-contents.ts');
  const { isOnSale } = await import('../domain/billing/selection.ts');
  const { interestsIn } = await import('../../rules/shared/modules.ts');
  const permissions = (await import('../views/people/permission-labels.ts')).modules;
  const payroll: Manifest = {
    screens: [],
    rail: { label: 'Payroll', href: '/payroll', icon: 'pay', order: 5 },
  };
  return {
    isPlanned: planned.screens.some(({ path }) => path === '/payroll'),
    inMenu: working({ payroll, shell: { screens: [] } }).length - 1,
    isInAPlan: Object.values(planContents).join().includes('Payroll'),
    isOnSale: isOnSale('payroll'),
    interests: interestsIn(state).includes('Payroll'),
    note: permissions.find(({ value }) => value === 'access_payroll')?.note,
  };
}

it('is planned and in no menu, plan or choice of what to buy while it is coming', async () => {
  expect(await appWhere('coming')).toEqual({
    isPlanned: true,
    inMenu: 0,
    isInAPlan: false,
    isOnSale: false,
    interests: true,
    note: 'Coming. Who is paid, how much, and when.',
  });
});

it('is in menu, plan and choice, and no longer planned, once it works', async () => {
  expect(await appWhere('works')).toEqual({
    isPlanned: false,
    inMenu: 1,
    isInAPlan: true,
    isOnSale: true,
    interests: true,
    note: 'Who is paid, how much, and when.',
  });
});
