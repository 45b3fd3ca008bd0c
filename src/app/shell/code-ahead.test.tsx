// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeAhead } from './code-ahead.tsx';
import { lazyPart } from './lazy-part.tsx';

const client = new QueryClient();
const Found = () => null;
const pageOf = (load: () => Promise<() => null>) => ({ page: lazyPart(load) });
const show = (screens: ReturnType<typeof pageOf>[]) =>
  render(
    <QueryClientProvider client={client}>
      <CodeAhead screens={screens} />
    </QueryClientProvider>,
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads one screen after the other, once nothing has been read for a while', async () => {
  const first = Promise.withResolvers<() => null>();
  const [one, other] = [vi.fn(() => first.promise), vi.fn(async () => Found)];
  show([pageOf(one), pageOf(other)]);
  await vi.advanceTimersByTimeAsync(1900);
  expect(one).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(one).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
  first.resolve(Found);
  await vi.advanceTimersByTimeAsync(0);
  expect(other).toHaveBeenCalledOnce();
});

it('waits while the screen reads', async () => {
  const load = vi.fn(async () => Found);
  const answer = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey: ['list'], queryFn: () => answer.promise });
  show([pageOf(load)]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  answer.resolve('rows');
  await vi.advanceTimersByTimeAsync(2100);
  expect(load).toHaveBeenCalledOnce();
});

it('loads nothing for a person who saves data, and nothing more after they have gone on', async () => {
  const first = Promise.withResolvers<() => null>();
  const [one, other] = [vi.fn(() => first.promise), vi.fn(async () => Found)];
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { unmount } = show([pageOf(one), pageOf(other)]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(one).not.toHaveBeenCalled();
  unmount();
  vi.unstubAllGlobals();
  const again = show([pageOf(one), pageOf(other)]);
  await vi.advanceTimersByTimeAsync(2100);
  again.unmount();
  first.resolve(Found);
  await vi.advanceTimersByTimeAsync(0);
  expect(other).not.toHaveBeenCalled();
});

it('leaves a screen that could not be loaded to whoever opens it', async () => {
  const load = vi.fn(async (): Promise<() => null> => Found).mockRejectedValueOnce(new Error('offline'));
  const screen = pageOf(load);
  show([screen]);
  await vi.advanceTimersByTimeAsync(2100);
  expect(await screen.page.load()).toEqual({ value: Found });
});
