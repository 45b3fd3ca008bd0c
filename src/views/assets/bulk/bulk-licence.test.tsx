// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AssetBulkRef, assetBulkMachine } from '../../../machines/assets/asset-bulk/machine.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { AssetBulk } from './asset-bulk.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ids = Array.from({ length: 150 }, (_, at) => `asset-${at}`);
const assignee = { id: 'e1', name: 'Bola Ade' };
let bulk: AssetBulkRef;
function Live() {
  bulk = useActorRef(assetBulkMachine, { input: { businessId: 'palm-oil', act: 'assign', chosen: { ids } } });
  return <AssetBulk bulk={bulk} />;
}

/** Shows the details with Bola chosen; some of the assets are vehicles. */
async function choose(vehicles: readonly string[]) {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.includes('/due/licences/')) return Response.json({ state: 'expired', expiry_date: '2026-11-03' });
    const asked = searchParams.get('ids')?.split(',') ?? [];
    return Response.json(asked.map((id) => ({ id, is_vehicle: vehicles.includes(id) })));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <InBusiness>
        <Live />
      </InBusiness>
    </QueryClientProvider>,
  );
  const details = { act: 'assign', assignee, date_assigned: '2026-11-20', expected_return_date: null } as const;
  act(() => bulk.send({ type: 'bulk.review', details }));
  act(() => bulk.send({ type: 'step.back' }));
  await waitFor(() => expect(client.getQueryData(['vehicleAmong', 'palm-oil', ids])).toBe(vehicles.length > 0));
}

it('warns where there is a vehicle among many, and lets it go on', async () => {
  await choose(['asset-140']);
  expect(await screen.findByText(/Bola Ade's driver's licence expired on 03 Nov, 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(false);
});

it('says nothing of licences where there is none', async () => {
  await choose([]);
  expect(screen.queryByText(/licence/)).toBeNull();
});
