/** Which provider takes payments here, and the one address at which it brings its news. */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { refuse } from '../errors.ts';
import { createPaystack, isSigned, type News, newsOf } from './paystack.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox } from './sandbox.ts';

/** Null in production without keys: nothing can be paid there. */
export function createPayments(config: Config, db: Database, clock: Clock): PaymentProvider | null {
  if (config.paystack !== null) return createPaystack(config.paystack);
  return config.production ? null : createSandbox({ db, clock, publicUrl: config.publicUrl });
}

/** Where Paystack is told to send its events. */
export const webhookPath = '/payments/paystack/webhook';

/**
 * Takes events that are signed, and answers when what they say was asked for and stored: what is not answered with 200 is
 * sent again, for 72 hours (https://paystack.com/docs/payments/webhooks/).
 */
export async function paystackWebhook(app: FastifyInstance, secretKey: string, hear: (news: News) => Promise<void>) {
  await app.register(async (scope) => {
    // The signature is one of the bytes that were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-paystack-signature'];
      if (typeof signature !== 'string' || !isSigned(secretKey, body, signature))
        throw refuse.unauthorised('Not signed.');
      const news = newsOf(body);
      if (news !== null) await hear(news);
      return reply.send({ received: true });
    });
  });
}
