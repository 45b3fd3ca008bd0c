// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { modules } from '../../../rules/shared/modules.ts';
import { wishesOf } from '../../domain/billing/selection.ts';
import { type Plans, planSelectionMachine } from '../../machines/billing/plan-selection/machine.ts';
import { premiumPlan } from '../../machines/billing/samples.ts';
import { controlled } from '../../machines/shared/controlled.ts';
import { PlanSelectionPage } from './plan-selection.page.tsx';

Object.assign(modules.payroll, { state: 'coming' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(query: string) {
  const load = controlled<Plans, { country_name?: string }>();
  const machine = planSelectionMachine.provide({ actors: { listBusinessPlans: load.logic } });
  const plans = createActor(machine, { input: { selection: null } }).start();
  await load.latest().answer({ count: 1, next: null, previous: null, results: [premiumPlan] });
  render(<PlanSelectionPage plans={plans} wishes={wishesOf(new URLSearchParams(query))} next="" other={null} />);
}
const product = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('shows a product that is coming, and does not sell it', async () => {
  await open('');
  expect(product(/^Steward suite/).checked).toBe(true);
  expect(product(/^Steward suite/).closest('label')?.textContent).not.toContain('Payroll');
  expect(product(/^Payroll/).disabled).toBe(true);
  expect(product(/^Payroll/).closest('label')?.textContent).toBe('PayrollComing');
  expect(screen.getByText(/^Coming, and in no price: Payroll, /)).toBeDefined();
  expect(screen.queryByText(/not on offer/)).toBeNull();
});

it('tells who follows a link to it that it is not on offer, and offers the suite', async () => {
  await open('bundle=payroll');
  expect(screen.getByText(/asks for something that is not on offer/)).toBeDefined();
  expect(product(/^Steward suite/).checked).toBe(true);
});
