// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InBusiness } from '../business/business.testing.tsx';
import { LicenceNotice } from './licence-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bola = { id: 'e1', name: 'Bola Ade' };
function show(answer: object, may = true, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <InBusiness may={() => may}>
        <LicenceNotice driver={bola} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return client;
}
const notice = async () => (await screen.findByRole('status')).textContent;

it('says who has no licence, since when, and where it is renewed', async () => {
  show({ state: 'expired', expiry_date: '2026-11-03' });
  expect(await notice()).toContain("Bola Ade's driver's licence expired on 03 Nov, 2026.");
  expect(screen.getByRole('link', { name: 'Renew the licence' }).getAttribute('href')).toBe(
    '/hr/employees/e1?part=documents',
  );
});

it('says that there is none, to HR', async () => {
  show({ state: 'missing', expiry_date: null });
  expect(await notice()).toContain("Bola Ade has no driver's licence on record.");
  expect(screen.getByRole('link', { name: 'Add the licence' })).toBeTruthy();
});

it('says no more than that to others, and leads them nowhere', async () => {
  show({ state: 'not_valid', expiry_date: null }, false);
  expect(await notice()).toContain("Bola Ade has no valid driver's licence.");
  expect(screen.queryByRole('link')).toBeNull();
});

it('says nothing of a valid one, and says when it could not be checked', async () => {
  const client = show({ state: 'valid', expiry_date: '2027-01-01' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  show({ detail: 'Down.' }, true, 500);
  expect(await notice()).toBe("The driver's licence of Bola Ade could not be checked.");
});
