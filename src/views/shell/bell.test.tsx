// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from '../../services/shared/changes.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { Bell } from './bell.tsx';

const person = userEvent.setup();

type Row = { id: string; text: string; link: string | null; created_at: string; read_at: string | null };
const pageSize = 10;
let rows: Row[] = [];
let isBroken = false;
const asked: string[] = [];

/** The part of the server that the bell talks to. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  const read_at = '2026-11-21T09:00:00.000Z';
  if (isBroken) return Response.json({ detail: 'Not today.' }, { status: 400 });
  if (pathname.endsWith('/read_all/')) {
    const { up_to } = await request.json();
    rows = rows.map((row) => (row.id <= up_to ? { ...row, read_at } : row));
    return new Response(null, { status: 204 });
  }
  const [, read] = /notifications\/(\w+)\/read\/$/.exec(pathname) ?? [];
  if (read) {
    rows = rows.map((row) => (row.id === read ? { ...row, read_at } : row));
    return new Response(null, { status: 204 });
  }
  const page = Number(searchParams.get('page'));
  const results = rows.slice((page - 1) * pageSize, page * pageSize);
  const next = page * pageSize < rows.length ? 'more' : null;
  const unread_count = rows.filter((row) => row.read_at === null).length;
  return Response.json({ count: rows.length, unread_count, next, previous: null, results });
}

const row = (number: number, more: Partial<Row> = {}): Row => ({
  id: `n${String(number).padStart(3, '0')}`,
  text: `News ${number}`,
  link: null,
  created_at: '2026-11-21T08:00:00.000Z',
  read_at: null,
  ...more,
});

beforeEach(() => {
  rows = [];
  isBroken = false;
  asked.length = 0;
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function ring(name: string | RegExp) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  followChanges(client);
  render(
    <QueryClientProvider client={client}>
      <InBusiness id="palm">
        <Bell />
      </InBusiness>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await person.click(button);
  return screen.findByRole('dialog', { name: 'Notifications' });
}
const told = (list: HTMLElement) => within(list).getAllByRole('listitem').length;

it('shows the number of unread notifications, and a message without any', async () => {
  const list = await ring('Notifications');
  expect(await within(list).findByText('Nothing yet')).toBeTruthy();
});

it('loads older notifications without duplicates, even when new ones arrive', async () => {
  rows = Array.from({ length: 13 }, (_, at) => row(99 - at));
  const list = await ring('Notifications, 13 unread');
  expect(told(list)).toBe(10);
  rows = [row(100), ...rows];
  await person.click(within(list).getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(told(list)).toBe(13));
  expect(within(list).queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('decreases the count immediately when one is read', async () => {
  rows = [row(2), row(1, { read_at: '2026-11-20T09:00:00.000Z' })];
  const list = await ring('Notifications, 1 unread');
  await person.click(within(list).getByRole('button', { name: /News 2/ }));
  await waitFor(() => expect(within(list).queryByText(/Unread/)).toBeNull());
  expect(asked).toContain('POST /c/palm/notifications/n002/read/');
  await waitFor(() => expect(rows[0]?.read_at).not.toBeNull());
});

it('marks everything up to the newest shown as read', async () => {
  rows = [row(3), row(2), row(1)];
  const list = await ring('Notifications, 3 unread');
  rows = [row(4), ...rows];
  await person.click(within(list).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(rows.filter((each) => each.read_at === null)).toEqual([row(4)]));
  await within(list).findByText('News 4');
});

it('closes when a notification is opened, and marks it as read', async () => {
  rows = [row(1, { link: '/dashboard' })];
  const list = await ring('Notifications, 1 unread');
  const link = within(list).getByRole('link', { name: /News 1/ });
  expect(link.getAttribute('href')).toBe('/dashboard');
  await act(async () => link.click());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(rows[0]?.read_at).not.toBeNull());
});

it('shows a failed load, and retries', async () => {
  isBroken = true;
  const list = await ring('Notifications');
  expect(await within(list).findByText('Not today.')).toBeTruthy();
  isBroken = false;
  rows = [row(1)];
  await person.click(within(list).getByRole('button', { name: 'Retry' }));
  expect(await within(list).findByText('News 1')).toBeTruthy();
});
