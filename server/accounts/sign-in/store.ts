/** What a sign-in is checked against. */
import type { Tx } from '../../platform/database.ts';

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
