// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { problem } from '../../../domain/shared/problem.ts';
import { open } from '../../../machines/assets/stock-take/cases.ts';
import {
  type Counted,
  type Counting,
  type StockTake,
  stockTakeMachine,
} from '../../../machines/assets/stock-take/machine.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { StockTakePage } from './stock-take.page.tsx';

const person = userEvent.setup();
type Actors = { start?: () => Promise<StockTake>; count?: (counting: Counting) => Promise<Counted>; id?: string };

function Live({ start, count, id }: Actors) {
  const stockTake = useActorRef(
    stockTakeMachine.provide({
      actors: {
        startStockTake: fromPromise(() => start?.() ?? Promise.reject(new Error('start'))),
        getStockTake: fromPromise(async () => open),
        countItem: fromPromise(({ input }) => count?.(input) ?? Promise.reject(new Error('count'))),
      },
    }),
    { input: { businessId: 'palm-oil', id: id ?? null, idempotencyKey: 'key' } },
  );
  return <StockTakePage stockTake={stockTake} />;
}
function show(actors: Actors) {
  history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(
      url.includes('/regions/all/')
        ? [{ id: open.location.id, name: 'Lagos' }]
        : { count: 0, next: null, previous: null, results: [] },
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InBusiness>
        <Live {...actors} />
      </InBusiness>
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusing = (fields: Record<string, string[]>) => vi.fn().mockRejectedValue(problem('invalid', { fields }));

it('keeps what was typed when the start is refused, and says why at the location until another is chosen', async () => {
  const start = refusing({ location: ['Choose one of your locations.'] });
  show({ start });
  const location = await screen.findByRole<HTMLInputElement>('combobox', { name: /Location/ });
  await person.type(location, 'Lagos');
  await person.click(await screen.findByRole('option', { name: 'Lagos' }));
  await person.type(screen.getByRole('textbox', { name: /Notes/ }), 'Half-year');
  await person.click(screen.getByRole('button', { name: 'Start counting' }));
  expect(await screen.findByText('Choose one of your locations.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Notes/ }).value).toBe('Half-year');
  expect(location.value).toBe('Lagos');
  await person.clear(location);
  expect(screen.queryByText('Choose one of your locations.')).toBeNull();
});

it('names a number that no asset has, until the next one is typed', async () => {
  const count = refusing({ label: ["No asset has the number 'LAP-9'."] });
  show({ count, id: open.id });
  const scanned = await screen.findByRole('textbox', { name: 'Asset ID, serial number or plate' });
  await person.type(scanned, 'LAP-9{Enter}');
  expect(await screen.findByText("No asset has the number 'LAP-9'.")).toBeTruthy();
  expect(count.mock.lastCall?.[0]).toMatchObject({ label: 'LAP-9' });
  await person.type(scanned, 'L');
  expect(screen.queryByText("No asset has the number 'LAP-9'.")).toBeNull();
});
