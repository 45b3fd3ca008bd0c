// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type CareFields, emptyCare } from '../../../domain/fleet/care-form.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { RenewsField } from './renews-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const of = (id: string, description: string, more: object = {}) => ({
  id,
  vehicle: 'v1',
  description,
  service_date: '2026-01-01',
  due_date: '2026-03-20',
  due_in: 10,
  mileage: null,
  reminder_days: null,
  cost: 0,
  renews: [],
  attachments: [],
  ...more,
});
type Service = Parameters<typeof RenewsField>[0]['service'];

const show = (fields: Partial<CareFields>, service: Service, results: object[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ count: results.length, next: null, previous: null, results }));
  const typed = vi.fn<(next: Partial<CareFields>) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <RenewsField
          vehicle="v1"
          service={service}
          fields={{ ...emptyCare, date: '2026-03-01', ...fields }}
          errorOf={() => null}
          onType={typed}
        />
      </InBusiness>
    </QueryClientProvider>,
  );
  return typed;
};
const boxes = async () =>
  (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(({ value, checked }) => [value, checked]);

it('offers what is due of the vehicle, with what has the same words ticked', async () => {
  const typed = show({ title: ' tyres' }, null, [
    of('t1', 'Tyres'),
    of('b1', 'Brake fluid'),
    of('l1', 'Later', { service_date: '2026-04-01' }),
    of('c1', 'Closed', { due_in: null }),
  ]);
  expect(await boxes()).toEqual([
    ['t1', true],
    ['b1', false],
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tyres, due 20 Mar, 2026' }));
  expect(typed).toHaveBeenCalledWith({ renews: 'none' });
});

it('offers of a service that is corrected what it renewed, and not itself', async () => {
  const service = of('s1', 'Full service', { renews: [{ id: 'c1', notes: 'Closed', due_date: '2026-03-20' }] });
  show({ title: 'Full service', renews: 'c1' }, service, [
    service,
    of('c1', 'Closed', { due_in: null }),
    of('b1', 'Brake fluid'),
  ]);
  expect(await boxes()).toEqual([
    ['c1', true],
    ['b1', false],
  ]);
});
