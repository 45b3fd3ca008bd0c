/**
 * A client of Paystack's published API (https://paystack.com/docs/api/transaction/). Amounts are in kobo there too. The
 * status of a payment always comes from a request to Paystack; a webhook event only triggers that request.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { channels } from '../../../openapi/generated/lists/billing.ts';
import { isStorable } from '../database/storable.ts';
import { type Card, type PaymentProvider, ProviderProblem, type Refund, type Report } from './provider.ts';

export type PaystackKeys = { secretKey: string; publicKey: string | null; url: string };

/** Milliseconds. */
const patience = 15_000;

type Envelope<Data> = { status: boolean; message?: string; data?: Data | null };
type Transaction = {
  id?: number;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  channel?: string | null;
  authorization?: {
    authorization_code?: string;
    last4?: string;
    brand?: string;
    card_type?: string;
    channel?: string;
    reusable?: boolean;
  } | null;
};

/**
 * *abandoned* is what Paystack calls a payment that nobody has finished yet, a new one included, and *reversed* one that
 * was given back (https://paystack.com/docs/payments/verify-payments/).
 */
const statuses = new Map<string, Report['status']>([
  ['success', 'success'],
  ['failed', 'failed'],
  ['reversed', 'refunded'],
]);

const unreadable = (cause?: unknown) => new ProviderProblem('Paystack answered what cannot be read.', { cause });

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Money in a currency that cannot be read was taken all the same: ISO 4217 has a code for *no currency*. */
const noCurrency = 'xxx';
const currencyOf = (value: unknown): string => /^[A-Z]{3}$/.exec(textOf(value) ?? '')?.[0] ?? noCurrency;

function cardOf({ authorization }: Transaction): Card | null {
  const last4 = textOf(authorization?.last4) ?? '';
  if (authorization?.channel !== 'card' || !/^\d{4}$/.test(last4)) return null;
  return { brand: textOf(authorization.brand) ?? textOf(authorization.card_type) ?? 'card', last4 };
}

function reportOf(transaction: Transaction): Report {
  const { reference, status, amount, currency, channel, authorization } = transaction;
  const isText = [reference, status].every((text) => typeof text === 'string');
  if (!isText || !Number.isSafeInteger(amount) || amount < 0) throw unreadable();
  return {
    reference,
    status: statuses.get(status) ?? 'pending',
    amountKobo: amount,
    currency: currencyOf(currency),
    channel: textOf(channel),
    card: cardOf(transaction),
    authorization: authorization?.reusable === true ? textOf(authorization.authorization_code) : null,
  };
}

type ListedRefund = { id: number; transaction: number; amount: number; status: string };

function refundOf({ id, amount }: ListedRefund): Refund {
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(amount) || amount <= 0) throw unreadable();
  return { id: String(id), amountKobo: amount };
}

export function createPaystack({ secretKey, publicKey, url }: PaystackKeys): PaymentProvider {
  const ask = async <Data>(path: string, body?: object): Promise<{ status: number; answer: Envelope<Data> }> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      const answer = (await response.json()) as Envelope<Data> | null;
      if (typeof answer !== 'object' || answer === null || !isStorable(answer)) throw unreadable();
      return { status: response.status, answer };
    } catch (error) {
      throw new ProviderProblem('Paystack does not answer.', { cause: error });
    }
  };
  const dataOf = <Data>({ status, answer }: { status: number; answer: Envelope<Data> }): Data => {
    if (status >= 300 || !answer.status || answer.data == null) {
      throw new ProviderProblem(`Paystack answered ${status}.`);
    }
    return answer.data;
  };

  const find = async (reference: string): Promise<Transaction | null> => {
    const asked = await ask<Transaction>(`/transaction/verify/${encodeURIComponent(reference)}`);
    // A reference that it does not know is answered with 404, in older versions with 400.
    if ([400, 404].includes(asked.status) && !asked.answer.status) return null;
    return dataOf(asked);
  };
  /** They are asked for by its own number (https://paystack.com/docs/api/refund/#list), at most fifty. */
  const refundsOf = async ({ id }: Transaction): Promise<ListedRefund[]> => {
    if (!Number.isSafeInteger(id)) throw unreadable();
    const listed = dataOf(await ask<ListedRefund[]>(`/refund?transaction=${id}`));
    if (!Array.isArray(listed)) throw unreadable();
    return listed.filter((one) => one?.transaction === id);
  };
  const look = async (reference: string): Promise<Report | null> => {
    const found = await find(reference);
    return found === null ? null : reportOf(found);
  };

  return {
    name: 'paystack',
    publicKey,
    channels,
    look,
    refunds: async (reference) => {
      const transaction = await find(reference);
      if (transaction === null) return [];
      return (await refundsOf(transaction)).filter(({ status }) => status === 'processed').map(refundOf);
    },
    refund: async (reference) => {
      const transaction = await find(reference);
      const report = transaction === null ? null : reportOf(transaction);
      if (transaction === null || report?.reference !== reference) throw new ProviderProblem('No such payment.');
      if (report.status !== 'success') return;
      const given = (await refundsOf(transaction)).filter(({ status }) => status !== 'failed').map(refundOf);
      const rest = report.amountKobo - given.reduce((all, { amountKobo }) => all + amountKobo, 0);
      // https://paystack.com/docs/api/refund/#create
      if (rest > 0) dataOf(await ask('/refund', { transaction: transaction.id, amount: rest }));
    },
    begin: async ({ reference, amountKobo, currency, email, returnTo, channels: wanted, metadata }) => {
      const data = dataOf(
        await ask<{ authorization_url: string; access_code: string }>('/transaction/initialize', {
          reference,
          amount: amountKobo,
          currency,
          email,
          callback_url: returnTo,
          channels: wanted.length === 0 ? channels : wanted,
          metadata,
        }),
      );
      const [page, accessCode] = [textOf(data.authorization_url), textOf(data.access_code)];
      if (page === null) throw unreadable();
      // Its script in the browser is wanted where there is a key for it.
      return { url: page, accessCode: publicKey === null ? null : accessCode };
    },
    chargeAgain: async ({ reference, amountKobo, currency, email, metadata }, authorization) => {
      const asked = await ask<Transaction>('/transaction/charge_authorization', {
        reference,
        amount: amountKobo,
        currency,
        email,
        authorization_code: authorization,
        metadata,
      });
      if (asked.status < 300 && asked.answer.status && asked.answer.data != null) {
        return reportOf(asked.answer.data);
      }
      // Refused. A used reference belongs to an earlier charge, so this looks up the result of that charge.
      const known = asked.status < 500 ? await look(reference) : null;
      if (known !== null) return known;
      if (asked.status >= 500 || asked.status === 401 || asked.status === 429) {
        throw new ProviderProblem(`Paystack answered ${asked.status}.`);
      }
      return { reference, status: 'failed', amountKobo, currency, channel: 'card', card: null, authorization: null };
    },
  };
}

/** Whether an event comes from Paystack: HMAC-SHA512 of the body as it was sent, in hexadecimal. */
export function isSigned(secretKey: string, body: Uint8Array, signature: string): boolean {
  const right = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

export type PaystackEvent = { reference: string; isOfRefund: boolean };

/** The payment that an event is about, and whether it reports a refund; null when it is about no payment. */
export function readEvent(body: Uint8Array): PaystackEvent | null {
  try {
    const { event, data } = JSON.parse(Buffer.from(body).toString('utf8')) as {
      event?: unknown;
      data?: { reference?: unknown; transaction_reference?: unknown };
    };
    const isOfRefund = String(event).startsWith('refund.');
    const reference = isOfRefund ? data?.transaction_reference : data?.reference;
    // No payment has a reference that cannot be stored.
    const isReference = typeof reference === 'string' && isStorable(reference);
    return isReference && /^(charge|refund)\./.test(String(event)) ? { reference, isOfRefund } : null;
  } catch {
    return null;
  }
}
