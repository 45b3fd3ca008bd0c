import { beforeEach, describe, expect, it } from 'vitest';
import { secretKey, startPaystack } from './paystack.testing.ts';
import { createPaystack, isSigned, readEvent } from './paystack.ts';
import { type Order, ProviderProblem } from './provider.ts';

const paystack = await startPaystack();
const provider = createPaystack({ secretKey, publicKey: 'pk_test', url: paystack.url });
let made = 0;
let order: Order;
beforeEach(() => {
  order = {
    reference: `reference-${++made}`,
    amountKobo: 53_750,
    currency: 'NGN',
    email: 'ngozi@example.test',
    returnTo: 'https://steward.test/billing/pay?reference=x',
    channels: [],
    metadata: { billing_type: 'buy_now_subscription' },
  };
});

describe('a checkout', () => {
  it('is begun with amount in kobo, reference, channels and the way back', async () => {
    expect(await provider.begin(order)).toEqual({
      url: expect.stringMatching('^https://checkout.paystack.com/'),
      accessCode: expect.any(String),
    });
    expect(paystack.asked.at(-1)).toEqual({
      path: '/transaction/initialize',
      body: {
        reference: order.reference,
        amount: 53_750,
        currency: 'NGN',
        email: 'ngozi@example.test',
        callback_url: order.returnTo,
        channels: ['card', 'bank_transfer', 'ussd'],
        metadata: order.metadata,
      },
    });
    await expect(provider.begin(order)).rejects.toThrow(ProviderProblem);
  });
  it('is left to its own page where there is no key for its script', async () => {
    const { accessCode } = await createPaystack({ secretKey, publicKey: null, url: paystack.url }).begin({
      ...order,
      reference: 'keyless',
    });
    expect(accessCode).toBeNull();
  });
  it('offers only the channel that was wanted', async () => {
    await provider.begin({ ...order, channels: ['ussd'] });
    expect(paystack.asked.at(-1)?.body?.channels).toEqual(['ussd']);
  });
});

describe('how a payment stands', () => {
  it('is pending until the buyer pays, whatever status Paystack reports', async () => {
    await provider.begin(order);
    for (const status of ['abandoned', 'ongoing', 'pending', 'processing', 'queued', 'something new']) {
      paystack.become(order.reference, status);
      expect((await provider.look(order.reference))?.status).toBe('pending');
    }
  });
  it('reports the card and how to charge it again', async () => {
    await provider.begin(order);
    paystack.pay(order.reference);
    expect(await provider.look(order.reference)).toEqual({
      reference: order.reference,
      status: 'success',
      amountKobo: 53_750,
      currency: 'NGN',
      channel: 'card',
      card: { brand: 'visa', last4: '4081' },
      authorization: 'AUTH_pmx3mgawyd',
    });
    paystack.become(order.reference, 'reversed');
    expect((await provider.look(order.reference))?.status).toBe('refunded');
  });
  it('reports its own refunds only', async () => {
    const other = { ...order, reference: `${order.reference}-other` };
    for (const { reference } of [order, other]) {
      await provider.begin({ ...order, reference });
      paystack.pay(reference);
    }
    expect(await provider.refunds(order.reference)).toEqual([]);
    const first = paystack.giveBack(order.reference, 10_000);
    paystack.giveBack(order.reference, 20_000, 'pending');
    paystack.giveBack(other.reference, 5_000);
    expect(await provider.refunds(order.reference)).toEqual([{ id: String(first), amountKobo: 10_000 }]);
    expect((await provider.look(order.reference))?.status).toBe('success');
    expect(await provider.refunds('never-begun')).toEqual([]);
  });
  it('is nothing where Paystack knows none, and not known where it does not answer', async () => {
    expect(await provider.look('never-begun')).toBeNull();
    paystack.failing.next = 1;
    await expect(provider.look('never-begun')).rejects.toThrow(ProviderProblem);
    const wrong = createPaystack({ secretKey: 'sk_wrong', publicKey: null, url: paystack.url });
    await expect(wrong.look('never-begun')).rejects.toThrow(ProviderProblem);
  });
});

describe('an answer that is not as published', () => {
  const strange = ['', 'naira', 'ngn', 'NGNN', 'N G', 'x'.repeat(40), null, 566, {}, []];
  it.each(strange)('tells of money in no currency, where it names %j', async (currency) => {
    await provider.begin(order);
    paystack.pay(order.reference, { currency: currency as string });
    expect(await provider.look(order.reference)).toMatchObject({ status: 'success', currency: 'xxx' });
  });
  it('is not read further than its parts are of the right kind', async () => {
    await provider.begin(order);
    paystack.pay(order.reference);
    const transaction = paystack.transactions.get(order.reference) ?? {};
    const authorization = { channel: 'card', last4: 4081, brand: {}, reusable: true, authorization_code: 7 };
    Object.assign(transaction, { channel: {}, authorization });
    expect(await provider.look(order.reference)).toMatchObject({ channel: null, card: null, authorization: null });
    for (const change of [{ amount: '53750' }, { amount: -1 }, { amount: null }, { status: null }, { reference: 7 }]) {
      const before = { ...transaction };
      Object.assign(transaction, change);
      await expect(provider.look(order.reference)).rejects.toThrow(ProviderProblem);
      Object.assign(transaction, before);
    }
  });
  it.each([
    'null',
    '7',
    '"no"',
    '[]',
    '{}',
    '{"status":true}',
    '{"status":true,"data":null}',
    '{"status":true,"data":[]}',
  ])('is a problem of the provider: %s', async (text) => {
    await provider.begin(order);
    for (const ask of [
      () => provider.look(order.reference),
      () => provider.refunds(order.reference),
      () => provider.begin({ ...order, reference: `${order.reference}-b` }),
      () => provider.chargeAgain({ ...order, reference: `${order.reference}-c` }, 'AUTH_pmx3mgawyd'),
    ]) {
      paystack.failing.text = text;
      await expect(ask()).rejects.toThrow(ProviderProblem);
    }
    paystack.failing.text = null;
  });
});

describe('a renewal', () => {
  it('is charged once for repeated requests', async () => {
    expect((await provider.chargeAgain(order, 'AUTH_pmx3mgawyd')).status).toBe('success');
    expect((await provider.chargeAgain(order, 'AUTH_pmx3mgawyd')).status).toBe('success');
    expect([...paystack.transactions.keys()].filter((one) => one === order.reference)).toHaveLength(1);
  });
  it('is declined, or is not known', async () => {
    expect((await provider.chargeAgain(order, 'AUTH_other')).status).toBe('failed');
    paystack.failing.afterwards = 1;
    const other = { ...order, reference: `${order.reference}-b` };
    await expect(provider.chargeAgain(other, 'AUTH_pmx3mgawyd')).rejects.toThrow(ProviderProblem);
    expect((await provider.look(other.reference))?.status).toBe('success');
  });
});

describe('an event', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it('is believed when it is signed, as it was sent', () => {
    const { body, signature } = paystack.event('charge.success', { reference: 'a-reference' });
    expect(isSigned(secretKey, bytes(body), signature)).toBe(true);
    expect(isSigned(secretKey, bytes(`${body} `), signature)).toBe(false);
    expect(isSigned('another', bytes(body), signature)).toBe(false);
    for (const text of ['', 'ff', 'zz', signature.slice(2)]) expect(isSigned(secretKey, bytes(body), text)).toBe(false);
  });
  it('is about a payment, or about something else', () => {
    expect(readEvent(bytes('{"event":"charge.success","data":{"reference":"a"}}'))).toEqual({
      reference: 'a',
      isOfRefund: false,
    });
    expect(readEvent(bytes('{"event":"refund.processed","data":{"transaction_reference":"b"}}'))).toEqual({
      reference: 'b',
      isOfRefund: true,
    });
    for (const text of [
      '',
      '[]',
      'null',
      '{"event":"transfer.success","data":{"reference":"a"}}',
      '{"event":"charge.success"}',
      String.raw`{"event":"charge.success","data":{"reference":"a\u0000b"}}`,
      String.raw`{"event":"charge.success","data":{"reference":"a\ud800b"}}`,
    ]) {
      expect(readEvent(bytes(text))).toBeNull();
    }
  });
});
