import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { logIn, mailedKey, newPerson, password } from '../../accounts/accounts.testing.ts';
import { authorise } from '../../accounts/sessions/authorise.ts';
import { handlersOf } from '../../app.ts';
import { holdsVehicle as holds } from '../../fleet/driver/holding.ts';
import { isAmong } from '../../hr/employees/oneself.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { openDatabase } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { refuse } from '../errors.ts';
import { createLog, mailIsKept, observe } from '../observability.ts';
import { anySealing } from '../security/sealing.testing.ts';
import { startTestServer } from '../testing.ts';
import { createHttp } from './http.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
const server = await startTestServer({ jobs: true, log });
const production = await startTestServer({
  jobs: true,
  env: { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://steward.example', MAIL: 'keep' },
});
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the log', () => {
  it('has a line for every answer, and nothing about persons', async () => {
    const owner = await newOwner(server);
    const key = await mailedKey(server, owner.email);
    const wrong = 'Wrong-Password-77';
    await server.call('POST', '/accounts/auth/login/', { json: { email: owner.email, password: wrong } });
    await server.call('POST', '/accounts/auth/login/', { json: { email: owner.email, password: 7 } });
    await server.call('POST', '/accounts/auth/login/', {
      body: `{"email":"${owner.email}"`,
      headers: { 'content-type': 'application/json' },
    });
    await server.call('GET', `/c/${owner.businessId}/departments/?page=0&email=${owner.email}`, { token: owner.token });
    await server.call('GET', `/nothing/${owner.email}/`, { token: owner.token });
    // A defect, and a database that says which row it did not like.
    await server.sql(`alter table auth_sessions add constraint broken check (created_at < '2000-01-01') not valid`);
    const { status } = await server.call('POST', '/accounts/auth/login/', { json: { email: owner.email, password } });
    await server.sql('alter table auth_sessions drop constraint broken');
    expect(status).toBe(500);
    server.platform.log.error(
      { err: Object.assign(new Error(`550 <${owner.email}> is unknown`), { rejected: [owner.email] }) },
      'a job failed',
    );
    server.platform.log.error({ err: new Error('outer', { cause: new Error(`to ${owner.email}`) }) }, 'a job failed');

    const all = lines.join('');
    for (const secret of [owner.email, owner.token, owner.refreshToken, key, password, wrong, 'Ngozi', '8031234567'])
      expect([secret, lines.filter((line) => line.includes(secret))]).toEqual([secret, []]);
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.length).toBeGreaterThan(8);
    for (const { program, reqId, method, status: code, ms } of answered) {
      expect(program).toBe('steward');
      expect([typeof reqId, typeof method, typeof code, typeof ms]).toEqual(['string', 'string', 'number', 'number']);
    }
    expect(answered.map(({ route }) => route)).toContain('/api/c/:domain/departments/');
    expect(all).toContain('"constraint":"broken"');
    expect(all).not.toContain('Failing row');
  });

  it('gives each answer the id under which it is found', async () => {
    const { headers } = await read('/healthz');
    const id = headers.get('x-request-id');
    await soon(() => expect(lines.some((line) => JSON.parse(line).reqId === id)).toBe(true));
  });
});

describe('the log at its default level', () => {
  it('tells who signed in, and what was refused, without an address', async () => {
    const written: string[] = [];
    const quiet = createLog({ logLevel: 'warn' }, { write: (line: string) => void written.push(line) });
    const logged = await startTestServer({ jobs: true, log: quiet });
    const owner = await newOwner(logged);
    const stranger = await newPerson(logged);
    await logIn(logged, owner.email, 'Wrong-Password-77');
    const events = () =>
      written.map((line) => JSON.parse(line)).filter(({ kind }: { kind?: string }) => kind === 'security');
    const signIn = { event: 'logIn', status: 200, user: owner.user.id, msg: 'done' };
    await soon(() => expect(events()).toContainEqual(expect.objectContaining(signIn)));
    await soon(() =>
      expect(events()).toContainEqual(expect.objectContaining({ event: 'logIn', status: 400, msg: 'refused' })),
    );
    expect(events().every(({ reqId }: { reqId: string }) => reqId.length === 36)).toBe(true);
    for (const address of [owner.email, stranger.email, '127.0.0.1', '::1'])
      expect([address, written.filter((line) => line.includes(address))]).toEqual([address, []]);
  });

  it('tells of a refused permission', async () => {
    const before = lines.length;
    const { platform } = server;
    const { token } = await newPerson(server);
    const getCurrentUser = () => Promise.reject(refuse.forbidden());
    const app = await createHttp({
      ...platform,
      handlers: { ...handlersOf(platform), getCurrentUser },
      authorise,
      holds,
      isAmong,
    });
    await app.inject({ url: '/api/accounts/auth/user/', headers: { authorization: `Bearer ${token}` } });
    await app.close();
    expect(lines.slice(before).map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ kind: 'security', event: 'getCurrentUser', status: 403, msg: 'refused' }),
    );
  });
});

describe('a server for development', () => {
  it.each(['/dev/mailbox', '/sandbox/checkout.css'])('answers %s under its own names only', async (url) => {
    const statusFor = async (host: string) => (await server.app.inject({ url, headers: { host } })).statusCode;
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000'])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
    for (const host of ['rebound.example', 'localhost.example:4000'])
      expect([host, await statusFor(host)]).toEqual([host, 403]);
  });
});

describe('production', () => {
  it.each(['/metrics', '/api/docs/', '/api/openapi.json'])('does not serve %s unless it is published', async (path) => {
    expect((await fetch(`${production.url}${path}`)).status).toBe(404);
    expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  });

  it('says that it sends no mail', async () => {
    expect(await (await fetch(`${production.url}/readyz`)).json()).toEqual({ status: 'ready', notes: [mailIsKept] });
  });

  it('marks a device by a cookie that no other host can set', async () => {
    const { email } = await newPerson(production);
    const { headers } = await logIn(production, email);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-steward_device_[\w-]+=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});

describe('a defect', () => {
  it('says nothing about itself', async () => {
    const { token } = await newPerson(server);
    await server.sql('alter table users rename column first_name to given_name');
    const answer = await server.call('GET', '/accounts/auth/user/', { token });
    await server.sql('alter table users rename column given_name to first_name');
    expect([answer.status, answer.body]).toEqual([
      500,
      { detail: 'Something went wrong on our side. It has been noted.' },
    ]);
  });
});

describe('trouble that passes', () => {
  it.each([
    ['ENOSPC', '60'],
    ['EDQUOT', '60'],
    ['53100', '60'],
    ['40001', '1'],
    ['40P01', '1'],
  ])('of the code %s answers 503, and when to try again', async (code, seconds) => {
    const { platform } = server;
    const listCountries = () => Promise.reject(Object.assign(new Error('no room'), { code, syscall: 'write' }));
    const app = await createHttp({
      ...platform,
      handlers: { ...handlersOf(platform), listCountries },
      authorise,
      holds,
      isAmong,
    });
    const answer = await app.inject('/api/geo/countries/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, seconds]);
    expect(answer.json()).toEqual({ detail: 'Steward cannot answer just now. Try again in a moment.' });
    await app.close();
  });
});

describe('every answer', () => {
  it.each([
    '/api/accounts/auth/user/',
    '/api/geo/countries/NG/',
    '/api/nothing/',
    '/api/openapi.json',
    '/healthz',
    '/dev/mailbox',
    '/',
  ])('of %s may not be framed, sniffed or scripted from elsewhere', async (path) => {
    const { headers } = await read(path, { accept: 'text/html' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), .*geolocation=\(\), .*microphone=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    // A server that is reached without TLS must not promise it.
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('promises TLS in production', async () => {
    const { headers } = await fetch(`${production.url}/healthz`);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  it('about a person is not cached', async () => {
    const { token } = await newPerson(server);
    const { headers } = await read('/api/accounts/auth/user/', { authorization: `Bearer ${token}` });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is packed where that is worth it', async () => {
    const { headers } = await read('/api/geo/countries/', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
  });
});

describe('a request that is not HTTP', () => {
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        heard += chunk.toString();
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a header without end', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /healthz HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na', 400],
  ])('is refused in the shape of a refusal: %s', async (_what, text, status) => {
    const answer = await say(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: 'The request could not be read.' });
  });
});

describe('those who watch over it', () => {
  it('learn that it lives and is ready', async () => {
    expect(await read('/healthz')).toMatchObject({ status: 200, text: '{"status":"alive"}' });
    expect(await read('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  });

  it('get numbers by route, never by address', async () => {
    await read('/api/c/01a00000-0000-7000-8000-000000000000/departments/');
    const { status, headers, text } = await read('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/c\/:domain\/departments\/",status="401"\} \d+/,
    );
    expect(text).toMatch(/http_refusals_total\{route="\/api\/c\/:domain\/departments\/",status="401"\} \d+/);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toMatch(/01a00000|@example/);
  });

  it('say that it is not ready while its database does not answer, and requests answer 503', async () => {
    const { platform } = server;
    const db = openDatabase({
      connectionString: 'postgresql://a:b@127.0.0.1:1/c',
      connections: 1,
      prepared: true,
      sealing: anySealing,
      log,
    });
    const app = await createHttp({
      ...platform,
      db,
      handlers: handlersOf({ ...platform, db }),
      authorise,
      holds,
      isAmong,
    });
    observe(app, db, platform.config);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'the database does not answer' }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const token = platform.accessTokens.sign({ userId: newId(), sessionId: newId() });
    for (const answer of [
      await app.inject({ url: '/api/accounts/auth/user/', headers: { authorization: `Bearer ${token}` } }),
      await app.inject({ method: 'POST', url: '/api/accounts/auth/logout/', payload: { refresh_token: 'a' } }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([503, { detail: expect.stringContaining('in a moment') }]);
      expect(answer.headers['retry-after']).toBe('2');
    }
    await app.close();
    await db.close();
  });
});
