/**
 * The provider without an outside key: it moves no money, and its checkout is a page of this server where the tester chooses
 * how the payment ends and after how long. Never in production.
 */
import { channels } from '../../../openapi/generated/lists/billing.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import type { PaymentProvider, Report } from './provider.ts';
import * as store from './sandbox-store.ts';

const goodCard = { brand: 'visa', last4: '4081' };
const decliningCard = { brand: 'mastercard', last4: '0002' };
const [renews, declines] = ['sandbox-renews', 'sandbox-declines'];

function reportOf(row: store.SandboxPayment, now: Date): Report {
  const isKnown = row.outcome !== null && row.settlesAt !== null && row.settlesAt <= now;
  const isCharged = isKnown && row.outcome === 'success';
  const isCard = row.channel === 'card';
  return {
    reference: row.reference,
    status: row.isRefunded ? 'refunded' : isKnown && row.outcome !== null ? row.outcome : 'pending',
    amountKobo: Number(row.amountKobo),
    currency: row.currency,
    channel: isKnown ? row.channel : null,
    card: isCharged && isCard ? (row.renews ? goodCard : decliningCard) : null,
    authorization: isCharged && isCard ? (row.renews ? renews : declines) : null,
  };
}

export function createSandbox({
  db,
  clock,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  publicUrl: string;
}): PaymentProvider {
  const look = async (reference: string) => {
    const row = await db.system((tx) => store.find(tx, reference));
    return row === undefined ? null : reportOf(row, clock.now());
  };
  return {
    name: 'sandbox',
    publicKey: null,
    channels,
    look,
    refunds: async () => [],
    refund: (reference) => db.system((tx) => store.refund(tx, reference)),
    begin: async (order) => {
      await db.system((tx) => store.add(tx, order, clock.now()));
      return { url: `${publicUrl}/sandbox/checkout/${order.reference}`, accessCode: null };
    },
    chargeAgain: async (order, authorization) => {
      const isGood = authorization === renews;
      const choice = { outcome: isGood ? 'success' : 'failed', channel: 'card', renews: isGood } as const;
      await db.system(async (tx) => {
        await store.add(tx, order, clock.now());
        await store.choose(tx, order.reference, { ...choice, settlesAt: clock.now() });
      });
      const report = await look(order.reference);
      if (report === null) throw new Error('A payment of the sandbox is gone.');
      return report;
    },
  };
}
