import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from './app-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'steward-app-'));
for (const name of ['assets', 'counted']) mkdirSync(join(folder, name));
const page = (text: string) => `<!doctype html><style>a{}</style>${text}`;
writeFileSync(join(folder, 'index.html'), page('shell'));
writeFileSync(join(folder, 'counted', 'index.html'), page('counted shell'));
writeFileSync(join(folder, 'counted', 'login.html'), page('counted login'));
for (const name of ['login', 'ui', 'flows', 'person', 'new', 'home', 'table', 'map'])
  writeFileSync(join(folder, `${name}.html`), page(name));
for (const name of ['code-1.js', 'sheet.worker-1.js']) writeFileSync(join(folder, 'assets', name), 'export {};');
writeFileSync(
  join(folder, 'pages.json'),
  JSON.stringify({
    screens: [
      ...['/dashboard', '/login'].map((path) => ({ path, query: null, file: 'index.html' })),
      { path: '/hr/:id', query: null, file: 'person.html' },
      { path: '/hr/new', query: null, file: 'new.html' },
      { path: '/assets', query: { tab: 'home', view: 'home' }, file: 'home.html' },
      { path: '/assets', query: { tab: 'list', view: 'table' }, file: 'table.html' },
      { path: '/assets', query: { tab: 'list', view: 'map' }, file: 'map.html' },
    ],
    prerendered: [{ path: '/login', query: {}, file: 'login.html' }],
  }),
);
const [app, closed] = [Fastify(), Fastify()];
await serveApp(app, folder, { publish: new Set(['ui', 'flows']), countFlows: false });
await serveApp(closed, folder, { publish: new Set(), countFlows: true });
afterAll(async () => {
  await app.close();
  await closed.close();
  rmSync(folder, { recursive: true });
});

const ask = async (method: 'GET' | 'HEAD', url: string, accept = 'text/html') => {
  const { statusCode, headers, body } = await app.inject({ method, url, headers: { accept } });
  const { date: _date, ...rest } = headers;
  return { statusCode, headers: rest, body };
};

describe('a HEAD request', () => {
  it.each([
    ['/', 200],
    ['/login', 200],
    ['/dashboard?tab=1', 200],
    ['/nothing/here', 404],
    ['/assets/code-1.js', 200],
    ['/assets/gone.js', 404],
  ])('of %s is answered as GET is, without the body', async (url, status) => {
    const [got, head] = [await ask('GET', url), await ask('HEAD', url)];
    expect(got.statusCode).toBe(status);
    expect(got.body).not.toBe('');
    expect(head).toEqual({ ...got, body: '' });
  });

  it('of the API is not answered with a page', async () => {
    expect((await ask('HEAD', '/api/nothing')).statusCode).toBe(404);
    expect((await ask('HEAD', '/api/nothing')).headers['content-type']).toContain('application/json');
  });
});

it.each(['ui', 'flows'])('the pages of /%s say that they are being built until they are', async (name) => {
  const file = join(folder, `${name}.html`);
  const content = readFileSync(file);
  rmSync(file);
  const before = await ask('GET', `/${name}`);
  expect(before).toMatchObject({ statusCode: 503, headers: { refresh: '2', 'cache-control': 'no-store' } });
  expect(before.body).toContain('This page is being built. It opens in a few seconds.');
  writeFileSync(file, content);
  expect(await ask('GET', `/${name}`)).toMatchObject({ statusCode: 200 });
});

it.each(['ui', 'flows'])('the pages of /%s are served only where they are published', async (name) => {
  for (const url of [`/${name}`, `/${name}/`, `/${name}/button`, `/${name}.html`]) {
    const [shown, hidden] = await Promise.all(
      [app, closed].map((each) => each.inject({ url, headers: { accept: 'text/html' } })),
    );
    expect([url, shown?.statusCode, shown?.body]).toEqual([url, 200, page(name)]);
    expect([url, hidden?.statusCode, hidden?.body]).toEqual([url, 404, page('counted shell')]);
  }
});

it('the pages say that browsers count the flows only where the operator has asked for it', async () => {
  const [silent, counting] = await Promise.all(
    [app, closed].map((each) => each.inject({ url: '/login', headers: { accept: 'text/html' } })),
  );
  expect([silent?.body, counting?.body]).toEqual([page('login'), page('counted login')]);
});

it.each([
  ['/hr/17', 'person'],
  ['/hr/new', 'new'],
  ['/assets', 'home'],
  ['/assets?tab=gone', 'home'],
  ['/assets/', 'home'],
  ['/assets/?tab=list', 'table'],
  ['/assets?tab=list', 'table'],
  ['/assets?tab=list&view=map&page=2', 'map'],
])('%s is answered with the page of its screen, %s', async (url, name) => {
  expect(await ask('GET', url)).toMatchObject({ statusCode: 200, body: page(name) });
});

it('only what obeys a header carries it: a page and a worker have a policy, scripts and styles nothing of the kind', async () => {
  const guarded = Fastify();
  guarded.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('content-security-policy', "default-src 'self'");
    reply.headers({ 'permissions-policy': 'camera=()', 'x-request-id': '1' });
  });
  await serveApp(guarded, folder, { publish: new Set(), countFlows: false });
  const namesOf = async (url: string) => {
    const { headers } = await guarded.inject({ url, headers: { accept: 'text/html' } });
    return ['content-security-policy', 'permissions-policy', 'last-modified', 'x-request-id'].filter(
      (name) => headers[name] !== undefined,
    );
  };
  expect(await namesOf('/login')).toEqual([
    'content-security-policy',
    ...['permissions-policy', 'last-modified', 'x-request-id'],
  ]);
  expect(await namesOf('/assets/sheet.worker-1.js')).toEqual([
    'content-security-policy',
    ...['last-modified', 'x-request-id'],
  ]);
  expect(await namesOf('/assets/code-1.js')).toEqual([]);
  await guarded.close();
});

describe('what search engines may keep', () => {
  const marked = Fastify();
  marked.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex');
  });
  const robotsOf = async (url: string) =>
    (await marked.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).headers['x-robots-tag'];
  beforeAll(() => serveApp(marked, folder, { publish: new Set(), countFlows: false }));
  afterAll(() => marked.close());

  it.each(['/', '/login', '/login?next=%2Fhr', '/terms', '/privacy-policy', '/signup'])('is %s', async (url) => {
    expect(await robotsOf(url)).toBeUndefined();
  });
  it.each(['/join/abc', '/onboard/abc', '/roadside/abc', '/l/abc', '/account/password-reset?token=a', '/dashboard'])(
    'is not %s',
    async (url) => expect(await robotsOf(url)).toBe('noindex'),
  );
});
