/** The rows of invitations and of their links. Every transaction must have entered the business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';
import type { Permission } from '../members/rules.ts';
import type { InvitationState, KnownInvitation } from './rules.ts';

type InvitedEmployee = components['schemas']['InvitedEmployee'];
type Query = NonNullable<operations['listInvitations']['parameters']['query']>;
const orders: Record<NonNullable<Query['ordering']>, string> = {
  sent_at: 'i.sent_at, i.id',
  '-sent_at': 'i.sent_at desc, i.id',
  email: 'i.email_key, i.id',
  '-email': 'i.email_key desc, i.id',
};

export type InvitationRow = {
  id: string;
  email: string | null;
  employee: InvitedEmployee | null;
  state: InvitationState;
  permissions: Permission[];
  personal_line: string;
  invited_by: string | null;
  sent_at: Date;
  expires_at: Date;
  link_expires_at: Date | null;
  ended_at: Date | null;
};
/** Expiry is not stored: it follows from the time, $2. */
const state = `case when i.state = 'pending' and i.expires_at <= $2 then 'expired' else i.state end`;
const nameOfEmployee = `(select trim(e.first_name || ' ' || e.last_name) from employees e
  where e.business_id = i.business_id and e.id = i.employee_id)`;
/** Whom it is for, in the words of a list or the log. */
const addressee = `coalesce(i.email, ${nameOfEmployee})`;
const row = `i.id, i.email, ${state} as state,
  (select jsonb_build_object('id', e.id, 'name', trim(e.first_name || ' ' || e.last_name), 'phone_number', e.phone_number)
   from employees e where e.business_id = i.business_id and e.id = i.employee_id) as employee, i.permissions, i.personal_line,
  (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
   where u.id = i.invited_by) as invited_by,
  i.sent_at, i.expires_at, i.link_expires_at, i.ended_at`;

/** The invitations in a state whose address or employee contains the text. */
export function listInvitations(tx: Tx, businessId: string, query: Query, now: Date) {
  const { search = '', state: wanted = null, ordering = '-sent_at' } = query;
  return selectPage<InvitationRow>(tx, query, {
    columns: row,
    from: `invitations i where i.business_id = $1
      and (i.email ilike $3 or ${nameOfEmployee} ilike $3) and ($4::text is null or ${state} = $4)`,
    values: [businessId, now, containing(search), wanted],
    orderBy: orders[ordering],
  });
}

export async function readInvitation(tx: Tx, businessId: string, id: string, now: Date) {
  const [found] = await tx.query<InvitationRow>(
    `select ${row} from invitations i where i.business_id = $1 and i.id = $3`,
    [businessId, now, id],
  );
  return found;
}

export type ClaimedInvitation = KnownInvitation & {
  id: string;
  /** The address, or the name of an employee without one. */
  addressee: string;
  email: string | null;
  emailKey: string | null;
  employeeId: string | null;
  permissions: Permission[];
  personalLine: string;
};
const claimed = `i.id, ${addressee} as addressee, i.email, i.email_key as "emailKey", i.employee_id as "employeeId",
  i.permissions, i.personal_line as "personalLine", i.state`;

/** Locks it until the transaction ends. */
export async function claimInvitation(tx: Tx, businessId: string, id: string): Promise<ClaimedInvitation | undefined> {
  const [found] = await tx.query<ClaimedInvitation>(
    `select ${claimed}, i.expires_at as "expiresAt" from invitations i where i.business_id = $1 and i.id = $2 for update`,
    [businessId, id],
  );
  return found;
}

/** Which of these addresses belong to members. */
export async function memberKeys(tx: Tx, businessId: string, keys: readonly string[]): Promise<Set<string>> {
  const members = await tx.query<{ key: string }>(
    `select u.email_key as key from memberships m join users u on u.id = m.user_id
     where m.business_id = $1 and m.ended_at is null and u.email_key = any($2)`,
    [businessId, keys],
  );
  return new Set(members.map(({ key }) => key));
}

type Addressee = { email: string; key: string; employeeId: string | null };
export type NewInvitations = {
  businessId: string;
  addressees: readonly Addressee[];
  permissions: readonly Permission[];
  personalLine: string;
  invitedBy: string;
  now: Date;
  expiresAt: Date;
};

/** An address with a pending invitation keeps that one, with the new permissions and line. */
export async function putInvitations(tx: Tx, invitations: NewInvitations) {
  const { businessId, addressees, permissions, personalLine, invitedBy, now, expiresAt } = invitations;
  // In one order, so that two calls for the same addresses do not deadlock.
  const sorted = [...addressees].sort((one, other) => (one.key < other.key ? -1 : 1));
  return tx.query<{ id: string; email: string; key: string; isNew: boolean }>(
    `insert into invitations (business_id, id, email, email_key, employee_id, permissions, personal_line, invited_by,
       created_at, sent_at, expires_at)
     select $1, id, email, key, employee_id, $5, $6, $7, $8, $8, $9
     from unnest($2::uuid[], $3::text[], $4::text[], $10::uuid[]) as invited (id, email, key, employee_id)
     on conflict (business_id, email_key) where state = 'pending' do update
       set employee_id = coalesce(excluded.employee_id, invitations.employee_id), permissions = excluded.permissions, personal_line = excluded.personal_line,
         invited_by = excluded.invited_by, sent_at = excluded.sent_at, expires_at = excluded.expires_at
     returning id, email, email_key as key, id = any($2) as "isNew"`,
    [
      businessId,
      sorted.map(newId),
      sorted.map(({ email }) => email),
      sorted.map(({ key }) => key),
      permissions,
      personalLine,
      invitedBy,
      now,
      expiresAt,
      sorted.map(({ employeeId }) => employeeId),
    ],
  );
}

type Renewal = { businessId: string; id: string; sentBy: string | null; now: Date; expiresAt: Date };

/** Renews an invitation for the full period. The new sender becomes responsible for it; null keeps the current one. */
export async function renewInvitation(tx: Tx, { businessId, id, sentBy, now, expiresAt }: Renewal) {
  await tx.query(
    `update invitations set sent_at = $3, expires_at = $4, invited_by = coalesce($5, invited_by)
     where business_id = $1 and id = $2`,
    [businessId, id, now, expiresAt, sentBy],
  );
}

type NewLink = { invitationId: string; digest: Buffer };

/** Adds links to these invitations; their old links end. */
export async function replaceLinks(tx: Tx, businessId: string, links: readonly NewLink[], now: Date) {
  const ids = links.map(({ invitationId }) => invitationId);
  await tx.query(
    `update invitation_links set replaced_at = $3
     where business_id = $1 and invitation_id = any($2) and replaced_at is null`,
    [businessId, ids, now],
  );
  await tx.query(
    `insert into invitation_links (business_id, invitation_id, digest, created_at)
     select $1, id, digest, $4 from unnest($2::uuid[], $3::bytea[]) as made (id, digest)`,
    [businessId, ids, links.map(({ digest }) => digest), now],
  );
}

type Ending = { businessId: string; id: string; state: 'accepted' | 'withdrawn'; acceptedBy: string | null; now: Date };

export async function endInvitation(tx: Tx, { businessId, id, state, acceptedBy, now }: Ending) {
  await tx.query(
    `update invitations set state = $3, accepted_by = $4, ended_at = $5 where business_id = $1 and id = $2`,
    [businessId, id, state, acceptedBy, now],
  );
}

/** Withdraws the pending invitations for a person's address. */
export async function withdrawInvitationsOf(tx: Tx, businessId: string, userId: string, now: Date) {
  await tx.query(
    `update invitations i set state = 'withdrawn', ended_at = $3 from users u
     where i.business_id = $1 and i.state = 'pending' and u.id = $2 and i.email_key = u.email_key`,
    [businessId, userId, now],
  );
}

/** Whether its last sender may still grant its permissions. */
export const senderMayGive = `exists (
  select from memberships s where s.business_id = i.business_id and s.user_id = i.invited_by and s.ended_at is null
    and (s.is_owner or ('access_hr' = any(s.permissions) and i.permissions <@ s.permissions)))`;

/** Withdraws the pending invitations that a person sent and may no longer give. */
export function withdrawUngiveable(tx: Tx, businessId: string, senderId: string, now: Date) {
  return tx.query<{ id: string; addressee: string }>(
    `update invitations i set state = 'withdrawn', ended_at = $3
     where business_id = $1 and invited_by = $2 and state = 'pending' and not ${senderMayGive} returning id, ${addressee} as addressee`,
    [businessId, senderId, now],
  );
}

/** Its link was mailed, so it has an address. */
export type FoundLink = Omit<ClaimedInvitation, 'email' | 'emailKey'> & {
  email: string;
  emailKey: string;
  sentAt: Date;
  replacedAt: Date | null;
  isClosed: boolean;
  senderMayGive: boolean;
  business: string;
  invitedBy: string | null;
  acceptedBy: string | null;
};

/** The invitation of a link; `isClaimed` locks it until the transaction ends. */
export async function findLink(
  tx: Tx,
  businessId: string,
  digest: Buffer,
  { isClaimed }: { isClaimed: boolean },
): Promise<FoundLink | undefined> {
  const [found] = await tx.query<FoundLink>(
    `select ${claimed}, i.expires_at as "expiresAt", i.sent_at as "sentAt", l.replaced_at as "replacedAt",
       b.closed_at is not null as "isClosed", ${senderMayGive} as "senderMayGive", b.name as business, i.invited_by as "invitedBy",
       i.accepted_by as "acceptedBy"
     from invitation_links l
     join invitations i on i.business_id = l.business_id and i.id = l.invitation_id
     join businesses b on b.id = l.business_id
     where l.business_id = $1 and l.digest = $2${isClaimed ? ' for update of i' : ''}`,
    [businessId, digest],
  );
  return found;
}

/** Whether anybody was ever invited. */
export async function hasInvited(tx: Tx, businessId: string): Promise<boolean> {
  const found = await tx.query('select from invitations where business_id = $1 limit 1', [businessId]);
  return found.length > 0;
}
