import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../testing.ts';

const lines: { level: number; msg: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const server = await startTestServer({ jobs: true, log });
const port = Number(new URL(server.url).port);

let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});

/** Sends a request as bytes, and breaks the connection as a phone does that loses its network, until the server knows it. */
async function breakOff(text: string, { afterAnswer = false } = {}) {
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const [there] = await accepted;
  const closed = new Promise((done) => there.once('close', done));
  socket.write(text);
  await (afterAnswer ? once(socket, 'data') : soon(() => expect(there.bytesRead).toBe(text.length)));
  socket.resetAndDestroy();
  await closed;
}

const head = (line: string, more: readonly string[]) =>
  [line, `Host: 127.0.0.1:${port}`, `Authorization: Bearer ${owner.token}`, ...more, '', ''].join('\r\n');
const logo = () => `/api/c/${owner.businessId}/businesses/logo/`;

describe('a connection that breaks', () => {
  it.each([
    ['in its headers', () => 'GET /api/accounts/auth/user/ HTTP/1.1\r\nHost: here\r\nX-Long: '],
    [
      'in its body',
      () =>
        `${head('PUT /api/accounts/auth/user/ HTTP/1.1', ['Content-Type: application/json', 'Content-Length: 400'])}{"first_`,
    ],
    [
      'in an upload',
      () =>
        `${head(`PUT ${logo()} HTTP/1.1`, ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 90000'])}--b\r\n` +
        'Content-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n' +
        'x'.repeat(20_000),
    ],
    ['before its answer', () => head('GET /api/accounts/auth/user/ HTTP/1.1', [])],
    // So many that the answers do not fit on the way, with a reader who never reads.
    ['in its answer', () => head('GET /api/openapi.json HTTP/1.1', ['Accept-Encoding: gzip']).repeat(100)],
    ['in an answer that is not compressed', () => head('GET /api/openapi.json HTTP/1.1', []).repeat(100)],
  ])('%s is no error of ours', async (where, request) => {
    lines.length = 0;
    await breakOff(request(), { afterAnswer: where.includes('answer') && where !== 'before its answer' });
    expect((await server.call('GET', '/accounts/auth/user/', { token: owner.token })).status).toBe(200);
    // The job queue's own connections to the database are slow to come on a busy machine.
    expect(lines.filter(({ level, msg }) => level >= 40 && !msg.startsWith('the job queue'))).toEqual([]);
  });
});
