/** The rows of people: accounts, sign-ups, links, sessions and memberships. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { KnownConfirmation, KnownRefreshToken, KnownUser, Permission } from './rules.ts';

type SubscriptionInfo = components['schemas']['SubscriptionInfo'];

export type SignUp = {
  userId: string;
  email: string;
  passwordHash: string;
  plan: 'premium' | 'free';
  info: SubscriptionInfo | null;
  source: string;
};

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

/** Also forgets this account's sign-ups whose links have all expired. */
export async function addSignUp(tx: Tx, { userId, email, passwordHash, plan, info, source }: SignUp, now: Date) {
  const id = newId();
  await tx.query(
    `delete from sign_ups s where user_id = $1
       and not exists (select from email_confirmations where sign_up_id = s.id and expires_at > $2)`,
    [userId, now],
  );
  await tx.query(
    `insert into sign_ups (id, user_id, email, password_hash, business_plan, subscription_info, source, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, userId, email, passwordHash, plan, info, source, now],
  );
  return id;
}

/** The sign-ups of an address that is not confirmed yet; the account is locked. */
export async function waitingSignUps(tx: Tx, key: string) {
  await tx.query('select from users where email_key = $1 for update', [key]);
  return tx.query<{ id: string; userId: string; email: string }>(
    `select s.id, s.user_id as "userId", s.email from sign_ups s join users u on u.id = s.user_id
     where u.email_key = $1 and u.confirmed_at is null`,
    [key],
  );
}

export type NewConfirmation = { digest: Buffer; userId: string; signUpId: string; now: Date; expiresAt: Date };

export async function addConfirmation(tx: Tx, { digest, userId, signUpId, now, expiresAt }: NewConfirmation) {
  await tx.query(
    'insert into email_confirmations (digest, user_id, sign_up_id, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [digest, userId, signUpId, now, expiresAt],
  );
}

/** Locks the account before it looks, so that of two links followed at once the second sees what the first did. */
export async function findConfirmation(tx: Tx, digest: Buffer) {
  await tx.query(
    'select from users where id = (select user_id from email_confirmations where digest = $1) for update',
    [digest],
  );
  const [found] = await tx.query<KnownConfirmation & { userId: string }>(
    `select c.user_id as "userId", c.sign_up_id as "signUpId", c.expires_at as "expiresAt",
       u.confirmed_at as "confirmedAt"
     from email_confirmations c join users u on u.id = c.user_id where c.digest = $1`,
    [digest],
  );
  return found;
}

/** The account takes password and plan from this sign-up; every other sign-up ends, its links with it. */
export async function confirmSignUp(
  tx: Tx,
  { userId, signUpId, now }: { userId: string; signUpId: string; now: Date },
) {
  await tx.query(
    `update users u set email = s.email, password_hash = s.password_hash, business_plan = s.business_plan,
       subscription_info = s.subscription_info, source = s.source, confirmed_at = $3
     from sign_ups s where u.id = $1 and s.id = $2`,
    [userId, signUpId, now],
  );
  await tx.query('delete from email_confirmations where user_id = $1 and sign_up_id <> $2', [userId, signUpId]);
  await tx.query('delete from sign_ups where user_id = $1', [userId]);
}

export type Credentials = { userId: string; passwordHash: string; confirmed: boolean };

/** An account that waits for its confirmation is known by the password of its latest sign-up. */
export async function findCredentials(tx: Tx, key: string): Promise<Credentials | undefined> {
  const [found] = await tx.query<Credentials>(
    `select u.id as "userId", coalesce(u.password_hash, s.password_hash) as "passwordHash",
       u.confirmed_at is not null as confirmed
     from users u
     left join lateral (
       select password_hash from sign_ups where user_id = u.id order by created_at desc limit 1
     ) s on u.confirmed_at is null
     where u.email_key = $1 and coalesce(u.password_hash, s.password_hash) is not null`,
    [key],
  );
  return found;
}

export type NewSession = { id: string; userId: string; passwordHash: string; device: string; now: Date };

/** False when the password has been changed since it was looked at; then there is no session. */
export async function addSession(tx: Tx, { id, userId, passwordHash, device, now }: NewSession): Promise<boolean> {
  const added = await tx.query(
    `insert into auth_sessions (id, user_id, device, created_at)
     select $1, id, $3, $4 from users where id = $2 and password_hash = $5 returning id`,
    [id, userId, device, now, passwordHash],
  );
  return added.length === 1;
}

export type NewRefreshToken = { digest: Buffer; sessionId: string; now: Date; expiresAt: Date };

/** Also forgets the session's expired ones. */
export async function addRefreshToken(tx: Tx, { digest, sessionId, now, expiresAt }: NewRefreshToken) {
  await tx.query(
    `with expired as (delete from refresh_tokens where session_id = $2 and expires_at <= $3)
     insert into refresh_tokens (digest, session_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    [digest, sessionId, now, expiresAt],
  );
}

const refreshTokenText = `select t.session_id as "sessionId", s.user_id as "userId", t.expires_at as "expiresAt",
    t.used_at as "usedAt", s.revoked_at as "revokedAt"
  from refresh_tokens t join auth_sessions s on s.id = t.session_id where t.digest = $1`;
type FoundRefreshToken = KnownRefreshToken & { sessionId: string; userId: string };

export async function findRefreshToken(tx: Tx, digest: Buffer): Promise<FoundRefreshToken | undefined> {
  const [found] = await tx.query<FoundRefreshToken>(refreshTokenText, [digest]);
  return found;
}

/** Locks the token and its session until the transaction ends. */
export async function claimRefreshToken(tx: Tx, digest: Buffer): Promise<FoundRefreshToken | undefined> {
  const [found] = await tx.query<FoundRefreshToken>(`${refreshTokenText} for update of t, s`, [digest]);
  return found;
}

export async function spendRefreshToken(tx: Tx, digest: Buffer, now: Date) {
  await tx.query('update refresh_tokens set used_at = $2 where digest = $1', [digest, now]);
}

export async function revokeSession(tx: Tx, sessionId: string, now: Date) {
  await tx.query('update auth_sessions set revoked_at = $2 where id = $1 and revoked_at is null', [sessionId, now]);
}

/** Every session of a person, or every other one than `except`. */
export async function revokeSessions(tx: Tx, userId: string, now: Date, except: string | null = null) {
  await tx.query(
    'update auth_sessions set revoked_at = $2 where user_id = $1 and revoked_at is null and id is distinct from $3',
    [userId, now, except],
  );
}

/** The person with every membership, in one statement. */
export async function readUser(tx: Tx, userId: string): Promise<KnownUser | undefined> {
  const [user] = await tx.query<KnownUser>(
    `select u.id, u.email, u.first_name, u.last_name, u.phone_number, u.business_plan, u.subscription_info,
       coalesce((
         select json_agg(json_build_object(
           'business_id', b.id, 'business_name', b.name, 'is_owner', m.is_owner, 'permissions', m.permissions,
           'is_set_up', b.set_up_at is not null, 'is_closed', b.closed_at is not null,
           'eligible_to_buy_now', s.eligible_to_buy_now) order by m.created_at, m.business_id)
         from memberships m
         join businesses b on b.id = m.business_id
         join subscriptions s on s.business_id = m.business_id
         where m.user_id = u.id and m.ended_at is null
       ), '[]') as memberships
     from users u where u.id = $1`,
    [userId],
  );
  return user;
}

export type PersonalData = { firstName: string | null; lastName: string | null; phoneNumber: string | null };

/** Leaves what is null as it is. */
export async function updatePerson(tx: Tx, userId: string, { firstName, lastName, phoneNumber }: PersonalData) {
  await tx.query(
    `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       phone_number = coalesce($4, phone_number) where id = $1`,
    [userId, firstName, lastName, phoneNumber],
  );
}

/** The country of the business where a person goes first, or null. */
export async function homeCountry(tx: Tx, userId: string): Promise<string | null> {
  const [found] = await tx.query<{ country: string }>(
    `select b.country from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.ended_at is null and b.closed_at is null order by m.created_at, m.business_id limit 1`,
    [userId],
  );
  return found?.country ?? null;
}

export async function readPasswordHash(tx: Tx, userId: string) {
  const [found] = await tx.query<{ passwordHash: string; email: string; firstName: string; lastName: string }>(
    `select password_hash as "passwordHash", email, first_name as "firstName", last_name as "lastName"
     from users where id = $1 for update`,
    [userId],
  );
  return found;
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string) {
  await tx.query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
}

export type NewMember = {
  businessId: string;
  userId: string;
  isOwner: boolean;
  permissions: readonly Permission[];
  now: Date;
};

/** The transaction must have entered the business. */
export async function addMember(tx: Tx, { businessId, userId, isOwner, permissions, now }: NewMember) {
  await tx.query(
    'insert into memberships (business_id, user_id, is_owner, permissions, created_at) values ($1, $2, $3, $4, $5)',
    [businessId, userId, isOwner, permissions, now],
  );
}

/** Deletes what ended before `until`. Tokens go when they expire: an unknown one is refused as an expired one is. */
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
      `delete from users u where confirmed_at is null and created_at <= $1
         and not exists (select from email_confirmations where user_id = u.id)`,
      [until],
    ),
  ]);
}
