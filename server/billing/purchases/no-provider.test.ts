/** Production without the key of a provider: nothing can be paid, and nothing pretends to be. */
import { expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { billingOf } from '../billing.testing.ts';

const server = await startTestServer({
  jobs: true,
  env: {
    NODE_ENV: 'production',
    AUTH_SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: 'https://steward.test',
    MAIL: 'keep',
  },
});

it('opens no payment, and has no sandbox', async () => {
  const { options, buy, current } = billingOf(server, await newOwner(server));
  expect(await options()).toMatchObject({ provider: null, public_key: null, channels: [] });
  const { status, body } = await buy();
  expect([status, body.detail]).toEqual([503, 'Payments are not set up on this server. Nothing was charged.']);
  expect((await current()).open_payment).toBeNull();
  for (const path of ['/sandbox/checkout.css', '/payments/paystack/webhook']) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  }
  const policy = (await fetch(`${server.url}/healthz`)).headers.get('content-security-policy');
  expect(policy).not.toContain('paystack');
});
