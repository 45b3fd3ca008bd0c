/** Mailings that are on their way. Every transaction must have entered the business. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

export type MailingKind = 'file_shared' | 'file_reminder' | 'document_asked' | 'document_reminder';
export type NewMailing = { businessId: string; kind: MailingKind; subjectId: string; now: Date };
export type Mailing = {
  id: string;
  kind: MailingKind;
  subjectId: string;
  /** The last employee who was told. */
  afterId: string | null;
};

export async function addMailing(tx: Tx, { businessId, kind, subjectId, now }: NewMailing): Promise<string> {
  const id = newId();
  await tx.query(
    'insert into staff_mailings (business_id, id, kind, subject_id, created_at) values ($1, $2, $3, $4, $5)',
    [businessId, id, kind, subjectId, now],
  );
  return id;
}

/** Locks it until the transaction ends; undefined for one that has ended. */
export async function claimMailing(tx: Tx, businessId: string, id: string): Promise<Mailing | undefined> {
  const [found] = await tx.query<Mailing>(
    `select id, kind, subject_id as "subjectId", after_id as "afterId" from staff_mailings
     where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  return found;
}

export async function moveMailing(tx: Tx, businessId: string, id: string, afterId: string): Promise<void> {
  await tx.query('update staff_mailings set after_id = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    afterId,
  ]);
}

export async function endMailing(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from staff_mailings where business_id = $1 and id = $2', [businessId, id]);
}

/** Those that have not begun tell nobody. */
export async function dropMailings(tx: Tx, businessId: string): Promise<void> {
  await tx.query('delete from staff_mailings where business_id = $1', [businessId]);
}
