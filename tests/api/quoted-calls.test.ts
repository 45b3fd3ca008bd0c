/**
 * The calls that the specification quotes, written as it writes them: some with a slash at the end, some without. Each is
 * answered in both forms, and each form by the same operation.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationsOf, readContract } from '../../server/platform/contract.ts';
import { startTestServer } from '../../server/platform/testing.ts';

const server = await startTestServer();
const quoted = JSON.parse(readFileSync(new URL('quoted-calls.json', import.meta.url), 'utf8')) as {
  root: string[];
  business: string[];
};
const someId = '01a00000-0000-7000-8000-000000000000';

/** Of modules that are to come. One that has come is struck here. */
const later = ['GET training/employee/assigned/', 'POST /recruits/{id}/jobpost/upload/'];

/** Without a sign-in, whoever has a route says something else than that there is none. */
async function statusesOf(call: string, prefix: string): Promise<number[]> {
  const [method = '', path = ''] = call.split(' ');
  const bare = `/api${prefix}/${path.replace(/^\/|\/$/g, '')}`
    .replaceAll('{id}', someId)
    .replaceAll('{filter}', 'insurance');
  const ask = async (url: string) => (await server.app.inject({ method: method as 'GET', url })).statusCode;
  return Promise.all([bare, `${bare}/`].map(ask));
}

const calls = [
  ...quoted.root.map((call) => [call, ''] as const),
  ...quoted.business.map((call) => [call, `/c/${someId}`] as const),
];

it.each(calls.filter(([call]) => !later.includes(call)))(
  '%s is answered with a slash and without',
  async (call, prefix) => {
    const [bare, slashed] = await statusesOf(call, prefix);
    expect([404, 405]).not.toContain(bare);
    expect(slashed).toBe(bare);
  },
);

it('has an operation for each, and not only a route that takes its last word for an id', () => {
  const plain = (path: string) => path.replaceAll(/\{\w+\}/g, '{}').replaceAll(/^\/|\/$/g, '');
  const known = new Set(operationsOf(readContract()).map(({ method, path }) => `${method} ${plain(path)}`));
  const missing = calls.filter(([call, prefix]) => {
    const [method, path = ''] = call.split(' ');
    const within = prefix === '' ? '' : 'c/{}/';
    return !later.includes(call) && !known.has(`${method} ${within}${plain(path)}`);
  });
  expect(missing.map(([call]) => call)).toEqual([]);
});

it.each(later)('%s is still to come', async (call) => {
  expect(await statusesOf(call, `/c/${someId}`)).toEqual([404, 404]);
});
