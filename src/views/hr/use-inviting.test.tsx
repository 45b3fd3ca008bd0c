// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { allMatching, withRows } from '../ui/lists/table-selection.ts';
import { useInviting } from './use-inviting.ts';

// The client takes it when it is loaded.
const server = vi.hoisted(() => {
  const known = { count: 0, asked: [] as string[] };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const page = Number(query.get('page'));
    known.asked.push(`${query.get('search')} ${query.get('department')} ${page}`);
    const ids = Array.from({ length: known.count }, (_, at) => `e${at + 1}`).slice((page - 1) * 100, page * 100);
    const results = ids.map((id) => ({ id, first_name: 'Amina', last_name: 'Bello' }));
    return Response.json({ count: known.count, next: page * 100 < known.count ? 'next' : null, results });
  });
  return known;
});
vi.mock('../shared/business/business.ts', () => ({ useBusiness: () => ({ id: 'palm-oil' }) }));
const told = vi.hoisted(() => [] as string[]);
vi.mock('../ui/feedback/toast.tsx', () => ({ notify: (_tone: string, text: string) => told.push(text) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useInviting({ search: 'ami', department: 'd1' }), { wrapper }).result;

it('invites all that match, on every page of the list, except those that were taken out', async () => {
  server.count = 230;
  const inviting = open();
  act(() => inviting.current.inviteSelected(withRows(allMatching, ['e2'], false)));
  await waitFor(() => expect(inviting.current.invited).toHaveLength(229));
  expect(server.asked).toEqual(['ami d1 1', 'ami d1 2', 'ami d1 3']);
  expect(inviting.current.invited.map(({ id }) => id)).not.toContain('e2');
});

it('invites those who were selected on other pages too', () => {
  const inviting = open();
  act(() => inviting.current.inviteSelected({ mode: 'some', ids: new Set(['e1', 'e151']) }));
  expect(inviting.current.invited.map(({ id }) => id)).toEqual(['e1', 'e151']);
});

it('says when they are too many, and invites nobody', async () => {
  server.count = 501;
  const inviting = open();
  act(() => inviting.current.inviteSelected(allMatching));
  await waitFor(() => expect(told).toEqual(['501 are too many at once. Invite at most 500: use the filters.']));
  expect(inviting.current.invited).toEqual([]);
});
