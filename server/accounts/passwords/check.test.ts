import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { newEmail, newPerson, password, signUp } from '../accounts.testing.ts';

const breached = 'Sahara-Thunder-77';
const padded = 'Monsoon-Lantern-31';
const digests = await Promise.all(
  [breached, padded].map(async (text) => {
    const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
    return Buffer.from(bytes).toString('hex').toUpperCase();
  }),
);
const asked: string[] = [];
let status = 200;
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  const [one = '', other = ''] = digests.map((digest) => digest.slice(5));
  response.writeHead(status).end(`${'0'.repeat(35)}:3\r\n${one}:52\r\n${other}:0\r\n`);
});
await new Promise<void>((listening) => {
  service.listen(0, '127.0.0.1', listening);
});
afterAll(() => void service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`;
const server = await startTestServer({ jobs: true, env: { BREACHED_PASSWORDS_URL: `${url}/` } });
const alone = await startTestServer({ jobs: true });
const message = { password: ['This password has appeared in a data breach. Choose another one.'] };

describe('a password that is known from breaches', () => {
  it('is refused, and the service learns five digits of its digest', async () => {
    expect(await signUp(server, { email: newEmail(), password: breached })).toMatchObject({
      status: 400,
      body: message,
    });
    expect(asked.at(-1)).toBe(`/range/${digests[0]?.slice(0, 5)}`);
  });

  it('is refused when the password is changed', async () => {
    const { token } = await newPerson(server);
    const json = { old_password: password, new_password: breached };
    const { body } = await server.call('POST', '/accounts/auth/password/change/', { token, json });
    expect(body).toEqual({ new_password: message.password });
  });

  it('is no other one, and none that only fills up the answer', async () => {
    expect((await signUp(server, { email: newEmail() })).status).toBe(201);
    expect((await signUp(server, { email: newEmail(), password: padded })).status).toBe(201);
  });

  it('is found in the list alone while the service does not answer', async () => {
    status = 503;
    expect((await signUp(server, { email: newEmail(), password: breached })).status).toBe(201);
    expect((await signUp(server, { email: newEmail(), password: 'qwertyuiop' })).status).toBe(400);
    status = 200;
  });

  it('is looked for in the list alone without a service', async () => {
    const before = asked.length;
    expect((await signUp(alone, { email: newEmail(), password: breached })).status).toBe(201);
    expect(asked.length).toBe(before);
  });
});
