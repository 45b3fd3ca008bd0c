/** Chooses the payment provider, and takes the events that it sends. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import { createPaystack, isSigned, type PaystackEvent, readEvent } from './paystack.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox } from './sandbox.ts';

/** Null in production without keys: nothing can be paid there. */
export function createPayments(config: Config, db: Database, clock: Clock): PaymentProvider | null {
  if (config.paystack !== null) return createPaystack(config.paystack);
  return config.production ? null : createSandbox({ db, clock, publicUrl: config.publicUrl });
}

/** The address for events that is set at Paystack. */
export const webhookPath = '/payments/paystack/webhook';

/**
 * Takes signed events, and answers once the payment was looked up and stored. Paystack sends an event that is not answered
 * with 200 again, for 72 hours (https://paystack.com/docs/payments/webhooks/).
 */
export async function paystackWebhook(
  app: FastifyInstance,
  secretKey: string,
  onEvent: (event: PaystackEvent) => Promise<void>,
) {
  await app.register(async (scope) => {
    // The signature is over the bytes as they were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-paystack-signature'];
      if (typeof signature !== 'string' || !isSigned(secretKey, body, signature))
        throw refuse.unauthorised('Not signed.');
      const event = readEvent(body);
      if (event !== null) await onEvent(event);
      return reply.send({ received: true });
    });
  });
}
