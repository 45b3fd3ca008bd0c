/** The rows of the second step: its secrets, recovery codes, and the tickets of those who still owe a code. */
import type { Tx } from '../../platform/database/database.ts';

export type SecondStep = { secret: Buffer; confirmedAt: Date | null; codesLeft: number };

export async function readSecondStep(tx: Tx, userId: string): Promise<SecondStep | undefined> {
  const [found] = await tx.query<SecondStep>(
    `select secret, confirmed_at as "confirmedAt",
       (select count(*)::int from recovery_codes where user_id = s.user_id) as "codesLeft"
     from second_steps s where user_id = $1`,
    [userId],
  );
  return found;
}

/** The names of the open businesses of a person that require the second step; the transaction is in no business. */
export async function listBusinessesThatRequireIt(tx: Tx, userId: string): Promise<string[]> {
  const found = await tx.query<{ name: string }>(
    `select b.name from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.ended_at is null and b.closed_at is null and b.requires_second_step order by b.name, b.id`,
    [userId],
  );
  return found.map(({ name }) => name);
}

/** Starts the set-up, again if it was started before. False when the second step is on. */
export async function beginSecondStep(tx: Tx, { userId, secret, now }: { userId: string; secret: Buffer; now: Date }) {
  const begun = await tx.query(
    `insert into second_steps (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, last_step = null, created_at = excluded.created_at
     where second_steps.confirmed_at is null returning user_id`,
    [userId, secret, now],
  );
  return begun.length === 1;
}

export async function confirmSecondStep(tx: Tx, userId: string, now: Date) {
  await tx.query('update second_steps set confirmed_at = $2 where user_id = $1', [userId, now]);
}

/** Also deletes its codes and tickets. */
export async function removeSecondStep(tx: Tx, userId: string) {
  await tx.query('delete from second_steps where user_id = $1', [userId]);
  await removeTickets(tx, userId);
}

/** False when a code of this time step, or of a later one, was used before. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const taken = await tx.query(
    `update second_steps set last_step = $2 where user_id = $1 and (last_step is null or last_step < $2)
     returning user_id`,
    [userId, step],
  );
  return taken.length === 1;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, digests: readonly Buffer[], now: Date) {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  await tx.query(
    'insert into recovery_codes (user_id, digest, created_at) select $1, digest, $3 from unnest($2::bytea[]) digest',
    [userId, digests, now],
  );
}

export async function spendRecoveryCode(tx: Tx, userId: string, digest: Buffer): Promise<boolean> {
  const spent = await tx.query('delete from recovery_codes where user_id = $1 and digest = $2 returning digest', [
    userId,
    digest,
  ]);
  return spent.length === 1;
}

export type NewTicket = {
  digest: Buffer;
  userId: string;
  passwordHash: string;
  device: string;
  tries: number;
  now: Date;
  expiresAt: Date;
};

/** False when the password changed since it was checked; then no ticket is added. */
export async function addTicket(tx: Tx, { digest, userId, passwordHash, device, tries, now, expiresAt }: NewTicket) {
  const added = await tx.query(
    `insert into sign_in_tickets (digest, user_id, device, tries_left, created_at, expires_at)
     select $1, u.id, $3, $4, $5, $6 from (select id from users where id = $2 and password_hash = $7 for share) u
     returning digest`,
    [digest, userId, device, tries, now, expiresAt, passwordHash],
  );
  return added.length === 1;
}

export type Ticket = {
  userId: string;
  email: string;
  key: string;
  passwordHash: string;
  device: string;
  addresses: string[];
};

/** @param since how far back to look for the addresses that the person has come from */
export async function findTicket(tx: Tx, digest: Buffer, now: Date, since: Date): Promise<Ticket | undefined> {
  const [found] = await tx.query<Ticket>(
    `select u.id as "userId", u.email, u.email_key as key, u.password_hash as "passwordHash", t.device,
       array(select distinct address from auth_sessions where user_id = u.id and last_used_at > $3) as addresses
     from sign_in_tickets t join users u on u.id = t.user_id where t.digest = $1 and t.expires_at > $2`,
    [digest, now, since],
  );
  return found;
}

/** Locks the ticket until the transaction ends: of two concurrent uses only one counts. */
export async function claimTicket(tx: Tx, digest: Buffer, now: Date): Promise<boolean> {
  const claimed = await tx.query(
    'select digest from sign_in_tickets where digest = $1 and expires_at > $2 for update',
    [digest, now],
  );
  return claimed.length === 1;
}

/** Whether the ticket has tries left; without tries it ends. */
export async function countWrongCode(tx: Tx, digest: Buffer): Promise<boolean> {
  const left = await tx.query(
    'update sign_in_tickets set tries_left = tries_left - 1 where digest = $1 and tries_left > 1 returning digest',
    [digest],
  );
  if (left.length === 0) await removeTicket(tx, digest);
  return left.length === 1;
}

export async function removeTicket(tx: Tx, digest: Buffer) {
  await tx.query('delete from sign_in_tickets where digest = $1', [digest]);
}

export async function removeTickets(tx: Tx, userId: string) {
  await tx.query('delete from sign_in_tickets where user_id = $1', [userId]);
}
