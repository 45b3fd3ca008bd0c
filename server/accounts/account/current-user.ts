/** The signed-in person as the contract shows them. */
import type { Answer } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { presentUser } from './rules.ts';
import { readUser } from './store.ts';

/** @param first the business to name first among the person's; by default the one that they joined first */
export async function readCurrentUser(
  tx: Tx,
  userId: string,
  first: string | null = null,
): Promise<Answer<'getCurrentUser'>> {
  const user = await readUser(tx, userId);
  if (user === undefined) throw refuse.unauthorised();
  const isFirst = ({ business_id }: { business_id: string }) => business_id === first;
  const memberships = [...user.memberships].sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  return presentUser({ ...user, memberships });
}
