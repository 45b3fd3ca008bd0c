/** The account of a person: its address, the person’s own data, and the businesses that they belong to. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { PlanChoice } from '../../plug/new-business.ts';
import type { KnownUser } from './rules.ts';

/** The account of an address, made when there is none, and locked until the transaction ends. */
export async function claimAccount(tx: Tx, { email, key, now }: { email: string; key: string; now: Date }) {
  const [account] = await tx.query<{ id: string; email: string; confirmed: boolean }>(
    `insert into users (id, email, email_key, created_at) values ($1, $2, $3, $4)
     on conflict (email_key) do update set email_key = excluded.email_key
     returning id, email, confirmed_at is not null as confirmed`,
    [newId(), email, key, now],
  );
  if (account === undefined) throw new Error('An upsert returned no row.');
  return account;
}

/** The person with every membership, in one statement. */
export async function readUser(tx: Tx, userId: string): Promise<KnownUser | undefined> {
  const [user] = await tx.query<KnownUser>(
    `select u.id, u.email, u.first_name, u.last_name, u.phone_number, u.business_plan, u.subscription_info,
       coalesce((
         select json_agg(json_build_object(
           'business_id', b.id, 'business_name', b.name, 'is_owner', m.is_owner, 'permissions', m.permissions,
           'is_set_up', b.set_up_at is not null, 'closed_at', b.closed_at, 'deletes_at', b.deletes_at,
           'eligible_to_buy_now', s.eligible_to_buy_now, 'needs_second_step', b.requires_second_step and not exists (
             select from second_steps where user_id = u.id and confirmed_at is not null)) order by m.created_at, m.business_id)
         from memberships m
         join businesses b on b.id = m.business_id
         join subscriptions s on s.business_id = m.business_id
         where m.user_id = u.id and m.ended_at is null
       ), '[]') as memberships,
       coalesce((
         select json_agg(json_build_object(
           'business_id', business_id, 'business_name', removed_from, 'lost_at', ended_at))
         from memberships where user_id = u.id and removed_from is not null
       ), '[]') as removals
     from users u where u.id = $1`,
    [userId],
  );
  return user;
}

/** Locks the account until the transaction ends. */
export async function claimPhone(tx: Tx, userId: string) {
  const [found] = await tx.query<{ phoneNumber: string | null; passwordHash: string }>(
    'select phone_number as "phoneNumber", password_hash as "passwordHash" from users where id = $1 for update',
    [userId],
  );
  return found;
}

export type PersonalData = { firstName: string | null; lastName: string | null; phoneNumber: string | null };

/** Null leaves a value as it is. */
export async function updatePerson(tx: Tx, userId: string, { firstName, lastName, phoneNumber }: PersonalData) {
  await tx.query(
    `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       phone_number = coalesce($4, phone_number) where id = $1`,
    [userId, firstName, lastName, phoneNumber],
  );
}

/** The country of the business that opens first for a person, or null. */
export async function homeCountry(tx: Tx, userId: string): Promise<string | null> {
  const [found] = await tx.query<{ country: string }>(
    `select b.country from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.ended_at is null and b.closed_at is null order by m.created_at, m.business_id limit 1`,
    [userId],
  );
  return found?.country ?? null;
}

/** The confirmed account of an address: only that has a password which can be forgotten. */
export async function findConfirmedAccount(tx: Tx, key: string) {
  const [found] = await tx.query<{ userId: string; email: string }>(
    'select id as "userId", email from users where email_key = $1 and confirmed_at is not null',
    [key],
  );
  return found;
}

type NewOwner = { userId: string; firstName: string; lastName: string; phoneNumber: string; now: Date };

/** The person of a new business, as the wizard asked for them. The plan of their sign-up is used now. */
export async function storeOwner(tx: Tx, { userId, firstName, lastName, phoneNumber, now }: NewOwner) {
  await tx.query(
    `update users set first_name = $2, last_name = $3, phone_number = $4, plan_used_at = coalesce(plan_used_at, $5)
     where id = $1`,
    [userId, firstName, lastName, phoneNumber, now],
  );
}

/** The plan of the sign-up for the first business that a person owns; the free one for every other. */
export async function readPlanChoice(tx: Tx, userId: string): Promise<PlanChoice> {
  const [choice] = await tx.query<PlanChoice>(
    `select case when own.is_first then u.business_plan else 'free' end as plan,
       case when own.is_first then u.subscription_info end as info
     from users u
     cross join lateral (
       select u.plan_used_at is null and not exists (select from memberships where user_id = u.id and is_owner) as is_first
     ) own
     where u.id = $1`,
    [userId],
  );
  if (choice === undefined) throw new Error('The person who creates a business is gone.');
  return choice;
}

/** Deletes what ended before `until`, and every expired token: an unknown token is refused like an expired one. */
export async function removeLeftovers(tx: Tx, now: Date, until: Date) {
  await Promise.all([
    tx.query('delete from refresh_tokens where expires_at <= $1', [now]),
    tx.query(
      `delete from auth_sessions s where created_at <= $1
         and not exists (select from refresh_tokens where session_id = s.id)`,
      [until],
    ),
    tx.query('delete from email_confirmations where expires_at <= $1', [until]),
    tx.query(
      `delete from sign_ups s where created_at <= $1
         and not exists (select from email_confirmations where sign_up_id = s.id)`,
      [until],
    ),
    tx.query('delete from password_resets where expires_at <= $1', [now]),
    tx.query('delete from sign_in_tickets where expires_at <= $1', [now]),
    tx.query(
      `delete from users u where confirmed_at is null and created_at <= $1
         and not exists (select from email_confirmations where user_id = u.id)`,
      [until],
    ),
  ]);
}
