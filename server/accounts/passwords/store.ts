/** Password hashes, and the links that replace a forgotten password. */
import type { Tx } from '../../platform/database/database.ts';

/** What a person is known by, which their password must not be made of. */
export type Known = { email: string; firstName: string; lastName: string; businesses: string };
const known = `u.email, u.first_name as "firstName", u.last_name as "lastName", coalesce((
  select string_agg(b.name, ' ') from memberships m join businesses b on b.id = m.business_id
  where m.user_id = u.id and m.ended_at is null), '') as businesses`;

/** Locks the account until the transaction ends. */
export async function claimPasswordHash(tx: Tx, userId: string) {
  const [found] = await tx.query<{ passwordHash: string } & Known>(
    `select password_hash as "passwordHash", ${known} from users u where u.id = $1 for update`,
    [userId],
  );
  return found;
}

/** Undefined while the person has no password. */
export async function findPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [found] = await tx.query<{ hash: string | null }>('select password_hash as hash from users where id = $1', [
    userId,
  ]);
  return found?.hash ?? undefined;
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string) {
  await tx.query('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
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

export type PasswordReset = { userId: string } & Known;

/** The person whose password a link can replace now. */
export async function findPasswordReset(tx: Tx, digest: Buffer, now: Date): Promise<PasswordReset | undefined> {
  const [found] = await tx.query<PasswordReset>(
    `select u.id as "userId", ${known}
     from password_resets r join users u on u.id = r.user_id where r.digest = $1 and r.expires_at > $2`,
    [digest, now],
  );
  return found;
}

/** Uses up a link. False when it was used before: of two concurrent uses only one counts. */
export async function spendPasswordReset(tx: Tx, digest: Buffer, now: Date): Promise<boolean> {
  const spent = await tx.query('delete from password_resets where digest = $1 and expires_at > $2 returning digest', [
    digest,
    now,
  ]);
  return spent.length === 1;
}

/** Ends every link to a new password of a person. */
export async function removePasswordResets(tx: Tx, userId: string) {
  await tx.query('delete from password_resets where user_id = $1', [userId]);
}
