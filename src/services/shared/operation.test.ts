import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { listAssets } from '../operations/assets.register.ts';
import { listAssetTypes, updateAssetType } from '../operations/assets.ts';
import { replaceBusinessLogo } from '../operations/businesses.ts';
import { getVehicle, listFleetVehicles, listVehicleChoices, updateVehicle } from '../operations/fleet.ts';
import { exportSalaryReport } from '../operations/hr.reports.ts';
import { createDepartment } from '../operations/hr.ts';
import { createTimeoffAdjustment } from '../operations/timeoff.balances.ts';
import { changed, followChanges, rereadBy } from './changes.ts';
import { queryOf } from './query.ts';

const signal = new AbortController().signal;
afterEach(() => vi.unstubAllGlobals());

/** @returns what was sent, and what was said to have changed */
function answering(...answers: (Response | Error)[]) {
  const sent: Request[] = [];
  const told: (readonly string[])[] = [];
  rereadBy(async (resources) => void told.push(resources));
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.clone());
    const answer = answers.shift() ?? Response.json({});
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { sent, told };
}

const refusal = (status: number) => Response.json({ detail: 'No.' }, { status });
const vehicle = { businessId: 'b', id: 'v' };

it('puts what it takes into the path, the query, the body and the headers', async () => {
  const { sent } = answering();
  await listFleetVehicles({ businessId: 'b', page: 2, search: 'van' }, { signal });
  await updateVehicle({ ...vehicle, seen: { color: 'red' }, color: 'blue' }, { signal });
  await createDepartment({ businessId: 'b', name: 'Yard' }, { signal, idempotencyKey: 'k' });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://api.test/c/b/vehicles/?page=2&search=van',
    'PATCH http://api.test/c/b/vehicles/v/',
    'POST http://api.test/c/b/departments/',
  ]);
  expect(await sent[1]?.json()).toEqual({ color: 'blue' });
  expect(sent[1]?.headers.get('If-Version')).toMatch(/^color=[0-9a-f]{8}$/);
  expect(await sent[2]?.json()).toEqual({ name: 'Yard' });
  expect(sent[2]?.headers.get('Idempotency-Key')).toBe('k');
});

it('puts into the query what stands there beside a body', async () => {
  const { sent } = answering();
  const adjustment = { policy: 'p', amount: 1, reason: 'Worked on Sunday' };
  await createTimeoffAdjustment({ businessId: 'b', timeoff: 'e', ...adjustment }, { signal });
  expect(sent[0]?.url).toBe('http://api.test/c/b/timeoff_adjustments/?timeoff=e');
  expect(await sent[0]?.json()).toEqual(adjustment);
});

it('reads a file as it is, also one that several operations answer alike', async () => {
  answering(new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }));
  expect(await exportSalaryReport({ businessId: 'b', format: 'csv' }, { signal })).toBeInstanceOf(Blob);
});

it('sends files as a form', async () => {
  const { sent } = answering(new Response(null, { status: 204 }));
  await replaceBusinessLogo({ businessId: 'b', logo: new File(['x'], 'logo.png', { type: 'image/png' }) }, { signal });
  const logo = (await sent[0]?.formData())?.get('logo');
  expect(logo).toMatchObject({ name: 'logo.png' });
});

it.each<[string, Response | Error, boolean]>([
  ['an answer', Response.json({}), true],
  ['no answer', new TypeError('Failed to fetch'), true],
  ['an answer of something in between', refusal(502), true],
  ['the answer that it is gone', refusal(404), true],
  ['the answer that somebody else was faster', refusal(409), true],
  ['the refusal of what was typed', refusal(400), false],
  ['the refusal of a right', refusal(403), false],
])('tells of what it may have changed after %s', async (_, answer, isTold) => {
  const { told } = answering(answer);
  await updateVehicle({ ...vehicle, seen: null, color: 'blue' }, { signal }).catch(() => undefined);
  expect(told).toEqual(isTold ? [updateVehicle.changes] : []);
});

it('tells nothing of what is only read', async () => {
  const { told } = answering();
  await getVehicle(vehicle, { signal });
  expect(told).toEqual([]);
});

it('reads again what shows a resource that was changed, wherever it belongs', async () => {
  answering();
  const client = new QueryClient();
  const asked = [queryOf(listAssets, { businessId: 'b' }), queryOf(listVehicleChoices, { businessId: 'b' })] as const;
  await client.fetchQuery(asked[0]);
  await client.fetchQuery(asked[1]);
  const stale = () => asked.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
  followChanges(client);
  changed(['departments_of_nobody']);
  expect(stale()).toEqual([false, false]);
  changed(updateVehicle.changes ?? []);
  expect(stale()).toEqual([true, false]);
  expect(asked[1].staleTime).toBe(Number.POSITIVE_INFINITY);
});

it('shows what was answered in the place of the row with its id, before what has changed is read again', async () => {
  answering(Response.json({ id: 't', name: 'Pumps' }));
  const client = new QueryClient();
  const [shown, other] = [queryOf(listAssetTypes, { businessId: 'b' }), queryOf(listAssets, { businessId: 'b' })];
  const [pump, lathe] = [
    { id: 't', name: 'Pump' },
    { id: 'l', name: 'Lathe' },
  ];
  const keep = (queryKey: readonly unknown[], meta: typeof shown.meta, data: unknown) =>
    client.fetchQuery({ queryKey, queryFn: async () => data, ...(meta ? { meta } : {}) });
  await keep(shown.queryKey, shown.meta, { count: 2, results: [pump, lathe] });
  await keep(['all'], shown.meta, [lathe, pump]);
  await keep(['one'], shown.meta, pump);
  await keep(other.queryKey, other.meta, { count: 1, results: [pump] });
  followChanges(client);
  await updateAssetType({ businessId: 'b', id: 't', seen: null, name: 'Pumps' }, { signal });
  const pumps = { id: 't', name: 'Pumps' };
  expect(client.getQueryData(shown.queryKey)).toEqual({ count: 2, results: [pumps, lathe] });
  expect(client.getQueryData(['all'])).toEqual([lathe, pumps]);
  expect(client.getQueryData(['one'])).toEqual(pumps);
  expect(client.getQueryData(other.queryKey)).toEqual({ count: 1, results: [pump] });
  expect(client.getQueryState(shown.queryKey)?.isInvalidated).toBe(true);
});

it('keeps the previous page of the same thing alone', () => {
  const { placeholderData } = queryOf(listAssets, { businessId: 'b', page: 2 });
  const keep = placeholderData as unknown as (
    page: string,
    before?: { queryKey: readonly unknown[] },
  ) => string | undefined;
  expect(keep('first', { queryKey: queryOf(listAssets, { businessId: 'b', page: 1 }).queryKey })).toBe('first');
  expect(keep('first')).toBeUndefined();
});
