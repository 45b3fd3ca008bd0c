/** The devices on which a person is signed in: their sessions, as the person sees them. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

export type KnownDevice = {
  id: string;
  kind: components['schemas']['DeviceKind'];
  address: string;
  userAgent: string;
  signedInAt: Date;
  lastUsedAt: Date;
};

/** The devices of a person, the last used first; `present` before all others. */
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

/** False when the person has no such signed-in device. */
export async function revokeDevice(tx: Tx, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const revoked = await tx.query(
    'update auth_sessions set revoked_at = $3 where id = $2 and user_id = $1 and revoked_at is null returning id',
    [userId, sessionId, now],
  );
  return revoked.length === 1;
}
