/** Sessions and their refresh tokens. */
import type { Tx } from '../../platform/database/database.ts';
import type { KnownRefreshToken } from './rules.ts';

/** The network address and user agent of a device. */
type Trace = { address: string; userAgent: string };
/** How much of a user agent is stored, in characters. */
const longestUserAgent = 400;

export type NewSession = Trace & {
  id: string;
  userId: string;
  passwordHash: string;
  device: string;
  now: Date;
  expiresAt: Date;
};

/** False when the password changed since it was checked; then no session is added. */
export async function addSession(tx: Tx, session: NewSession): Promise<boolean> {
  const { id, userId, passwordHash, device, address, userAgent, now, expiresAt } = session;
  const added = await tx.query(
    `insert into auth_sessions (id, user_id, device, created_at, last_used_at, expires_at, address, user_agent)
     select $1, u.id, $3, $4, $4, $8, $6, $7
     from (select id from users where id = $2 and password_hash = $5 for share) u returning id`,
    [id, userId, device, now, passwordHash, address, userAgent.slice(0, longestUserAgent), expiresAt],
  );
  return added.length === 1;
}

/** `parent` is the digest of the token that it is exchanged for; null for the first one. */
export type NewRefreshToken = {
  digest: Buffer;
  parent: Buffer | null;
  sessionId: string;
  now: Date;
  expiresAt: Date;
};

/** A token ends with its session. Also deletes the expired ones of the session. */
export async function addRefreshToken(tx: Tx, { digest, parent, sessionId, now, expiresAt }: NewRefreshToken) {
  await tx.query(
    `with expired as (delete from refresh_tokens where session_id = $2 and expires_at <= $3)
     insert into refresh_tokens (digest, parent, session_id, created_at, expires_at)
     select $1, $5, id, $3, least($4, expires_at) from auth_sessions where id = $2`,
    [digest, sessionId, now, expiresAt, parent],
  );
}

const refreshTokenText = `select t.session_id as "sessionId", s.user_id as "userId", t.expires_at as "expiresAt",
    t.used_at as "usedAt", s.revoked_at as "revokedAt",
    exists (select from refresh_tokens o where o.parent = t.parent and o.digest <> t.digest and o.used_at is not null)
      as "isForked"
  from refresh_tokens t join auth_sessions s on s.id = t.session_id where t.digest = $1`;
type FoundRefreshToken = KnownRefreshToken & { sessionId: string; userId: string };

export async function findRefreshToken(tx: Tx, digest: Buffer): Promise<FoundRefreshToken | undefined> {
  const [found] = await tx.query<FoundRefreshToken>(refreshTokenText, [digest]);
  return found;
}

/** Locks its session until the transaction ends. */
export async function claimRefreshToken(tx: Tx, digest: Buffer): Promise<FoundRefreshToken | undefined> {
  // Apart from the question, which then sees what the former holder of the lock has stored.
  await tx.query(
    'select from auth_sessions where id = (select session_id from refresh_tokens where digest = $1) for update',
    [digest],
  );
  return findRefreshToken(tx, digest);
}

export async function spendRefreshToken(tx: Tx, digest: Buffer, now: Date) {
  await tx.query('update refresh_tokens set used_at = $2 where digest = $1', [digest, now]);
}

/** Records that a device is in use. */
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
