/** Links under which the papers of a vehicle are shown without an account, and when somebody opened one. */
import type { Database, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

export type LinkRow = {
  id: string;
  holder: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  openings: number;
  openedAt: Date | null;
};

const columns = `l.id, l.holder, l.created_by as "createdBy", l.created_at as "createdAt", l.expires_at as "expiresAt",
  l.revoked_at as "revokedAt", o.openings, o.opened_at as "openedAt"`;
const from = `roadside_links l left join lateral (
    select count(*)::int as openings, max(opened_at) as opened_at from roadside_openings
    where business_id = l.business_id and link_id = l.id
  ) o on true where l.business_id = $1 and l.asset_id = $2`;

export const listLinks = (tx: Tx, businessId: string, vehicle: string, page: PageQuery) =>
  selectPage<LinkRow>(tx, page, { columns, from, values: [businessId, vehicle], orderBy: 'l.id desc' });

export async function findLink(tx: Tx, businessId: string, vehicle: string, id: string): Promise<LinkRow | undefined> {
  const [found] = await tx.query<LinkRow>(`select ${columns} from ${from} and l.id = $3`, [businessId, vehicle, id]);
  return found;
}

/** Of one vehicle; its row is locked, so that those who make one take turns. */
export async function countOpenLinks(tx: Tx, businessId: string, vehicle: string, now: Date): Promise<number> {
  await tx.query('select from assets where business_id = $1 and id = $2 for update', [businessId, vehicle]);
  const open = await tx.query(
    `select from roadside_links where business_id = $1 and asset_id = $2 and revoked_at is null and expires_at > $3`,
    [businessId, vehicle, now],
  );
  return open.length;
}

type NewLink = { vehicle: string; digest: Buffer; holder: string; createdBy: string; now: Date; expiresAt: Date };

export async function addLink(tx: Tx, businessId: string, link: NewLink): Promise<string> {
  const id = newId();
  const { vehicle, digest, holder, createdBy, now, expiresAt } = link;
  await tx.query(
    `insert into roadside_links (business_id, id, asset_id, token_digest, holder, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, vehicle, digest, holder, createdBy, now, expiresAt],
  );
  return id;
}

/** @returns whether it was open until now */
export async function revokeLink(tx: Tx, businessId: string, id: string, now: Date): Promise<boolean> {
  const revoked = await tx.query(
    `update roadside_links set revoked_at = $3
     where business_id = $1 and id = $2 and revoked_at is null and expires_at > $3 returning id`,
    [businessId, id, now],
  );
  return revoked.length > 0;
}

type OpeningRow = { id: string; holder: string; file: string; address: string; openedAt: Date };

export const listOpenings = (tx: Tx, businessId: string, vehicle: string, page: PageQuery) =>
  selectPage<OpeningRow>(tx, page, {
    columns: 'o.id, l.holder, o.file, o.address, o.opened_at as "openedAt"',
    from: `roadside_openings o join roadside_links l on l.business_id = o.business_id and l.id = o.link_id
      where o.business_id = $1 and l.asset_id = $2`,
    values: [businessId, vehicle],
    orderBy: 'o.id desc',
  });

type Opening = { link: string; file: string; address: string; now: Date };

export async function addOpening(tx: Tx, businessId: string, { link, file, address, now }: Opening): Promise<void> {
  await tx.query(
    `insert into roadside_openings (business_id, id, link_id, file, address, opened_at) values ($1, $2, $3, $4, $5, $6)`,
    [businessId, newId(), link, file, address, now],
  );
}

/** Whose link it is; for people who are in no business. */
export async function findLinkOwner(db: Database, digest: Buffer) {
  const [found] = await db.system((tx) =>
    tx.query<{ businessId: string; id: string }>('select business_id as "businessId", id from roadside_link_of($1)', [
      digest,
    ]),
  );
  return found;
}

/** What an open link leads to; undefined for one that has ended, a vehicle in the bin and a closed business. */
export async function findOpenLink(tx: Tx, businessId: string, id: string, now: Date) {
  const [found] = await tx.query<{ vehicle: string; expiresAt: Date }>(
    `select l.asset_id as vehicle, l.expires_at as "expiresAt"
     from roadside_links l join assets a on a.business_id = l.business_id and a.id = l.asset_id and a.deleted_at is null
     join businesses b on b.id = l.business_id and b.closed_at is null
     where l.business_id = $1 and l.id = $2 and l.revoked_at is null and l.expires_at > $3`,
    [businessId, id, now],
  );
  return found;
}

/** The media types of files, by their ids. */
export async function typesOfFiles(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: string; type: string }>(
    'select id, type from asset_attachments where business_id = $1 and id = any($2)',
    [businessId, ids],
  );
  return new Map(rows.map(({ id, type }) => [id, type]));
}
