/** Payments, their entries and paid periods: rows are added and never changed. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Checkout } from '../../platform/payments/provider.ts';
import type { Frequency, Price } from '../prices/rules.ts';

export type Entry = 'opened' | 'charged' | 'declined' | 'abandoned' | 'attention' | 'refunded' | 'refunded_in_part';
export type PaymentRow = {
  reference: string;
  kind: components['schemas']['PaymentKind'];
  provider: string;
  planId: number;
  recurring: boolean;
  couponCode: string | null;
  openedBy: string | null;
  openedAt: Date;
  price: Price;
  entries: { entry: Entry; reason: string | null; amountKobo: number }[];
  isOpen: boolean;
  /** Where to pay; while the checkout is being started, only since when. */
  checkout: (Partial<Checkout> & { startingAt?: string }) | null;
  paidThrough: Date | null;
  invoiceId: string | null;
};

/** Amounts stay below what a double holds exactly: 100,000 people at 1,000,000 naira for a year are 1.2e14 kobo. */
const columns = `p.reference, p.kind, p.provider, p.plan_id as "planId", p.recurring, p.coupon_code as "couponCode",
  p.opened_by as "openedBy", p.opened_at as "openedAt",
  json_build_object('frequency', p.frequency, 'num_employees', p.num_employees, 'unit_kobo', p.unit_kobo, 'months',
    p.months, 'discount_percent', p.discount_percent, 'actual_cost_kobo', p.actual_kobo, 'saving_kobo',
    p.actual_kobo - p.net_kobo, 'total_cost_kobo', p.net_kobo, 'tax_percent', p.vat_percent, 'tax_amount_kobo',
    p.vat_kobo, 'total_kobo', p.total_kobo, 'currency', p.currency) as price,
  (select json_agg(json_build_object('entry', e.entry, 'reason', e.reason, 'amountKobo', e.amount_kobo) order by e.position)
   from payment_entries e where e.business_id = p.business_id and e.reference = p.reference) as entries,
  s.open_reference = p.reference as "isOpen",
  case when s.open_reference = p.reference then s.open_checkout end as checkout,
  d.ends_at as "paidThrough", i.id as "invoiceId"`;
const sources = `payments p join subscriptions s on s.business_id = p.business_id
  left join subscription_periods d on d.business_id = p.business_id and d.reference = p.reference
  left join invoices i on i.business_id = p.business_id and i.reference = p.reference`;

export async function findPayment(tx: Tx, businessId: string, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.query<PaymentRow>(
    `select ${columns} from ${sources} where p.business_id = $1 and p.reference = $2`,
    [businessId, reference],
  );
  return row === undefined ? undefined : { ...row, isOpen: row.isOpen ?? false };
}

export async function findOpen(tx: Tx, businessId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.query<PaymentRow>(
    `select ${columns} from ${sources} where p.business_id = $1 and p.reference = s.open_reference`,
    [businessId],
  );
  return row;
}

/** The business of a payment; the transaction runs as no person and in no business. */
export async function findBusiness(tx: Tx, reference: string): Promise<string | undefined> {
  await tx.query("select set_config('app.payment_reference', $1, true)", [reference]);
  const [row] = await tx.query<{ businessId: string }>(
    'select business_id as "businessId" from payments where reference = $1',
    [reference],
  );
  return row?.businessId;
}

/** Payments since a time without a charge: a late report may still come. */
export const listUncharged = (tx: Tx, businessId: string, since: Date): Promise<{ reference: string }[]> =>
  tx.query(
    `select reference from payments p where business_id = $1 and opened_at > $2
       and not exists (select from payment_entries where business_id = p.business_id and reference = p.reference
         and entry = 'charged')
     order by opened_at`,
    [businessId, since],
  );

export type NewPayment = {
  reference: string;
  kind: components['schemas']['PaymentKind'];
  provider: string;
  planId: number;
  recurring: boolean;
  couponCode: string | null;
  openedBy: string | null;
  price: Price;
  watchUntil: Date;
  now: Date;
};

/** Adds the one open payment of its business. False when the reference was used before. */
export async function openPayment(tx: Tx, businessId: string, payment: NewPayment): Promise<boolean> {
  const { price, now } = payment;
  const added = await tx.query(
    `insert into payments (business_id, reference, kind, provider, plan_id, frequency, num_employees, recurring, coupon_code,
       discount_percent, unit_kobo, months, actual_kobo, net_kobo, vat_percent, vat_kobo, total_kobo, currency, opened_by,
       opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     on conflict do nothing returning 1`,
    [
      businessId,
      payment.reference,
      payment.kind,
      payment.provider,
      payment.planId,
      price.frequency,
      price.num_employees,
      payment.recurring,
      payment.couponCode,
      price.discount_percent,
      price.unit_kobo,
      price.months,
      price.actual_cost_kobo,
      price.total_cost_kobo,
      price.tax_percent,
      price.tax_amount_kobo,
      price.total_kobo,
      price.currency,
      payment.openedBy,
      now,
    ],
  );
  if (added.length === 0) return false;
  const { reference } = payment;
  await addEntry(tx, businessId, { reference, entry: 'opened', amountKobo: price.total_kobo, now }, price.currency);
  await tx.query(
    'update subscriptions set open_reference = $2, open_checkout = null, watch_until = $3 where business_id = $1',
    [businessId, reference, payment.watchUntil],
  );
  return true;
}

export type NewEntry = {
  reference: string;
  entry: Entry;
  amountKobo: number;
  channel?: string | null;
  card?: { brand: string; last4: string } | null;
  reason?: string | null;
  now: Date;
};

/** False when the entry exists already. */
export async function addEntry(tx: Tx, businessId: string, entry: NewEntry, currency: string): Promise<boolean> {
  const added = await tx.query(
    `insert into payment_entries (business_id, id, reference, entry, amount_kobo, currency, channel, card_brand, card_last4,
       reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1`,
    [
      businessId,
      newId(),
      entry.reference,
      entry.entry,
      entry.amountKobo,
      currency,
      entry.channel ?? null,
      entry.card?.brand ?? null,
      entry.card?.last4 ?? null,
      entry.reason ?? null,
      entry.now,
    ],
  );
  return added.length === 1;
}

/** Closes the open payment. False when this one is not open. */
export async function closePayment(tx: Tx, businessId: string, reference: string): Promise<boolean> {
  const closed = await tx.query(
    `update subscriptions set open_reference = null, open_checkout = null
     where business_id = $1 and open_reference = $2 returning 1`,
    [businessId, reference],
  );
  return closed.length === 1;
}

export async function stopWatching(tx: Tx, businessId: string, now: Date) {
  await tx.query(
    `update subscriptions set watch_until = null
     where business_id = $1 and watch_until <= $2 and open_reference is null`,
    [businessId, now],
  );
}

/** The checkout that is being started, for as long as its process says so; by the database's clock. */
const startOfNow = "jsonb_build_object('startingAt', clock_timestamp())";

/** Whether this request may start the checkout: one at a time. */
export async function claimCheckout(tx: Tx, businessId: string, reference: string): Promise<boolean> {
  const claimed = await tx.query(
    `update subscriptions set open_checkout = ${startOfNow}
     where business_id = $1 and open_reference = $2 and open_checkout is null returning 1`,
    [businessId, reference],
  );
  return claimed.length === 1;
}

/** Says that the checkout is still being started. */
export async function renewStart(tx: Tx, businessId: string, reference: string) {
  await tx.query(
    `update subscriptions set open_checkout = ${startOfNow}
     where business_id = $1 and open_reference = $2 and open_checkout ? 'startingAt'`,
    [businessId, reference],
  );
}

/** Whether the process that was starting the checkout has said nothing for so many seconds, also where the clock was moved. */
export async function isStartDead(tx: Tx, businessId: string, reference: string, seconds: number): Promise<boolean> {
  const dead = await tx.query(
    `select from subscriptions where business_id = $1 and open_reference = $2 and open_checkout ? 'startingAt'
       and abs(extract(epoch from clock_timestamp() - (open_checkout->>'startingAt')::timestamptz)) > $3`,
    [businessId, reference, seconds],
  );
  return dead.length === 1;
}

export async function keepCheckout(tx: Tx, businessId: string, reference: string, checkout: Checkout) {
  await tx.query('update subscriptions set open_checkout = $3 where business_id = $1 and open_reference = $2', [
    businessId,
    reference,
    JSON.stringify(checkout),
  ]);
}

/** Whether another payment of the business was counted after this one was opened, and stays paid: by the ledger's order. */
export async function countedSinceOpened(tx: Tx, businessId: string, reference: string): Promise<boolean> {
  const [row] = await tx.query<{ counted: boolean }>(
    `select exists (
       select from payment_entries opened
       join subscription_periods d on d.business_id = opened.business_id and d.reference <> opened.reference
       join payment_entries charged on charged.business_id = d.business_id and charged.reference = d.reference
         and charged.entry = 'charged' and charged.position > opened.position
       where opened.business_id = $1 and opened.reference = $2 and opened.entry = 'opened'
         and not exists (select from payment_entries given where given.business_id = d.business_id
           and given.reference = d.reference and given.entry = 'refunded')) as counted`,
    [businessId, reference],
  );
  return row?.counted ?? false;
}

export async function findPeriod(tx: Tx, businessId: string, reference: string) {
  const [row] = await tx.query<{ startsAt: Date; endsAt: Date }>(
    `select starts_at as "startsAt", ends_at as "endsAt" from subscription_periods
     where business_id = $1 and reference = $2`,
    [businessId, reference],
  );
  return row;
}

export type PaidPeriod = {
  reference: string;
  startsAt: Date;
  endsAt: Date;
  numEmployees: number;
  frequency: Frequency;
  now: Date;
};

export async function addPeriod(tx: Tx, businessId: string, period: PaidPeriod) {
  await tx.query(
    `insert into subscription_periods (business_id, reference, starts_at, ends_at, num_employees, frequency, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [businessId, period.reference, period.startsAt, period.endsAt, period.numEmployees, period.frequency, period.now],
  );
}
