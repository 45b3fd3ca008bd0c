/** Sessions and their refresh tokens. */
import type { Tx } from '../../platform/database.ts';
import type { KnownRefreshToken } from './rules.ts';

/** The network address and user agent of a device. */
type Trace = { address: string; userAgent: string };
/** How much of a user agent is stored, in characters. */
const longestUserAgent = 400;

export type NewSession = Trace & { id: string; userId: string; passwordHash: string; device: string; now: Date };

/** False when the password changed since it was checked; then no session is added. */
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

/** Also deletes the expired ones of the session. */
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
