// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { DueCard } from './due-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vehicle = { id: 'v1', kind: 'vehicle', name: 'Toyota Hilux', number: 'KJA-117-YD' };
const late = { kind: 'service', state: 'overdue', title: 'Oil', due_date: '2026-03-01', days_left: -2 };
const missing = { kind: 'missing_paper', state: 'missing', title: 'Insurance', due_date: null, days_left: null };

it('shows the most urgent, and each number opens its rows', async () => {
  const dues = [late, missing].map((due, at) => ({ ...due, id: `d${at}`, subject: vehicle, source: 's1' }));
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(
      url.includes('figures')
        ? { overdue: 12, due: 0, missing: 1_003 }
        : { count: 1_015, next: null, previous: null, results: dues },
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <DueCard />
      </InBusiness>
    </QueryClientProvider>,
  );
  const leads = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leads('Overdue')).toBe('/due?state=overdue');
  expect(await leads('Missing')).toBe('/due?state=missing');
  expect(screen.queryByRole('link', { name: 'Due' })).toBeNull();
  expect(screen.getByText('1,003')).toBeTruthy();
  expect(await leads('Oil')).toBe('/fleet/home/v1?tab=services');
  expect(await leads('Insurance')).toBe('/fleet/home/v1?tab=papers');
  expect(screen.getByText('2 days overdue')).toBeTruthy();
  expect(await leads('Show all')).toBe('/due');
  expect(await leads('Open reminders')).toBe('/assets?tab=maintenance&view=reminders');
});
