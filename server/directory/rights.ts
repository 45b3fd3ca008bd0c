/** Whether work in somebody's name may go on when they are not there: who has which permissions now. */
import type { Permission } from '../platform/contract.ts';
import type { Tx } from '../platform/database/database.ts';
import { findReader, listAudience, namesOf } from './directory.ts';

type Access = { isOwner: boolean; permissions: readonly Permission[] };

export const hasAll = ({ isOwner, permissions }: Access, needed: readonly Permission[]): boolean =>
  isOwner || needed.every((permission) => permissions.includes(permission));

/** The ids of the members who have all of some permissions, the owner among them. */
export async function listEntitled(tx: Tx, businessId: string, needed: readonly Permission[]): Promise<string[]> {
  return (await listAudience(tx, businessId)).filter((member) => hasAll(member, needed)).map(({ id }) => id);
}

const listed = new Intl.ListFormat('en-GB');
const mostNames = 3;

/**
 * Null while a person is a member with all of some permissions; otherwise why not, and who is one:
 * `Bola Ade is not a member any more. Ada Obi can go on with it.`
 */
export async function whyStopped(
  tx: Tx,
  { businessId, userId }: { businessId: string; userId: string },
  needed: readonly Permission[],
): Promise<string | null> {
  const reader = await findReader(tx, businessId, userId);
  if (reader !== undefined && hasAll(reader, needed)) return null;
  const entitled = await listEntitled(tx, businessId, needed);
  const names = await namesOf(tx, [userId, ...entitled]);
  const others = entitled.map((id) => names.get(id) ?? '');
  const few = others.length > mostNames ? [...others.slice(0, mostNames), 'others'] : others;
  const why = reader === undefined ? 'is not a member any more' : 'may not do this any more';
  return `${names.get(userId) ?? 'Whoever began it'} ${why}. ${listed.format(few)} can go on with it.`;
}
