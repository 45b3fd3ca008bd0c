/**
 * Writes the audit log of a business, in the transaction of the change: there is no change without its entry and no entry
 * without its change. The server's role can add entries, and neither change nor remove them. server/people reads all of them,
 * `listAbout` those about one thing.
 */
import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { type PageQuery, selectPage } from '../database/lists.ts';

export type AuditEntry = {
  businessId: string;
  /** The person who acted; null for an action without a signed-in person. */
  actorId: string | null;
  /** The kind of action as `subject.pastParticiple`: `member.removed`. */
  action: string;
  /** The text for people, without full stop and without the names of actor and subject: `Removed from the business`. */
  text: string;
  /** The current name of the affected person or thing; null for the business itself. */
  subject: { id: string | null; name: string } | null;
  /** The network address of the request. */
  address: string;
  now: Date;
};

/** As people know it: an IPv4 caller of a socket that also takes IPv6 without the prefix. */
const shown = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The transaction must have entered the business. */
export async function record(tx: Tx, { businessId, actorId, action, text, subject, address, now }: AuditEntry) {
  await tx.query(
    // Names are kept as they were: a record that changes with a person's name would not be one.
    `insert into audit_log (business_id, id, actor_id, actor_name, actor_email, action, text, subject_id, subject_name,
       address, created_at)
     select $1, $2, $3, coalesce(trim(u.first_name || ' ' || u.last_name), ''), coalesce(u.email, ''), $4, $5, $6, $7, $8, $9
     from (select) as one left join users u on u.id = $3`,
    [businessId, newId(), actorId, action, text, subject?.id ?? null, subject?.name ?? '', shown(address), now],
  );
}

type Common = Pick<AuditEntry, 'businessId' | 'actorId' | 'address' | 'now'>;
type Many = { action: string; text: string; subject: { id: string; name: string } }[];
/** Many entries of one person at one moment, in one statement. */
export async function recordAll(tx: Tx, { businessId, actorId, address, now }: Common, entries: Many): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(
    `insert into audit_log (business_id, id, actor_id, actor_name, actor_email, action, text, subject_id, subject_name,
       address, created_at)
     select $1, entry.id, $2, coalesce(trim(u.first_name || ' ' || u.last_name), ''), coalesce(u.email, ''), entry.action,
       entry.text, entry.subject_id, entry.subject_name, $3, $4
     from unnest($5::uuid[], $6::text[], $7::text[], $8::uuid[], $9::text[]) as entry (id, action, text, subject_id, subject_name)
     left join users u on u.id = $2`,
    [
      businessId,
      actorId,
      shown(address),
      now,
      entries.map(newId),
      entries.map(({ action }) => action),
      entries.map(({ text }) => text),
      entries.map(({ subject }) => subject.id),
      entries.map(({ subject }) => subject.name),
    ],
  );
}

export type AuditEvent = { id: string; text: string; actor: string; created_at: Date };

/**
 * What was done with one thing, the newest first.
 * @param unseen the actions that are left out
 */
export const listAbout = (
  tx: Tx,
  businessId: string,
  subjectId: string,
  query: PageQuery,
  unseen: readonly string[] = [],
) =>
  selectPage<AuditEvent>(tx, query, {
    columns: "id, text, coalesce(nullif(actor_name, ''), actor_email) as actor, created_at",
    from: 'audit_log where business_id = $1 and subject_id = $2 and action <> all($3)',
    values: [businessId, subjectId, unseen],
    orderBy: 'id desc',
  });
