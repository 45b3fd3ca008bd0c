// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { InBusiness } from '../business/business.testing.tsx';
import { RunningImport } from './running-import.tsx';

const storing = { id: 'i1', file_name: 'office.csv', state: 'storing', done: 500, rows: 2000 };
let newest: object[];
let asked = 0;

function show() {
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ count: newest.length, next: null, previous: null, results: newest });
  });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <RunningImport kind="assets" hrefOf={({ id }) => `/import?id=${id}`} />
      </InBusiness>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leads back to an import that goes on, shows how far it is, and goes when it has ended', async () => {
  newest = [storing];
  const { container } = show();
  expect(await screen.findByText(/office\.csv is being imported: 500 of 2000 rows\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See how far it is' }).getAttribute('href')).toContain('id=i1');
  newest = [{ ...storing, done: 1500 }];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByText(/1500 of 2000 rows/)).toBeTruthy();
  newest = [{ ...storing, state: 'finished', done: 2000 }];
  await vi.advanceTimersByTimeAsync(3_000);
  await soon(() => expect(container.textContent).toBe(''));
  const before = asked;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(before);
});

it.each([
  ['no import', []],
  ['one that has ended', [{ ...storing, state: 'undone' }]],
])('says nothing of %s', async (_name, results) => {
  newest = results;
  const { container } = show();
  await soon(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([container.textContent, asked]).toEqual(['', 1]);
});
