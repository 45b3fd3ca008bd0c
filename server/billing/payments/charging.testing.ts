/** A server that charges through one that follows Paystack's API. */
import { webhookPath } from '../../platform/payments/payments.ts';
import { secretKey, startPaystack } from '../../platform/payments/paystack.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

export async function startCharging() {
  const paystack = await startPaystack();
  const server = await startTestServer({
    jobs: true,
    env: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_PUBLIC_KEY: 'pk_test', PAYSTACK_URL: paystack.url },
  });
  /** Sends the server what Paystack would. */
  const hear = ({ body, signature }: { body: string; signature: string }) =>
    fetch(`${server.url}${webhookPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      body,
    });
  const success = (reference: string) =>
    paystack.event('charge.success', { reference, status: 'success', amount: 53_750 });
  return { paystack, server, hear, success };
}
