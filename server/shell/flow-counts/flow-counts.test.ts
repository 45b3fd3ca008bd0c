import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { dayOf } from './rules.ts';

const operatorToken = 'o'.repeat(32);
const now = new Date('2026-03-10T10:00:00Z');
const server = await startTestServer({ now, env: { COUNT_FLOWS: 'true', OPERATOR_TOKEN: operatorToken } });
const silent = await startTestServer({ now });
const idle = 'idle|form.submit|0';
const batch = (flows: Record<string, Record<string, number>>, day = '2026-03-10') => ({
  id: randomUUID().replaceAll('-', ''),
  day,
  flows,
});
const send = (json: unknown) => server.call('POST', '/flow_counts/', { json });
const read = async (flow: string, period = { from: '2026-03-01', to: '2026-03-10' }, token = operatorToken) =>
  server.call('POST', '/flow_counts/read/', { json: { flow, ...period, token } });

describe('what browsers count of the flows', () => {
  it('is summed by transition, over the days of a period', async () => {
    const sent = [
      batch({ sums: { [idle]: 2, '>idle': 1 }, other: { [idle]: 9 } }),
      batch({ sums: { [idle]: 3 } }, '2026-03-09'),
      batch({ sums: { [idle]: 5 } }, '2026-02-28'),
    ];
    for (const each of sent) expect((await send(each)).status).toBe(204);
    expect((await read('sums')).body).toEqual({ counts: { '>idle': 1, [idle]: 5 } });
    expect((await read('sums', { from: '2026-02-01', to: '2026-02-28' })).body).toEqual({ counts: { [idle]: 5 } });
  });

  it('is exact, however often and however many at once send it', async () => {
    const once = batch({ exact: { [idle]: 1 } });
    const many = Array.from({ length: 20 }, () => batch({ exact: { [idle]: 1, '~idle|0': 1 }, other: { '>idle': 1 } }));
    const answers = await Promise.all([once, once, once, ...many].map(send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await read('exact')).body.counts).toEqual({ [idle]: 21, '~idle|0': 20 });
  });

  it('is for the operator alone', async () => {
    await send(batch({ secret: { [idle]: 1 } }));
    expect((await read('secret', undefined, 'x'.repeat(32))).status).toBe(403);
    expect((await read('secret', undefined, '')).status).toBe(403);
    expect((await read('secret')).status).toBe(200);
  });

  it('is taken and shown only where the operator has asked for it', async () => {
    const { status } = await silent.call('POST', '/flow_counts/', { json: batch({ off: { [idle]: 1 } }) });
    const reading = { flow: 'off', from: '2026-03-01', to: '2026-03-10', token: '' };
    expect([status, (await silent.call('POST', '/flow_counts/read/', { json: reading })).status]).toEqual([404, 404]);
  });

  it.each([
    ['a text', { flows: { login: { 'ada@example.com said': 1 } } }],
    ['a number that is none', { flows: { login: { [idle]: 1.5 } } }],
    ['less than nothing', { flows: { login: { [idle]: -1 } } }],
    ['a flow with a strange name', { flows: { 'log in': { [idle]: 1 } } }],
    ['who it was', { flows: {}, email: 'ada@example.com' }],
  ])('does not hold %s', async (_what, wrong) => {
    expect((await send({ id: randomUUID().replaceAll('-', ''), day: '2026-03-10', ...wrong })).status).toBe(400);
  });
});

it.each([
  ['2026-03-10', '2026-03-10'],
  ['2026-02-08', '2026-02-08'],
  ['2026-02-07', '2026-03-10'],
  ['2026-03-11', '2026-03-10'],
  ['1970-01-01', '2026-03-10'],
])('a batch of %s counts for %s', (named, day) => {
  expect(dayOf(named, now)).toBe(day);
});
