/** What the sandbox remembers of payments. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../database/database.ts';
import type { Channel, Order } from './provider.ts';

export type Outcome = Exclude<components['schemas']['PaymentStatus'], 'pending'>;
export type SandboxPayment = {
  reference: string;
  /** bigint columns arrive as text. */
  amountKobo: string;
  currency: string;
  returnTo: string;
  outcome: Outcome | null;
  channel: Channel;
  settlesAt: Date | null;
  /** Whether the card takes renewals. */
  renews: boolean;
  /** Whether all of it was given back. */
  isRefunded: boolean;
};

export async function find(tx: Tx, reference: string): Promise<SandboxPayment | undefined> {
  const [row] = await tx.query<SandboxPayment>(
    `select reference, amount_kobo as "amountKobo", currency, return_to as "returnTo", outcome, channel,
       settles_at as "settlesAt", renews, is_refunded as "isRefunded"
     from sandbox_payments where reference = $1`,
    [reference],
  );
  return row;
}

/** Does nothing when it is known already. */
export async function add(
  tx: Tx,
  { reference, amountKobo, currency, returnTo, channels: [channel = 'card'] }: Order,
  now: Date,
) {
  await tx.query(
    `insert into sandbox_payments (reference, amount_kobo, currency, return_to, channel, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (reference) do nothing`,
    [reference, amountKobo, currency, returnTo, channel, now],
  );
}

export type Choice = { outcome: Outcome; channel: Channel; settlesAt: Date; renews: boolean };

/** The first choice stands. */
export async function choose(tx: Tx, reference: string, { outcome, channel, settlesAt, renews }: Choice) {
  await tx.query(
    `update sandbox_payments set outcome = $2, channel = $3, settles_at = $4, renews = $5
     where reference = $1 and outcome is null`,
    [reference, outcome, channel, settlesAt, renews],
  );
}

export async function refund(tx: Tx, reference: string) {
  await tx.query("update sandbox_payments set is_refunded = true where reference = $1 and outcome = 'success'", [
    reference,
  ]);
}
