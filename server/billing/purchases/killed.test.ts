/** Real processes, killed without warning around a charge: what was charged counts once, and nothing has to be done by hand. */
import { afterAll, expect, it, vi } from 'vitest';
import { killAll, type Program, start } from '../../../tests/faults/processes.ts';
import { freePort } from '../../../tests/free-port.ts';
import { signIn } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { webhookPath } from '../../platform/payments/payments.ts';
import { secretKey, startPaystack } from '../../platform/payments/paystack.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { billingOf, expectBookAddsUp, oneMonth } from '../billing.testing.ts';

const paystack = await startPaystack();
const env = { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: paystack.url, RATE_LIMIT_FACTOR: '1000' };
const server = await startTestServer({ jobs: true, env });
vi.setConfig({ testTimeout: 240_000 });

// Another process would set up the schedules that a test server is without: every five minutes, open payments are settled.
await server.sql(`create function pgboss.leave_out() returns trigger language plpgsql as 'begin return null; end';
  create trigger leave_out before insert on pgboss.schedule for each row execute function pgboss.leave_out()`);

let victim: Program | undefined;
afterAll(killAll);

/** Another process on the same database, which is the one to be killed. */
async function another() {
  const port = await freePort();
  victim = await start('server', {
    ...env,
    NODE_ENV: 'development',
    DATABASE_URL: server.ownerUrl,
    DATA_DIR: server.platform.config.dataDir,
    PORT: String(port),
    JOBS: 'elsewhere',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
  });
  return { program: victim, url: `http://127.0.0.1:${port}` };
}

const post = (url: string, token: string, body: object, key: string) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

it('survives a kill while it starts a checkout, between charge and answer, and right after the answer', async () => {
  const owner = await newOwner(server);
  const billing = billingOf(server, owner);
  const path = `/api/c/${owner.businessId}/billing`;

  // While the provider starts the checkout: the same click on another process continues, or starts again.
  const first = await another();
  paystack.onRequest((asked) => (asked.startsWith('/transaction/initialize') ? first.program.kill() : undefined));
  await expect(post(`${first.url}${path}/buy/`, owner.token, oneMonth, 'a-click-that-is-cut')).rejects.toThrow();
  paystack.onRequest(undefined);
  const cut = (await billing.current()).open_payment;
  expect(cut).not.toBeNull();
  const { status, body: again } = await billing.buy(oneMonth, 'a-click-that-is-cut');
  expect([status, again.status, again.checkout?.provider]).toEqual([201, 'pending', 'paystack']);
  const { reference } = again;
  expect(await billing.check(cut)).toMatchObject({ status: 'abandoned', reason: 'not_started' });

  // The bank has charged; the process dies before it stores the answer.
  paystack.pay(reference);
  const second = await another();
  const signedIn = await signIn(server, owner.email);
  paystack.onRequest((asked) => (asked.startsWith('/transaction/verify') ? second.program.kill() : undefined));
  await expect(
    fetch(`${second.url}${path}/payments/${reference}/`, { headers: { authorization: `Bearer ${signedIn.token}` } }),
  ).rejects.toThrow();
  paystack.onRequest(undefined);
  expect((await expectBookAddsUp(server, owner.businessId)).periods).toEqual([]);

  // An event arrives a hundred times at a process that is killed as soon as it has answered one of them.
  const third = await another();
  const { body, signature } = paystack.event('charge.success', { reference });
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  const sent = Array.from({ length: 100 }, () =>
    fetch(`${third.url}${webhookPath}`, { method: 'POST', headers, body }),
  );
  await Promise.any(sent);
  await third.program.kill();
  await Promise.allSettled(sent);
  expect((await billing.check(reference)).status).toBe('success');
  const { periods, charged, invoices } = await expectBookAddsUp(server, owner.businessId);
  expect([periods.length, charged, invoices.length]).toEqual([1, 53_750, 1]);
});
