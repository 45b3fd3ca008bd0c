/** The rows of members. Every transaction must have entered the business. */
import type { operations } from '../../../openapi/generated/contract.ts';
import { listOwners, lockBusiness, type Person } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';
import type { Permission } from './rules.ts';

type Query = NonNullable<operations['listMembers']['parameters']['query']>;
const orders: Record<NonNullable<Query['ordering']>, string> = {
  name: `lower(trim(u.first_name || ' ' || u.last_name)), u.email_key`,
  '-name': `lower(trim(u.first_name || ' ' || u.last_name)) desc, u.email_key desc`,
  joined_at: 'm.created_at, m.user_id',
  '-joined_at': 'm.created_at desc, m.user_id',
};

export type MemberRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  is_owner: boolean;
  permissions: Permission[];
  joined_at: Date;
  has_second_step: boolean;
};
const row = `u.id, u.email, u.first_name, u.last_name, m.is_owner, m.permissions, m.created_at as joined_at,
  has_second_step(u.id)`;
const members = `memberships m join users u on u.id = m.user_id where m.business_id = $1 and m.ended_at is null`;

/** The members whose name or address contains the text, the owner first where no order is asked for. */
export function listMembers(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering } = query;
  return selectPage<MemberRow>(tx, query, {
    columns: row,
    from: `${members} and (u.first_name || ' ' || u.last_name || ' ' || u.email) ilike $2`,
    values: [businessId, containing(search)],
    orderBy: ordering ? orders[ordering] : `m.is_owner desc, ${orders.name}`,
  });
}

export async function readMember(tx: Tx, businessId: string, userId: string): Promise<MemberRow | undefined> {
  const [member] = await tx.query<MemberRow>(`select ${row} from ${members} and m.user_id = $2`, [businessId, userId]);
  return member;
}

export async function nameOfBusiness(tx: Tx, businessId: string): Promise<string> {
  const [business] = await tx.query<{ name: string }>('select name from businesses where id = $1', [businessId]);
  return business?.name ?? '';
}

/**
 * Locks the members of a business until the transaction ends, so that a person who was named as its administrator cannot be
 * removed at the same moment. Answers the owner and the name of the business.
 */
export async function claimMembers(tx: Tx, businessId: string): Promise<{ name: string; owner: Person }> {
  const business = await lockBusiness(tx, businessId);
  const [owner] = await listOwners(tx, businessId);
  if (business === undefined || owner === undefined) throw new Error('A business has an owner.');
  return { ...business, owner };
}

/** The owner of a new business. */
export async function addOwner(tx: Tx, { businessId, userId, now }: { businessId: string; userId: string; now: Date }) {
  await tx.query('insert into memberships (business_id, user_id, is_owner, created_at) values ($1, $2, true, $3)', [
    businessId,
    userId,
    now,
  ]);
}

/** What somebody could do whose access has ended; undefined for everybody else. */
export async function formerPermissions(tx: Tx, businessId: string, userId: string): Promise<Permission[] | undefined> {
  const [former] = await tx.query<{ permissions: Permission[] }>(
    'select permissions from memberships where business_id = $1 and user_id = $2 and ended_at is not null',
    [businessId, userId],
  );
  return former?.permissions;
}

type NewMember = { businessId: string; userId: string; permissions: readonly Permission[]; now: Date };

/** Adds a member, or a former member again. A present member keeps their permissions. */
export async function admitMember(tx: Tx, { businessId, userId, permissions, now }: NewMember) {
  await tx.query(
    `insert into memberships (business_id, user_id, is_owner, permissions, created_at) values ($1, $2, false, $3, $4)
     on conflict (business_id, user_id) do update
       set is_owner = false, permissions = excluded.permissions, created_at = excluded.created_at, ended_at = null,
         removed_from = null
       where memberships.ended_at is not null`,
    [businessId, userId, permissions, now],
  );
}

type Ending = { businessId: string; userId: string; now: Date; removedFrom: string | null };

/** @param removedFrom the name of the business, shown to a removed member; null when they leave */
export async function endMembership(tx: Tx, { businessId, userId, now, removedFrom }: Ending) {
  await tx.query('update memberships set ended_at = $3, removed_from = $4 where business_id = $1 and user_id = $2', [
    businessId,
    userId,
    now,
    removedFrom,
  ]);
}

export async function setPermissions(tx: Tx, businessId: string, userId: string, permissions: readonly Permission[]) {
  await tx.query('update memberships set permissions = $3 where business_id = $1 and user_id = $2', [
    businessId,
    userId,
    permissions,
  ]);
}

/** The old owner first: a business never has two. */
export async function moveOwnership(
  tx: Tx,
  {
    businessId,
    from,
    to,
    permissions,
  }: { businessId: string; from: string; to: string; permissions: readonly Permission[] },
) {
  await tx.query(
    'update memberships set is_owner = false, permissions = $3 where business_id = $1 and user_id = $2 and is_owner',
    [businessId, from, permissions],
  );
  await tx.query(
    'update memberships set is_owner = true where business_id = $1 and user_id = $2 and ended_at is null',
    [businessId, to],
  );
}
