/** Invoices as their readers get them: the words of the PDF, and numbers without gaps. */
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayText } from '../../platform/time/dates.ts';
import { billingOf, choose, newPayer } from '../billing.testing.ts';
import { amountText } from '../prices/rules.ts';

const server = await startTestServer({
  jobs: true,
  env: { SELLER_NAME: 'Steward Limited', SELLER_ADDRESS: '1 Marina, Lagos', SELLER_TAX_ID: '01234567-0001' },
});

const download = async (businessId: string, token: string, id: string, query = '') => {
  const response = await fetch(`${server.url}/api/c/${businessId}/billing/invoices/${id}/file/${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const wordsOf = async (bytes: Uint8Array) => (await extractText(bytes, { mergePages: true })).text.replace(/\s+/g, ' ');

describe('an invoice', () => {
  it('shows net, rate, VAT and total, the last digits of the card, seller and buyer', async () => {
    await server.sql(
      "insert into coupons (code, percent, valid_from, valid_until, max_uses) values ('TWENTY-LESS1', 20, now() - interval '1 day', now() + interval '1 day', 1)",
    );
    const owner = await newOwner(server, { fields: { name: 'Adéyẹmí Haulage' } });
    const billing = billingOf(server, owner);
    const reference = await billing.opened({
      frequency: 'quarterly',
      num_employees: 10,
      recurring: false,
      coupon_code: 'TWENTY-LESS1',
      total_kobo: 1_290_000,
    });
    await choose(server, reference, { outcome: 'success' });
    const { invoice_id: id } = await billing.check(reference);
    const [invoice] = (await billing.invoices()).results;

    const { response, bytes } = await download(owner.businessId, owner.token, id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${invoice.number}.pdf"`);
    const words = await wordsOf(bytes);
    expect(words).toMatch(/^Invoice/);
    for (const part of [
      'Steward Limited 1 Marina, Lagos Tax identification number 01234567-0001',
      'Billed to Adéyẹmí Haulage',
      `Invoice number ${invoice.number}`,
      `This invoice is paid. Payment reference ${reference}`,
      'Description Employees Months Unit price Amount',
      '10 3 ₦500.00 ₦15,000.00',
      'Subtotal ₦15,000.00',
      'Discount 20 % −₦3,000.00',
      'Net ₦12,000.00',
      'VAT 7.5 % ₦900.00',
      'Total, VAT included ₦12,900.00',
      '−₦12,900.00 Amount due ₦0.00',
    ])
      expect(words).toContain(part);

    const receipt = await download(owner.businessId, owner.token, id, '?document=receipt');
    expect(receipt.response.headers.get('content-disposition')).toBe(
      `attachment; filename="receipt-${invoice.number}.pdf"`,
    );
    const received = await wordsOf(receipt.bytes);
    expect(received).toMatch(/^Receipt/);
    const paidOn = dayText(new Date(invoice.issued_at), 'Africa/Lagos');
    for (const part of [
      'Steward Limited 1 Marina, Lagos Tax identification number 01234567-0001',
      `Paid ₦12,900.00 ${paidOn}, `,
      ' GMT+1 · Visa card ending in 4081',
      'Received from Adéyẹmí Haulage',
      `For invoice ${invoice.number}`,
      `Payment reference ${reference}`,
      '10 employees',
      'Net ₦12,000.00',
      'VAT 7.5 % ₦900.00',
      'Amount received ₦12,900.00',
    ])
      expect(received).toContain(part);
    for (const part of ['Unit price', 'Discount', 'Amount due', 'Billed to']) expect(received).not.toContain(part);
  });

  it.each([
    ['bank_transfer', 'Bank transfer'],
    ['ussd', 'USSD'],
  ])('the receipt says how it was paid: %s', async (channel, way) => {
    const owner = await newPayer(server, { channel });
    const [{ id }] = (await billingOf(server, owner).invoices()).results;
    const { bytes } = await download(owner.businessId, owner.token, id, '?document=receipt');
    expect(await wordsOf(bytes)).toContain(`Paid by ${way}`);
  });

  it('stays on one page, also for long names and large amounts', async () => {
    const owner = await newOwner(server, { fields: { name: 'N'.repeat(60) } });
    const billing = billingOf(server, owner);
    const order = { frequency: 'yearly', num_employees: 1000, recurring: false };
    const total_kobo = 580_500_000;
    const reference = await billing.opened({ ...order, total_kobo });
    await choose(server, reference, { outcome: 'success' });
    const { invoice_id: id } = await billing.check(reference);
    for (const query of ['', '?document=receipt']) {
      const { bytes } = await download(owner.businessId, owner.token, id, query);
      const { totalPages, text } = await extractText(bytes, { mergePages: true });
      expect(totalPages).toBe(1);
      expect(text).toContain(amountText(total_kobo, 'NGN'));
    }
  });

  it('belongs to its business only', async () => {
    const [ours, theirs] = [await newPayer(server), await newOwner(server)];
    const [{ id }] = (await billingOf(server, ours).invoices()).results;
    expect((await download(theirs.businessId, theirs.token, id)).response.status).toBe(404);
    expect((await download(ours.businessId, theirs.token, id)).response.status).toBe(404);
  });
});

it('numbers have no gaps, also with concurrent and failing invoices', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => newOwner(server)));
  const references = await Promise.all(owners.map((owner) => billingOf(server, owner).opened()));
  for (const reference of references) await choose(server, reference, { outcome: 'success' });
  // A process is killed that has just taken a number.
  const dead = server.platform.db.system(async (tx) => {
    await tx.query("update invoice_counters set last = last + 1 where series = 'invoice'");
    throw new Error('killed');
  });
  await expect(dead).rejects.toThrow('killed');
  await Promise.all(owners.map((owner, at) => billingOf(server, owner).check(references[at] ?? '')));
  const numbers = await server.sql<{ number: string }>('select number from invoices order by number');
  expect(numbers.map(({ number }) => number)).toEqual(
    numbers.map((_one, at) => `INV-${String(at + 1).padStart(6, '0')}`),
  );
  expect(numbers.length).toBeGreaterThanOrEqual(8);
});
