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

export type ProvedAccount = { email: string; key: string; passwordHash: string; now: Date };

/**
 * The account of an address that a mailed link has proved. Without a password yet, it takes this one and is confirmed;
 * whatever sign-ups wait for the address end with their links, so that none brings the password of somebody else later.
 */
export async function settleAccount(tx: Tx, { email, key, passwordHash, now }: ProvedAccount) {
  const { id: userId, confirmed } = await claimAccount(tx, { email, key, now });
  if (confirmed) return { userId, isNew: false };
  await tx.query('update users set email = $2, password_hash = $3, confirmed_at = $4 where id = $1', [
    userId,
    email,
    passwordHash,
    now,
  ]);
  await tx.query('delete from email_confirmations where user_id = $1', [userId]);
  await tx.query('delete from sign_ups where user_id = $1', [userId]);
  return { userId, isNew: true };
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

export type Credentials = {
  userId: string;
  /** What makes two spellings of an address one account. */
  key: string;
  passwordHash: string;
  confirmed: boolean;
  /** From where its person has come lately. */
  addresses: string[];
};

/**
 * An account that waits for its confirmation is known by the password of its latest sign-up.
 * @param since how far back to look for addresses
 */
export async function findCredentials(tx: Tx, key: string, since: Date): Promise<Credentials | undefined> {
  const [found] = await tx.query<Credentials>(
    `select u.id as "userId", u.email_key as key, coalesce(u.password_hash, s.password_hash) as "passwordHash",
       u.confirmed_at is not null as confirmed,
       array(select distinct address from auth_sessions where user_id = u.id and last_used_at > $2) as addresses
     from users u
     left join lateral (
       select password_hash from sign_ups where user_id = u.id order by created_at desc limit 1
     ) s on u.confirmed_at is null
     where u.email_key = $1 and coalesce(u.password_hash, s.password_hash) is not null`,
    [key, since],
  );
  return found;
}

/** From where a device asks, and what it says of itself. */
type Trace = { address: string; userAgent: string };
/** The most that is kept of what a browser says of itself, in characters. */
const longestUserAgent = 400;

export type NewSession = Trace & { id: string; userId: string; passwordHash: string; device: string; now: Date };

/** False when the password has been changed since it was looked at; then there is no session. */
export async function addSession(tx: Tx, session: NewSession): Promise<boolean> {
  const { id, userId, passwordHash, device, address, userAgent, now } = session;
  const added = await tx.query(
    `insert into auth_sessions (id, user_id, device, created_at, last_used_at, address, user_agent)
     select $1, u.id, $3, $4, $4, $6, $7
     from (select id from users where id = $2 and password_hash = $5 for share) u returning id`,
    [id, userId, device, now, passwordHash, address, userAgent.slice(0, longestUserAgent)],
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

/** Notes that a device is in use. */
export async function touchSession(tx: Tx, sessionId: string, { address, userAgent }: Trace, now: Date) {
  await tx.query(
    `update auth_sessions set last_used_at = greatest(last_used_at, $2), address = $3, user_agent = $4 where id = $1`,
    [sessionId, now, address, userAgent.slice(0, longestUserAgent)],
  );
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

export type KnownDevice = {
  id: string;
  kind: 'web' | 'mobile';
  address: string;
  userAgent: string;
  signedInAt: Date;
  lastUsedAt: Date;
};

/** Where a person is signed in, the last used first; `present` before all. */
export async function readDevices(tx: Tx, userId: string, present: string, now: Date): Promise<KnownDevice[]> {
  return tx.query<KnownDevice>(
    `select id, device as kind, address, user_agent as "userAgent", created_at as "signedInAt",
       last_used_at as "lastUsedAt"
     from auth_sessions s where user_id = $1 and revoked_at is null
       and exists (select from refresh_tokens where session_id = s.id and expires_at > $3)
     order by id = $2 desc, last_used_at desc, id desc limit 100`,
    [userId, present, now],
  );
}

/** False when the person has no such device that is signed in. */
export async function revokeDevice(tx: Tx, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const revoked = await tx.query(
    'update auth_sessions set revoked_at = $3 where id = $2 and user_id = $1 and revoked_at is null returning id',
    [userId, sessionId, now],
  );
  return revoked.length === 1;
}

/** The person with every membership, in one statement. */
export async function readUser(tx: Tx, userId: string): Promise<KnownUser | undefined> {
  const [user] = await tx.query<KnownUser>(
    `select u.id, u.email, u.first_name, u.last_name, u.phone_number, u.business_plan, u.subscription_info,
       coalesce((
         select json_agg(json_build_object(
           'business_id', b.id, 'business_name', b.name, 'is_owner', m.is_owner, 'permissions', m.permissions,
           'is_set_up', b.set_up_at is not null, 'closed_at', b.closed_at, 'deletes_at', b.deletes_at,
           'eligible_to_buy_now', s.eligible_to_buy_now) order by m.created_at, m.business_id)
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

/** The confirmed account of an address: only that has a password which can be forgotten. */
export async function findConfirmedAccount(tx: Tx, key: string) {
  const [found] = await tx.query<{ userId: string; email: string }>(
    'select id as "userId", email from users where email_key = $1 and confirmed_at is not null',
    [key],
  );
  return found;
}

export type NewPasswordReset = { digest: Buffer; userId: string; now: Date; expiresAt: Date };

export async function addPasswordReset(tx: Tx, { digest, userId, now, expiresAt }: NewPasswordReset) {
  await tx.query('insert into password_resets (digest, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    digest,
    userId,
    now,
    expiresAt,
  ]);
}

export type PasswordReset = { userId: string; email: string; firstName: string; lastName: string };

/** Whose password a link may replace now. */
export async function findPasswordReset(tx: Tx, digest: Buffer, now: Date): Promise<PasswordReset | undefined> {
  const [found] = await tx.query<PasswordReset>(
    `select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName"
     from password_resets r join users u on u.id = r.user_id where r.digest = $1 and r.expires_at > $2`,
    [digest, now],
  );
  return found;
}

/** Ends a link; false when it had ended already, so that of two uses at once only one counts. */
export async function spendPasswordReset(tx: Tx, digest: Buffer, now: Date): Promise<boolean> {
  const spent = await tx.query('delete from password_resets where digest = $1 and expires_at > $2 returning digest', [
    digest,
    now,
  ]);
  return spent.length === 1;
}

/** Ends every link to a new password that a person was sent. */
export async function removePasswordResets(tx: Tx, userId: string) {
  await tx.query('delete from password_resets where user_id = $1', [userId]);
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
    tx.query('delete from password_resets where expires_at <= $1', [now]),
    tx.query('delete from sign_in_tickets where expires_at <= $1', [now]),
    tx.query(
      `delete from users u where confirmed_at is null and created_at <= $1
         and not exists (select from email_confirmations where user_id = u.id)`,
      [until],
    ),
  ]);
}
