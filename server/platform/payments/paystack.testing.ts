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

type Sent = Record<string, unknown>;
type Answer = { status: number; content: object };
const answered = (message: string, data: object): Answer => ({ status: 200, content: { status: true, message, data } });
const refused = (status: number, message: string, code: string): Answer => ({
  status,
  content: { status: false, message, type: 'validation_error', code },
});

export async function startPaystack() {
  const transactions = new Map<string, Transaction>();
  const refunds: { id: number; transaction: number; amount: number; currency: string; status: string }[] = [];
  const asked: { path: string; body: Sent | null }[] = [];
  let listener: ((path: string) => Promise<void> | undefined) | undefined;
  const failing = { next: 0, afterwards: 0, declinesRenewals: false, text: null as string | null };

  const begin = (body: Sent): Transaction => ({
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

  /** A reference is taken once. */
  const beginNew = (body: Sent, go: (transaction: Transaction) => Answer): Answer => {
    if (transactions.has(String(body.reference)))
      return refused(400, 'Duplicate Transaction Reference', 'duplicate_reference');
    const transaction = begin(body);
    transactions.set(transaction.reference, transaction);
    return go(transaction);
  };

  /** By method and path; what the path ends with is given besides. */
  const routes: readonly [string, RegExp, (ending: string, body: Sent) => Answer][] = [
    [
      'GET',
      /^\/transaction\/verify\/([^/]+)$/,
      (reference) => {
        const found = transactions.get(decodeURIComponent(reference));
        if (found === undefined) return refused(404, 'Transaction reference not found.', 'transaction_not_found');
        return answered('Verification successful', { domain: 'test', ...found });
      },
    ],
    [
      'GET',
      /^\/refund\?transaction=(\d+)$/,
      (refunded) =>
        answered(
          'Refunds retrieved',
          refunds.filter(({ transaction }) => transaction === Number(refunded)),
        ),
    ],
    [
      'POST',
      /^\/refund$/,
      (_, body) => {
        const found = [...transactions.values()].find(({ id }) => id === body.transaction);
        const given = refunds.filter(({ transaction, status }) => transaction === found?.id && status !== 'failed');
        const rest = (found?.amount ?? 0) - given.reduce((all, { amount }) => all + amount, 0);
        if (found === undefined || Number(body.amount) > rest)
          return refused(400, 'Refund amount cannot be more than the amount', 'invalid_amount');
        const refund = {
          id: refunds.length + 700,
          transaction: found.id,
          amount: Number(body.amount),
          currency: 'NGN',
        };
        refunds.push({ ...refund, status: 'pending' });
        return answered('Refund has been queued for processing', refund);
      },
    ],
    [
      'POST',
      /^\/transaction\/initialize$/,
      (_, body) =>
        beginNew(body, ({ reference }) => {
          const access_code = randomUUID().slice(0, 13);
          const authorization_url = `https://checkout.paystack.com/${access_code}`;
          return answered('Authorization URL created', { authorization_url, access_code, reference });
        }),
    ],
    [
      'POST',
      /^\/transaction\/charge_authorization$/,
      (_, body) =>
        beginNew(body, (transaction) => {
          if (body.authorization_code !== card.authorization_code || failing.declinesRenewals)
            Object.assign(transaction, { status: 'failed', gateway_response: 'Declined' });
          else succeed(transaction);
          return answered('Charge attempted', transaction);
        }),
    ],
  ];

  const answerTo = ({ url = '', method, headers }: IncomingMessage, body: Sent | null): Answer => {
    asked.push({ path: url, body });
    if (headers.authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid key', 'invalid_Key');
    const route = routes.find(([verb, path]) => verb === method && path.test(url));
    if (!route || (method === 'POST' && body === null)) return refused(404, 'Not found', 'not_found');
    const [, path, go] = route;
    return go(path.exec(url)?.[1] ?? '', body ?? {});
  };
  const handle = (request: IncomingMessage, body: Sent | null, response: ServerResponse) => {
    const { status, content } = answerTo(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
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
      const isLost = failing.afterwards > 0;
      if (isLost) failing.afterwards -= 1;
      // It does what it was asked, and the line is dead before it can say so.
      handle(request, text === '' ? null : JSON.parse(text), isLost ? new Proxy(response, deaf) : response);
      if (isLost) request.socket.destroy();
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
