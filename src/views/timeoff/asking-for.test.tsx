// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { AskingFor } from './asking-for.tsx';
import type { AskingProps } from './asking-part.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Asking = ({ policies, employee }: AskingProps) => (
  <p>{`${policies.map(({ name }) => name).join()} for ${employee?.name}`}</p>
);

function show(names: string[]) {
  const results = names.map((name) => ({ policy: { id: name, name, unit: 'days' } }));
  vi.stubGlobal('fetch', async () => Response.json({ count: results.length, next: null, previous: null, results }));
  const onEnd = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <AskingFor employee={{ id: 'bola', name: 'Bola' }} onEnd={onEnd} Asking={Asking} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return onEnd;
}

it('asks by the policies that the employee has', async () => {
  show(['Annual leave', 'Sick leave']);
  expect(await screen.findByText('Annual leave,Sick leave for Bola')).toBeTruthy();
});

it('says that there is no policy, and lets go', async () => {
  const onEnd = show([]);
  expect(await screen.findByText('Bola has no time-off policy today')).toBeTruthy();
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
  fireEvent.click(close as HTMLElement);
  expect(onEnd).toHaveBeenCalledOnce();
});
