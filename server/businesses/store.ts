/** The rows of a business itself: what is known about it, its logo, its end, and the archives of it. */
import type { components } from '../../openapi/generated/contract.ts';
import type { UploadedFile } from '../platform/contract.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { BusinessFacts, KnownEnd } from './rules.ts';

type Schemas = components['schemas'];

export async function readBusiness(tx: Tx, businessId: string): Promise<Schemas['BusinessDetail'] | undefined> {
  const [row] = await tx.query<Schemas['BusinessDetail']>(
    `select b.id, b.name, b.description, b.type, b.phone_number, b.address1, b.address2, b.post_code, b.country, b.state,
       b.city, b.currency, s.time_zone, b.size, b.avatar, b.interested_in, b.version, b.set_up_at is not null as is_set_up,
       exists (select from business_files where business_id = b.id and purpose = 'logo') as has_logo,
       array(
         select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
         from memberships m join users u on u.id = m.user_id
         where m.business_id = b.id and m.is_owner and m.ended_at is null order by m.created_at, u.id
       ) as owners
     from businesses b join business_settings s on s.business_id = b.id where b.id = $1`,
    [businessId],
  );
  return row;
}

/** Locks the business until the transaction ends. */
export async function claimBusiness(tx: Tx, businessId: string) {
  await tx.query('select from businesses where id = $1 for update', [businessId]);
  return readBusiness(tx, businessId);
}

/** Whether the subscription of a business has been unpaid for so long that nothing in it can be changed. */
export async function isReadOnly(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const [found] = await tx.query<{ isReadOnly: boolean | null }>(
    'select read_only_from <= $2 as "isReadOnly" from subscriptions where business_id = $1',
    [businessId, now],
  );
  return found?.isReadOnly ?? false;
}

/** How its owner heard of the product. */
export async function storeSource(tx: Tx, businessId: string, source: string) {
  await tx.query('update businesses set point_of_contact = $2 where id = $1', [businessId, source]);
}

export async function storeFacts(tx: Tx, businessId: string, facts: BusinessFacts) {
  await Promise.all([
    tx.query(
      `update businesses set name = $2, description = $3, type = $4, phone_number = $5, address1 = $6, address2 = $7,
         post_code = $8, country = $9, state = $10, city = $11, currency = $12, size = $13, avatar = $14,
         interested_in = $15, version = version + 1
       where id = $1`,
      [
        businessId,
        facts.name,
        facts.description,
        facts.type,
        facts.phone_number,
        facts.address1,
        facts.address2,
        facts.post_code,
        facts.country,
        facts.state,
        facts.city,
        facts.currency,
        facts.size,
        facts.avatar,
        facts.interested_in,
      ],
    ),
    tx.query('update business_settings set time_zone = $2 where business_id = $1', [businessId, facts.time_zone]),
  ]);
}

/** False when it was set up already. */
export async function markSetUp(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    'update businesses set set_up_at = $2 where id = $1 and set_up_at is null returning 1',
    [businessId, now],
  );
  return marked.length === 1;
}

export async function findLogo(tx: Tx, businessId: string) {
  const [file] = await tx.query<{ storedAs: string; type: string; size: string }>(
    `select stored_as as "storedAs", type, size from business_files where business_id = $1 and purpose = 'logo'`,
    [businessId],
  );
  return file;
}

/** Where the bytes of the removed logo lie, or null when there was none. */
export async function removeLogo(tx: Tx, businessId: string): Promise<string | null> {
  const [removed] = await tx.query<{ storedAs: string }>(
    `delete from business_files where business_id = $1 and purpose = 'logo' returning stored_as as "storedAs"`,
    [businessId],
  );
  return removed?.storedAs ?? null;
}

type NewLogo = Pick<UploadedFile, 'filename' | 'size' | 'sha256' | 'type'> & { storedAs: string };

export async function addLogo(tx: Tx, businessId: string, logo: NewLogo, now: Date) {
  await tx.query(
    `insert into business_files (business_id, id, purpose, stored_as, filename, type, size, sha256, created_at)
     values ($1, $2, 'logo', $3, $4, $5, $6, $7, $8)`,
    [businessId, newId(), logo.storedAs, logo.filename, logo.type, logo.size, logo.sha256, now],
  );
}

export type Known = KnownEnd & { businessId: string; name: string };

/** A business as one of its people knows it; the transaction speaks for them, and for no business. */
export async function findMine(tx: Tx, userId: string, businessId: string): Promise<Known | undefined> {
  const [found] = await tx.query<Known>(
    `select b.id as "businessId", b.name, m.is_owner as "isOwner", b.closed_at as "closedAt", b.deletes_at as "deletesAt"
     from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.business_id = $2 and m.ended_at is null`,
    [userId, businessId],
  );
  return found;
}

export async function readPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [found] = await tx.query<{ hash: string | null }>('select password_hash as hash from users where id = $1', [
    userId,
  ]);
  return found?.hash ?? undefined;
}

export type Person = { userId: string; email: string };

export const listOwners = (tx: Tx, businessId: string): Promise<Person[]> =>
  tx.query<Person>(
    `select u.id as "userId", u.email from memberships m join users u on u.id = m.user_id
     where m.business_id = $1 and m.is_owner and m.ended_at is null`,
    [businessId],
  );

/** False when it was closed already. */
export async function close(tx: Tx, businessId: string, { now, deletesAt }: { now: Date; deletesAt: Date }) {
  const closed = await tx.query(
    `update businesses set closed_at = $2, deletes_at = $3, deletion_warned_at = null, version = version + 1
     where id = $1 and closed_at is null returning 1`,
    [businessId, now, deletesAt],
  );
  return closed.length === 1;
}

/** False when it is open, or beyond its end. */
export async function reopen(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const opened = await tx.query(
    `update businesses set closed_at = null, deletes_at = null, deletion_warned_at = null, version = version + 1
     where id = $1 and deletes_at > $2 returning 1`,
    [businessId, now],
  );
  return opened.length === 1;
}

/** The deleted businesses that end before a time; the transaction speaks for nobody. */
export const listEnding = (tx: Tx, before: Date): Promise<{ businessId: string }[]> =>
  tx.query<{ businessId: string }>(
    'select id as "businessId" from businesses where deletes_at <= $1 order by deletes_at, id',
    [before],
  );

/** Locks a business that ends before a time and of whose end its owner has not been reminded; undefined when there is none. */
export async function claimUnwarned(tx: Tx, businessId: string, now: Date, before: Date) {
  const [claimed] = await tx.query<{ name: string; deletesAt: Date }>(
    `update businesses set deletion_warned_at = $2
     where id = $1 and deletes_at > $2 and deletes_at <= $3 and deletion_warned_at is null
     returning name, deletes_at as "deletesAt"`,
    [businessId, now, before],
  );
  return claimed;
}

/** Locks a business whose time has come; undefined when it was restored or is gone. */
export async function claimEnded(tx: Tx, businessId: string, now: Date) {
  const [claimed] = await tx.query<{ name: string }>(
    'select name from businesses where id = $1 and deletes_at <= $2 for update',
    [businessId, now],
  );
  return claimed;
}

/** Where the bytes of everything that belongs to a business lie. */
export async function listStored(tx: Tx, businessId: string): Promise<string[]> {
  const stored = await tx.query<{ storedAs: string }>(
    `select stored_as as "storedAs" from business_files where business_id = $1
     union all
     select stored_as from business_exports where business_id = $1 and stored_as is not null
     union all
     select logo->>'storedAs' from creation_tasks
     where business_id = $1 and logo is not null
       and logo->>'storedAs' not in (select stored_as from business_files where business_id = $1)`,
    [businessId],
  );
  return stored.map(({ storedAs }) => storedAs);
}

/** Every row of a business goes with it, and what was typed to create it. */
export async function removeBusiness(tx: Tx, businessId: string) {
  await tx.query('delete from creation_tasks where business_id = $1', [businessId]);
  await tx.query('delete from businesses where id = $1', [businessId]);
}

export type ExportRow = {
  id: string;
  status: Schemas['Export']['status'];
  createdAt: Date;
  expiresAt: Date | null;
  /** Bytes; bigint columns arrive as text. */
  size: string | null;
};
const exportColumns = `id, status, created_at as "createdAt", expires_at as "expiresAt", size`;

/** The one that is being made already, or the new one. */
export async function claimExport(tx: Tx, businessId: string, userId: string, now: Date) {
  const [added] = await tx.query<ExportRow>(
    `insert into business_exports (business_id, id, requested_by, created_at) values ($1, $2, $3, $4)
     on conflict (business_id) where status = 'PENDING' do nothing returning ${exportColumns}`,
    [businessId, newId(), userId, now],
  );
  if (added !== undefined) return { row: added, isNew: true };
  const [underWay] = await tx.query<ExportRow>(
    `select ${exportColumns} from business_exports where business_id = $1 and status = 'PENDING'`,
    [businessId],
  );
  return underWay === undefined ? undefined : { row: underWay, isNew: false };
}

/** The newest first, without those that have expired. */
export const listExports = (tx: Tx, businessId: string, now: Date): Promise<ExportRow[]> =>
  tx.query<ExportRow>(
    `select ${exportColumns} from business_exports
     where business_id = $1 and (expires_at is null or expires_at > $2) order by id desc limit 20`,
    [businessId, now],
  );

/** One that is there and has not expired. */
export async function findReadyExport(tx: Tx, businessId: string, id: string, now: Date) {
  const [found] = await tx.query<{ storedAs: string; size: string; createdAt: Date; name: string }>(
    `select e.stored_as as "storedAs", e.size, e.created_at as "createdAt", b.name
     from business_exports e join businesses b on b.id = e.business_id
     where e.business_id = $1 and e.id = $2 and e.status = 'READY' and e.expires_at > $3`,
    [businessId, id, now],
  );
  return found;
}

/** Locks an archive that is to be made; undefined when it has ended, or its business has. */
export async function claimPendingExport(tx: Tx, businessId: string, id: string) {
  const [claimed] = await tx.query<{ name: string }>(
    `select b.name from business_exports e join businesses b on b.id = e.business_id
     where e.business_id = $1 and e.id = $2 and e.status = 'PENDING' for update of e`,
    [businessId, id],
  );
  return claimed;
}

export type Made = { storedAs: string; size: number; expiresAt: Date };

export async function finishExport(tx: Tx, businessId: string, id: string, { storedAs, size, expiresAt }: Made) {
  await tx.query(
    `update business_exports set status = 'READY', stored_as = $3, size = $4, expires_at = $5
     where business_id = $1 and id = $2`,
    [businessId, id, storedAs, size, expiresAt],
  );
}

export async function failExport(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const failed = await tx.query(
    `update business_exports set status = 'FAILED' where business_id = $1 and id = $2 and status = 'PENDING' returning 1`,
    [businessId, id],
  );
  return failed.length === 1;
}

/** The archives whose time is over; the transaction speaks for nobody. */
export const listExpiredExports = (tx: Tx, now: Date): Promise<{ businessId: string; id: string }[]> =>
  tx.query<{ businessId: string; id: string }>(
    'select business_id as "businessId", id from business_exports where expires_at <= $1',
    [now],
  );

/** Where its bytes lie. */
export async function removeExport(tx: Tx, businessId: string, id: string): Promise<string | null> {
  const [removed] = await tx.query<{ storedAs: string | null }>(
    'delete from business_exports where business_id = $1 and id = $2 returning stored_as as "storedAs"',
    [businessId, id],
  );
  return removed?.storedAs ?? null;
}
