/**
 * A fake of Paystack's published API, as far as Steward uses it (https://paystack.com/docs/api/transaction/): it checks
 * keys, refuses used references, and reports an unfinished payment as *abandoned*.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export const secretKey = 'sk_test_of_the_tests';

type Transaction = {
  id: number;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  channel: string | null;
  gateway_response: string;
  metadata: unknown;
  authorization: object;
  customer: { email: string };
};
const card = {
  authorization_code: 'AUTH_pmx3mgawyd',
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa',
  bank: 'TEST BANK',
  country_code: 'NG',
  brand: 'visa',
  reusable: true,
  signature: 'SIG_yEXu7dLBeqG0kU7g95Ke',
};

export async function startPaystack() {
  const transactions = new Map<string, Transaction>();
  const refunds: { id: number; transaction: number; amount: number; currency: string; status: string }[] = [];
  const asked: { path: string; body: Record<string, unknown> | null }[] = [];
  let listener: ((path: string) => Promise<void> | undefined) | undefined;
  const failing = { next: 0, afterwards: 0, declinesRenewals: false, text: null as string | null };

  const answer = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, status: number, message: string, code: string) =>
    answer(response, status, { status: false, message, type: 'validation_error', code });

  const begin = (body: Record<string, unknown>): Transaction => ({
    id: transactions.size + 1,
    reference: String(body.reference),
    status: 'abandoned',
    // It takes amounts as texts and as numbers.
    amount: Number(body.amount),
    currency: String(body.currency),
    channel: null,
    gateway_response: 'The transaction was not completed',
    metadata: body.metadata,
    authorization: {},
    customer: { email: String(body.email) },
  });
  const succeed = (transaction: Transaction) => {
    Object.assign(transaction, {
      status: 'success',
      channel: 'card',
      gateway_response: 'Successful',
      authorization: card,
    });
  };

  const handle = (request: IncomingMessage, body: Record<string, unknown> | null, response: ServerResponse) => {
    const path = request.url ?? '';
    asked.push({ path, body });
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(response, 401, 'Invalid key', 'invalid_Key');
    }
    const [, verified] = /^\/transaction\/verify\/([^/]+)$/.exec(path) ?? [];
    if (verified !== undefined && request.method === 'GET') {
      const found = transactions.get(decodeURIComponent(verified));
      if (found === undefined)
        return refuse(response, 404, 'Transaction reference not found.', 'transaction_not_found');
      return answer(response, 200, {
        status: true,
        message: 'Verification successful',
        data: { domain: 'test', ...found },
      });
    }
    const [, refunded] = /^\/refund\?transaction=(\d+)$/.exec(path) ?? [];
    if (refunded !== undefined && request.method === 'GET') {
      const data = refunds.filter(({ transaction }) => transaction === Number(refunded));
      return answer(response, 200, { status: true, message: 'Refunds retrieved', data });
    }
    if (request.method !== 'POST' || body === null) return refuse(response, 404, 'Not found', 'not_found');
    if (path === '/refund') {
      const found = [...transactions.values()].find(({ id }) => id === body.transaction);
      const given = refunds.filter(({ transaction, status }) => transaction === found?.id && status !== 'failed');
      const rest = (found?.amount ?? 0) - given.reduce((all, { amount }) => all + amount, 0);
      if (found === undefined || Number(body.amount) > rest)
        return refuse(response, 400, 'Refund amount cannot be more than the amount', 'invalid_amount');
      const refund = { id: refunds.length + 700, transaction: found.id, amount: Number(body.amount), currency: 'NGN' };
      refunds.push({ ...refund, status: 'pending' });
      return answer(response, 200, { status: true, message: 'Refund has been queued for processing', data: refund });
    }
    if (transactions.has(String(body.reference))) {
      return refuse(response, 400, 'Duplicate Transaction Reference', 'duplicate_reference');
    }
    const transaction = begin(body);
    transactions.set(transaction.reference, transaction);
    if (path === '/transaction/initialize') {
      const access_code = randomUUID().slice(0, 13);
      const data = {
        authorization_url: `https://checkout.paystack.com/${access_code}`,
        access_code,
        reference: transaction.reference,
      };
      return answer(response, 200, { status: true, message: 'Authorization URL created', data });
    }
    if (path === '/transaction/charge_authorization') {
      if (body.authorization_code !== card.authorization_code || failing.declinesRenewals) {
        Object.assign(transaction, { status: 'failed', gateway_response: 'Declined' });
      } else succeed(transaction);
      return answer(response, 200, { status: true, message: 'Charge attempted', data: transaction });
    }
    return refuse(response, 404, 'Not found', 'not_found');
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const text = Buffer.concat(parts).toString();
      await listener?.(request.url ?? '');
      if (failing.next > 0) {
        failing.next -= 1;
        request.socket.destroy();
        return;
      }
      if (failing.text !== null) {
        response.end(failing.text);
        return;
      }
      if (failing.afterwards > 0) {
        failing.afterwards -= 1;
        // It does what it was asked, and the line is dead before it can say so.
        handle(request, text === '' ? null : JSON.parse(text), new Proxy(response, deaf));
        request.socket.destroy();
        return;
      }
      handle(request, text === '' ? null : JSON.parse(text), response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transactions,
    asked,
    /** What goes wrong: so many next requests are not heard, or heard and not answered; all are answered with a text. */
    failing,
    /** Called with every request before it is handled. */
    onRequest: (listen: typeof listener) => {
      listener = listen;
    },
    pay: (reference: string, change: Partial<Pick<Transaction, 'amount' | 'currency' | 'reference'>> = {}) => {
      const found = transactions.get(reference);
      if (found === undefined) throw new Error(`Nobody began ${reference}.`);
      succeed(found);
      Object.assign(found, change);
    },
    /** Gives back a part; a whole one becomes *reversed* besides. Answers the refund's id. */
    giveBack: (reference: string, amount: number, status = 'processed') => {
      const { id: transaction = 0 } = transactions.get(reference) ?? {};
      const id = refunds.length + 700;
      refunds.push({ id, transaction, amount, currency: 'NGN', status });
      return id;
    },
    /** Refunds that were asked for reach the buyer. */
    processRefunds: (reference: string) => {
      const found = transactions.get(reference);
      for (const refund of refunds) if (refund.transaction === found?.id) refund.status = 'processed';
    },
    refunds,
    become: (reference: string, status: string) => {
      Object.assign(transactions.get(reference) ?? {}, { status });
    },
    /** An event as it is sent; signed with another key it is a forgery. */
    event: (event: string, data: object, key = secretKey) => {
      const body = JSON.stringify({ event, data });
      return { body, signature: createHmac('sha512', key).update(body).digest('hex') };
    },
  };
}

/** An answer that gets lost. */
const deaf: ProxyHandler<ServerResponse> = {
  get: (target, name, receiver) =>
    name === 'writeHead' || name === 'end' ? () => new Proxy(target, deaf) : Reflect.get(target, name, receiver),
};
