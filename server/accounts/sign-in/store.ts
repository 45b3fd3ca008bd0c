/** What a sign-in is checked against: the account of a confirmed address. */
import type { Tx } from '../../platform/database/database.ts';

export type Credentials = {
  userId: string;
  /** What makes two spellings of an address one account. */
  key: string;
  passwordHash: string;
  /** From where its person has come lately. */
  addresses: string[];
};

/** @param since how far back to look for addresses */
export async function findCredentials(tx: Tx, key: string, since: Date): Promise<Credentials | undefined> {
  const [found] = await tx.query<Credentials>(
    `select id as "userId", email_key as key, password_hash as "passwordHash",
       array(select distinct address from auth_sessions where user_id = u.id and last_used_at > $2) as addresses
     from users u where email_key = $1 and confirmed_at is not null`,
    [key, since],
  );
  return found;
}
