/** The links of invitations that HR sends itself. Every transaction must have entered the business. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Permission } from '../members/rules.ts';
import type { KnownInvitation } from './rules.ts';
import { senderMayGive } from './store.ts';

type Terms = {
  businessId: string;
  employees: readonly string[];
  permissions: readonly Permission[];
  personalLine: string;
  invitedBy: string;
  now: Date;
  expiresAt: Date;
};

/** Of employees without an address. Whoever is invited already keeps that invitation, with the new terms. */
export function putWithoutAddress(tx: Tx, terms: Terms) {
  const { businessId, employees, permissions, personalLine, invitedBy, now, expiresAt } = terms;
  return tx.query<{ id: string; employeeId: string; isNew: boolean }>(
    `insert into invitations (business_id, id, employee_id, permissions, personal_line, invited_by, created_at, sent_at,
       expires_at)
     select $1, id, employee_id, $4, $5, $6, $7, $7, $8 from unnest($2::uuid[], $3::uuid[]) as invited (id, employee_id)
     on conflict (business_id, employee_id) where state = 'pending' do update
       set permissions = excluded.permissions, personal_line = excluded.personal_line,
         invited_by = excluded.invited_by, sent_at = excluded.sent_at, expires_at = excluded.expires_at
     returning id, employee_id as "employeeId", id = any($2) as "isNew"`,
    [businessId, employees.map(newId), employees, permissions, personalLine, invitedBy, now, expiresAt],
  );
}

/** Withdraws the pending invitations of employees that are for another address than the one in their record. */
export async function withdrawOtherAddresses(
  tx: Tx,
  businessId: string,
  wanted: readonly { employeeId: string; key: string }[],
  now: Date,
) {
  await tx.query(
    `update invitations i set state = 'withdrawn', ended_at = $4
     from unnest($2::uuid[], $3::text[]) as wanted (employee_id, key)
     where i.business_id = $1 and i.state = 'pending' and i.employee_id = wanted.employee_id
       and i.email_key is distinct from wanted.key`,
    [businessId, wanted.map(({ employeeId }) => employeeId), wanted.map(({ key }) => key), now],
  );
}

type Link = { businessId: string; id: string; digest: Buffer; sentBy: string; now: Date; expiresAt: Date };

/** Gives an invitation a link in place of the one before, and renews it. */
export async function setLink(tx: Tx, { businessId, id, digest, sentBy, now, expiresAt }: Link) {
  await tx.query(
    `update invitations set link_digest = $3, link_expires_at = $4, expires_at = $4, sent_at = $5, invited_by = $6
     where business_id = $1 and id = $2`,
    [businessId, id, digest, expiresAt, now, sentBy],
  );
}

export type SharedLink = KnownInvitation & {
  id: string;
  employeeId: string;
  firstName: string;
  name: string;
  permissions: Permission[];
  personalLine: string;
  isClosed: boolean;
  senderMayGive: boolean;
  business: string;
  invitedBy: string | null;
};

/** The invitation of a link that HR sent; `expiresAt` is the link's. `isClaimed` locks it until the transaction ends. */
export async function findShared(
  tx: Tx,
  businessId: string,
  digest: Buffer,
  { isClaimed }: { isClaimed: boolean },
): Promise<SharedLink | undefined> {
  const [found] = await tx.query<SharedLink>(
    `select i.id, i.employee_id as "employeeId", e.first_name as "firstName",
       trim(e.first_name || ' ' || e.last_name) as name, i.permissions, i.personal_line as "personalLine", i.state,
       i.link_expires_at as "expiresAt", b.closed_at is not null as "isClosed", ${senderMayGive} as "senderMayGive",
       b.name as business, i.invited_by as "invitedBy"
     from invitations i
     join employees e on e.business_id = i.business_id and e.id = i.employee_id
     join businesses b on b.id = i.business_id
     where i.business_id = $1 and i.link_digest = $2${isClaimed ? ' for update of i' : ''}`,
    [businessId, digest],
  );
  return found;
}

/** Whether another pending invitation is for an address. */
export async function isInvited(tx: Tx, businessId: string, key: string, exceptId: string): Promise<boolean> {
  const found = await tx.query(
    `select from invitations where business_id = $1 and email_key = $2 and state = 'pending' and id <> $3`,
    [businessId, key, exceptId],
  );
  return found.length > 0;
}

export async function setAddress(
  tx: Tx,
  { businessId, id, email, key }: { businessId: string; id: string; email: string; key: string },
) {
  await tx.query('update invitations set email = $3, email_key = $4 where business_id = $1 and id = $2', [
    businessId,
    id,
    email,
    key,
  ]);
}
