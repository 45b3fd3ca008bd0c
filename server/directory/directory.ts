/**
 * Members, owners and their names: the one reader of the tables `memberships` and `users` for domains that own neither.
 * The transaction must have entered the business, where a business is given. It changes nothing.
 */
import type { Permission } from '../platform/contract.ts';
import { countRows } from '../platform/database/counts.ts';
import type { Tx } from '../platform/database/database.ts';

export type Person = {
  id: string;
  email: string;
  /** Empty until the person has given it. */
  name: string;
};
const person = `u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name`;
const members = 'memberships m join users u on u.id = m.user_id where m.business_id = $1 and m.ended_at is null';

export const nameOf = ({ name, email }: Pick<Person, 'name' | 'email'>): string => (name === '' ? email : name);

export async function findMember(tx: Tx, businessId: string, userId: string): Promise<Person | undefined> {
  const [found] = await tx.query<Person>(`select ${person} from ${members} and m.user_id = $2`, [businessId, userId]);
  return found;
}

export type MemberDetails = { email: string; firstName: string; lastName: string; phoneNumber: string | null };

/** What a member has said of themselves in their account; names are empty until then. */
export async function findMemberDetails(
  tx: Tx,
  businessId: string,
  userId: string,
): Promise<MemberDetails | undefined> {
  const [found] = await tx.query<MemberDetails>(
    `select u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone_number as "phoneNumber"
     from ${members} and m.user_id = $2`,
    [businessId, userId],
  );
  return found;
}

/** Who owns the business. The database holds that there is one; the list is empty while a business is being created. */
export const listOwners = (tx: Tx, businessId: string): Promise<Person[]> =>
  tx.query<Person>(`select ${person} from ${members} and m.is_owner order by u.id`, [businessId]);

/** By id: the names of people, whether or not they are members any more. */
export async function namesOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const people = await tx.query<Person>(`select ${person} from users u where u.id = any($1)`, [[...new Set(userIds)]]);
  return new Map(people.map((one) => [one.id, nameOf(one)]));
}

/** The members whose account has no second step. */
export const listMembersWithoutSecondStep = (tx: Tx, businessId: string): Promise<Person[]> =>
  tx.query<Person>(`select ${person} from ${members} and not has_second_step(u.id) order by u.id`, [businessId]);

/** The members who have been given a permission; the owner, who has all, is not among them. */
export const listMembersWith = (tx: Tx, businessId: string, permission: Permission): Promise<Person[]> =>
  tx.query<Person>(`select ${person} from ${members} and $2 = any(m.permissions) order by u.id`, [
    businessId,
    permission,
  ]);

/** Those of some people who are members. */
export const listMembersAmong = (tx: Tx, businessId: string, userIds: readonly string[]): Promise<Person[]> =>
  tx.query<Person>(`select ${person} from ${members} and u.id = any($2) order by u.id`, [businessId, userIds]);

type Listener = { id: string; email: string; isOwner: boolean; permissions: Permission[] };

/** Every member with what they may use. */
export const listAudience = (tx: Tx, businessId: string): Promise<Listener[]> =>
  tx.query<Listener>(`select u.id, u.email, m.is_owner as "isOwner", m.permissions from ${members} order by u.id`, [
    businessId,
  ]);

export type Reader = {
  isOwner: boolean;
  permissions: Permission[];
  /** When they became a member; of one who came back, the last time. */
  since: Date;
  business: string;
  timeZone: string;
};

/** A member of an open business with what they may see; undefined for everybody else. */
export async function findReader(tx: Tx, businessId: string, userId: string): Promise<Reader | undefined> {
  const [found] = await tx.query<Reader>(
    `select m.is_owner as "isOwner", m.permissions, m.created_at as since, b.name as business, s.time_zone as "timeZone"
     from memberships m join businesses b on b.id = m.business_id and b.closed_at is null
     join business_settings s on s.business_id = m.business_id
     where m.business_id = $1 and m.user_id = $2 and m.ended_at is null`,
    [businessId, userId],
  );
  return found;
}

export async function findBusinessName(tx: Tx, businessId: string): Promise<string> {
  const [business] = await tx.query<{ name: string }>('select name from businesses where id = $1', [businessId]);
  if (business === undefined) throw new Error('There is no such business.');
  return business.name;
}

/** How many open businesses a person owns. */
export const countOwned = (tx: Tx, userId: string): Promise<number> =>
  countRows(
    tx,
    `select count(*)::int as count from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.is_owner and m.ended_at is null and b.closed_at is null`,
    [userId],
  );

/** The address of a person, whether or not they are a member. */
export async function emailOf(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx.query<{ email: string }>('select email from users where id = $1', [userId]);
  if (row === undefined) throw new Error('There is no such person.');
  return row.email;
}

export type Membership = {
  businessId: string;
  name: string;
  isOwner: boolean;
  closedAt: Date | null;
  deletesAt: Date | null;
};

/** A business, closed ones included, as one of its members knows it; the transaction speaks for them and for no business. */
export async function findMembership(tx: Tx, userId: string, businessId: string): Promise<Membership | undefined> {
  const [found] = await tx.query<Membership>(
    `select b.id as "businessId", b.name, m.is_owner as "isOwner", b.closed_at as "closedAt", b.deletes_at as "deletesAt"
     from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.business_id = $2 and m.ended_at is null`,
    [userId, businessId],
  );
  return found;
}

/**
 * Locks a business until the transaction ends: changes of the business, its members and its owner wait for each other.
 * Rows that refer to it can still be added. It comes before the lock of any row of the business, so that two transactions
 * never wait for each other.
 */
export async function lockBusiness(tx: Tx, businessId: string): Promise<{ name: string } | undefined> {
  const [business] = await tx.query<{ name: string }>('select name from businesses where id = $1 for no key update', [
    businessId,
  ]);
  return business;
}

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All current and former members, for an export: the statement returns the columns as `cells`, an array of texts. */
export const membersExport = {
  columns: [
    'user_id',
    'first_name',
    'last_name',
    'email',
    'phone_number',
    'is_owner',
    'permissions',
    'created_at',
    'ended_at',
  ],
  text: `select array[u.id::text, u.first_name, u.last_name, u.email, u.phone_number, m.is_owner::text,
      to_json(m.permissions)::text, ${utc('m.created_at')}, ${utc('m.ended_at')}] as cells
    from memberships m join users u on u.id = m.user_id where m.business_id = app_business()
    order by m.created_at, u.id`,
} as const;
