// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { newMaintenance } from '../../../domain/assets/maintenance-form.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { RenewsField } from './renews-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers what is due by earlier services, with what has the same words ticked', async () => {
  const entry = { date: '2026-01-01', due_date: '2026-03-20', status: 'upcoming' };
  const results = [
    { ...entry, id: 't1', notes: 'Tyres' },
    { ...entry, id: 'o1', notes: 'Oil' },
    { ...entry, id: 'l1', notes: 'Later', date: '2026-04-01' },
    { ...entry, id: 'c1', notes: 'Closed', status: null },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ count: 4, next: null, previous: null, results }));
  const chosen = vi.fn<(renews: string) => void>();
  const fields = newMaintenance('2026-03-01', { asset: 'a1', type: 'service', notes: 'tyres' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <RenewsField fields={fields} entry={null} errorMessage={null} onChange={chosen} />
      </InBusiness>
    </QueryClientProvider>,
  );
  const boxes = (await screen.findAllByRole<HTMLInputElement>('checkbox')).map(({ value, checked }) => [
    value,
    checked,
  ]);
  expect(boxes).toEqual([
    ['t1', true],
    ['o1', false],
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oil, due 20 Mar, 2026' }));
  expect(chosen).toHaveBeenCalledWith('t1,o1');
});
