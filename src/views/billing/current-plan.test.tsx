// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { CurrentPlan } from './current-plan.tsx';

afterEach(cleanup);

type Plan = ComponentProps<typeof CurrentPlan>['plan'];

const free: Plan = {
  plan_code: 'free',
  plan_name: 'free_forever',
  status: 'active',
  num_employees: 1,
  people: 1,
  frequency: 'monthly',
  recurring: false,
  payment_reference: null,
  trial_ends_at: null,
  eligible_to_buy_now: false,
  paid_through: null,
  next_payment_at: null,
  read_only: false,
  ends_at: null,
  card: null,
  open_payment: null,
};

function show(plan: Plan): string[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <CurrentPlan plan={plan} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
}

it('says of a free plan that it costs nothing, and not how often it is billed', () => {
  expect(show(free)).toEqual(['Plan', 'Price']);
});

it('says of a paid plan how often and until when', () => {
  const paid = { plan_code: 'premium', plan_name: 'premium', paid_through: '2026-12-20T09:00:00.000Z' };
  expect(show({ ...free, ...paid })).toEqual([
    'Plan',
    'Employees paid for',
    'Employees now',
    'Billed',
    'Paid through',
    'Next payment',
  ]);
});
