/** What a business has subscribed to. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Frequency } from '../prices/rules.ts';
import type { FirstSubscription } from './first.ts';
import type { Change, Subscription } from './rules.ts';

type Schemas = components['schemas'];
type Dates = 'trial_ends_at' | 'paid_through' | 'next_payment_at' | 'ends_at';
export type SubscriptionRow = Omit<Schemas['CurrentBilling'], Dates> & Record<Dates, Date | null>;

export async function readSubscription(tx: Tx, businessId: string, now: Date): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.query<SubscriptionRow>(
    `select p.plan_code, p.public_name as plan_name, s.status, s.num_employees, s.frequency, s.recurring,
       s.payment_reference, s.trial_ends_at, s.eligible_to_buy_now, s.paid_through, s.ends_at,
       case when s.recurring and s.card_authorization is not null and s.status = 'active' then s.paid_through
         when s.recurring and s.card_authorization is not null and s.status = 'past_due' and s.read_only_from is null
         then s.due_at end as next_payment_at,
       coalesce(s.read_only_from <= $2, false) as read_only,
       case when s.card_last4 is not null then json_build_object('brand', s.card_brand, 'last_digits', s.card_last4) end
         as card,
       s.open_reference as open_payment
     from subscriptions s join plans p on p.id = s.plan_id where s.business_id = $1`,
    [businessId, now],
  );
  return row;
}

/** Whether the business has paid, or is on a plan that costs nothing. */
export async function hasChosenPlan(tx: Tx, businessId: string): Promise<boolean> {
  const found = await tx.query(
    `select from subscriptions s join plans p on p.id = s.plan_id
     where s.business_id = $1 and (s.paid_through is not null or p.plan_code = 'free')`,
    [businessId],
  );
  return found.length > 0;
}

export type Claimed = Subscription & {
  dueAt: Date | null;
  numEmployees: number;
  frequency: Frequency;
  openReference: string | null;
  authorization: Buffer | null;
};

/** Locks the subscription until the transaction ends: every change of a business's payments waits for it. */
export async function claimSubscription(tx: Tx, businessId: string): Promise<Claimed | undefined> {
  const [row] = await tx.query<Claimed>(
    `select status, num_employees as "numEmployees", frequency, recurring, trial_ends_at as "trialEndsAt",
       created_at as "createdAt", eligible_to_buy_now as "waitsForFirst", paid_from as "paidFrom", paid_through as "paidThrough",
       billing_day as "billingDay", tries, read_only_from as "readOnlyFrom", ends_at as "endsAt", due_at as "dueAt",
       open_reference as "openReference", card_authorization as authorization, card_authorization is not null as "hasCard"
     from subscriptions where business_id = $1 for update`,
    [businessId],
  );
  return row;
}

/** The subscription of a new business. A free one is never due. */
export async function addSubscription(tx: Tx, businessId: string, first: FirstSubscription, now: Date) {
  await tx.query(
    `insert into subscriptions (business_id, plan_id, status, num_employees, frequency, buy_now, trial_ends_at, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $3 <> 'active' then $8::timestamptz end)`,
    [businessId, first.planId, first.status, first.numEmployees, first.frequency, first.buyNow, first.trialEndsAt, now],
  );
}

/** What is not in the change stays as it is. */
export async function changeSubscription(
  tx: Tx,
  businessId: string,
  change: Change & { tries?: number; recurring?: boolean },
) {
  const has = (name: keyof typeof change) => change[name] !== undefined;
  await tx.query(
    `update subscriptions set status = coalesce($2, status),
       read_only_from = case when $3 then $4 else read_only_from end,
       ends_at = case when $5 then $6 else ends_at end,
       due_at = $7, tries = coalesce($8, tries), recurring = coalesce($9, recurring)
     where business_id = $1`,
    [
      businessId,
      change.status ?? null,
      has('readOnlyFrom'),
      change.readOnlyFrom ?? null,
      has('endsAt'),
      change.endsAt ?? null,
      change.dueAt,
      change.tries ?? null,
      change.recurring ?? null,
    ],
  );
}

/** Nothing is paid any more where there is no time that it is paid through. It no longer renews. */
export async function endPaidTime(
  tx: Tx,
  businessId: string,
  { paidThrough, ...change }: Change & { paidThrough: Date | null },
) {
  await changeSubscription(tx, businessId, { ...change, recurring: false });
  await tx.query(
    `update subscriptions set paid_through = $2, paid_from = case when $2::timestamptz is not null then paid_from end,
       billing_day = case when $2::timestamptz is not null then billing_day end
     where business_id = $1`,
    [businessId, paidThrough],
  );
}

export type Payment = {
  reference: string;
  planId: number;
  frequency: Frequency;
  numEmployees: number;
  recurring: boolean;
  startsAt: Date;
  endsAt: Date;
  billingDay: number;
  dueAt: Date;
  now: Date;
};

/** Makes the subscription active and paid, from any state. */
export async function markPaid(tx: Tx, businessId: string, paid: Payment) {
  await tx.query(
    `update subscriptions set status = 'active', plan_id = $2, frequency = $3, num_employees = $4, recurring = $5,
       paid_from = case when paid_through = $6 then coalesce(paid_from, $6) else $6 end, paid_through = $7,
       billing_day = $8, due_at = $9, payment_reference = $10, first_paid_at = coalesce(first_paid_at, $11),
       tries = 0, read_only_from = null, ends_at = null
     where business_id = $1`,
    [
      businessId,
      paid.planId,
      paid.frequency,
      paid.numEmployees,
      paid.recurring,
      paid.startsAt,
      paid.endsAt,
      paid.billingDay,
      paid.dueAt,
      paid.reference,
      paid.now,
    ],
  );
}

/** Stores the card of the last payment for renewals; null deletes the stored one. */
export async function keepCard(
  tx: Tx,
  businessId: string,
  card: { brand: string; last4: string; authorization: Buffer } | null,
) {
  await tx.query(
    'update subscriptions set card_authorization = $2, card_brand = $3, card_last4 = $4 where business_id = $1',
    [businessId, card?.authorization ?? null, card?.brand ?? null, card?.last4 ?? null],
  );
}

export type About = { name: string; address: string; country: string; timeZone: string; isClosed: boolean };

export async function readAbout(tx: Tx, businessId: string): Promise<About> {
  const [row] = await tx.query<About>(
    `select b.name, b.country, s.time_zone as "timeZone", b.closed_at is not null as "isClosed",
       concat_ws(', ', nullif(b.address1, ''), nullif(b.address2, ''), b.city, nullif(b.post_code, ''), b.state) as address
     from businesses b join business_settings s on s.business_id = b.id where b.id = $1`,
    [businessId],
  );
  if (row === undefined) throw new Error('A business that pays is gone.');
  return row;
}

/** The businesses with a due subscription; the transaction runs as no person and in no business. */
export const listDue = (tx: Tx, now: Date): Promise<{ businessId: string }[]> =>
  tx.query('select id as "businessId" from due_subscriptions($1) as id', [now]);

/** The businesses whose payments are checked with the provider; the transaction runs as no person and in no business. */
export const listWatched = (tx: Tx): Promise<{ businessId: string; isOpen: boolean }[]> =>
  tx.query('select business_id as "businessId", is_open as "isOpen" from watched_subscriptions()');
