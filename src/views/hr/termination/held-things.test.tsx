// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { halima } from '../../../machines/hr/employee-form/cases.ts';
import { laptop, today } from '../../../machines/hr/termination/cases.ts';
import { type HeldThing, terminationMachine } from '../../../machines/hr/termination/machine.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { Termination } from './termination.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('writes off what does not come back, and looks again at what is held', async () => {
  const person = userEvent.setup();
  const sent: unknown[] = [];
  let held: HeldThing[] = [laptop];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url, location.href).pathname.split('/').at(-2), await request.json()]);
    held = [];
    return Response.json({ results: [{ id: laptop.id, title: laptop.name, outcome: 'done', detail: null }] });
  });
  const termination = createActor(
    terminationMachine.provide({ actors: { listEmployeeAssetVehicles: fromPromise(async () => held) } }),
    { input: { businessId: 'b1', id: halima.id, today, mayTakeBack: true } },
  ).start();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <Termination
          termination={termination}
          employee={halima}
          timeZone="Africa/Lagos"
          mayTakeBack
          onClose={() => {}}
        />
      </InBusiness>
    </QueryClientProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Write off HP EliteBook' }));
  await person.click(screen.getByRole('radio', { name: 'Discarded' }));
  await person.click(screen.getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(termination.getSnapshot().value).toBe('describing'));
  expect(sent).toEqual([['bulk_change', { ids: [laptop.id], status: 'discarded' }]]);
});
