/** The sign-ups of an address, and the links that confirm one of them. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { later } from '../../platform/time/dates.ts';
import { claimAccount } from '../account/store.ts';
import { confirmationLifetime, type KnownConfirmation } from './rules.ts';

type SubscriptionInfo = components['schemas']['SubscriptionInfo'];

export type SignUp = {
  userId: string;
  email: string;
  passwordHash: string;
  plan: components['schemas']['ChosenPlan'];
  info: SubscriptionInfo | null;
  source: string;
};

export type ProvedAccount = {
  email: string;
  key: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  now: Date;
};

/**
 * The account of an address that a mailed link has proved. Without a password yet, it takes this one and the names and is confirmed;
 * the sign-ups that wait for the address end with their links, so that none can set another password later.
 */
export async function settleAccount(tx: Tx, account: ProvedAccount) {
  const { email, key, passwordHash, firstName, lastName, now } = account;
  const { id: userId, confirmed } = await claimAccount(tx, { email, key, now });
  if (confirmed) return { userId, isNew: false };
  await tx.query(
    `update users set email = $2, password_hash = $3, first_name = $4, last_name = $5, confirmed_at = $6 where id = $1`,
    [userId, email, passwordHash, firstName, lastName, now],
  );
  await tx.query('delete from email_confirmations where user_id = $1', [userId]);
  await tx.query('delete from sign_ups where user_id = $1', [userId]);
  return { userId, isNew: true };
}

/** Also deletes the account's sign-ups whose links have all expired; a new one has none until its mail is sent. */
export async function addSignUp(tx: Tx, { userId, email, passwordHash, plan, info, source }: SignUp, now: Date) {
  const id = newId();
  await tx.query(
    `delete from sign_ups s where user_id = $1 and created_at <= $3
       and not exists (select from email_confirmations where sign_up_id = s.id and expires_at > $2)`,
    [userId, now, later(now, -confirmationLifetime)],
  );
  await tx.query(
    `insert into sign_ups (id, user_id, email, password_hash, business_plan, subscription_info, source, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, userId, email, passwordHash, plan, info, source, now],
  );
  return id;
}

export type WaitingSignUp = { id: string; userId: string; email: string };

/** A sign-up, and the address of its account if that is confirmed already; the account is locked. */
export async function findSignUp(tx: Tx, id: string) {
  await tx.query('select from users where id = (select user_id from sign_ups where id = $1) for update', [id]);
  const [found] = await tx.query<WaitingSignUp & { confirmedEmail: string | null }>(
    `select s.id, s.user_id as "userId", s.email, case when u.confirmed_at is not null then u.email end as "confirmedEmail"
     from sign_ups s join users u on u.id = s.user_id where s.id = $1`,
    [id],
  );
  return found;
}

export async function removeSignUp(tx: Tx, id: string) {
  await tx.query('delete from sign_ups where id = $1', [id]);
}

/** The sign-ups of an address that is not confirmed yet; the account is locked. */
export async function waitingSignUps(tx: Tx, key: string) {
  await tx.query('select from users where email_key = $1 for update', [key]);
  return tx.query<WaitingSignUp>(
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

/** Locks the account first, so that the second of two concurrent links sees the effect of the first. */
export async function findConfirmation(tx: Tx, digest: Buffer) {
  await tx.query(
    'select from users where id = (select user_id from email_confirmations where digest = $1) for update',
    [digest],
  );
  const [found] = await tx.query<KnownConfirmation & { userId: string; email: string }>(
    `select c.user_id as "userId", c.sign_up_id as "signUpId", c.expires_at as "expiresAt",
       u.confirmed_at as "confirmedAt", u.email
     from email_confirmations c join users u on u.id = c.user_id where c.digest = $1`,
    [digest],
  );
  return found;
}

/** Copies password and plan of the sign-up to the account. Every other sign-up ends, and its links with it. */
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
