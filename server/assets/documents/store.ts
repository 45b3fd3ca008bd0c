/** Documents of assets, each with the versions that it renewed. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
export type DocumentRow = {
  id: string;
  asset_id: string;
  name: string;
  document_type: string | null;
  document_type_name: string | null;
  date_of_issue: string | null;
  expiry_date: string | null;
  version: number;
  /** Kilometres, of a vehicle's paper. */
  mileage: number | null;
  /** Whole naira, of a vehicle's paper. */
  cost: number | null;
  created_at: Date;
  /** The first of its files; null without one. */
  file: Schemas['Attachment'] | null;
};

const columns = `d.id, d.asset_id, d.name, d.document_type_id as document_type, t.name as document_type_name,
  d.date_of_issue::text as date_of_issue, d.expiry_date::text as expiry_date, d.version, d.mileage, d.cost::float8, d.created_at,
  (select json_build_object('id', f.id, 'fileInfo', json_build_object('name', f.name, 'type', f.type, 'size', f.size,
     'has_thumbnail', f.thumbnail_as is not null))
   from asset_attachments f where f.business_id = d.business_id and f.subject_kind = 'document' and f.subject_id = d.id
   order by f.id limit 1) as file`;
const joined = `asset_documents d
  left join document_types t on t.business_id = d.business_id and t.id = d.document_type_id`;

type ListQuery = PageQuery & { attachment_type?: Schemas['AttachmentType'] };

/** Those that have not been renewed. */
export const listDocuments = (tx: Tx, businessId: string, assetId: string, query: ListQuery) =>
  selectPage<DocumentRow>(tx, query, {
    columns,
    from: `${joined} where d.business_id = $1 and d.asset_id = $2 and d.is_current
      and ($3::boolean is null or (d.document_type_id is not null) = $3)`,
    values: [businessId, assetId, query.attachment_type === undefined ? null : query.attachment_type === 'statutory'],
    orderBy: "coalesce(d.expiry_date, 'infinity'), d.id desc",
  });

export const listVersions = (tx: Tx, businessId: string, id: string, query: PageQuery) =>
  selectPage<DocumentRow>(tx, query, {
    columns,
    from: `${joined} where d.business_id = $1 and d.series_id =
      (select series_id from asset_documents where business_id = $1 and id = $2)`,
    values: [businessId, id],
    orderBy: 'd.version desc',
  });

export async function findDocument(tx: Tx, businessId: string, id: string): Promise<DocumentRow | undefined> {
  const [found] = await tx.query<DocumentRow>(
    `select ${columns} from ${joined} where d.business_id = $1 and d.id = $2`,
    [businessId, id],
  );
  return found;
}

export type TitledAsset = { id: string; name: string; number: string };

/** Undefined for an asset that is in the bin. */
export async function findTitled(tx: Tx, businessId: string, id: string): Promise<TitledAsset | undefined> {
  const [found] = await tx.query<TitledAsset>(
    'select id, name, number from assets where business_id = $1 and id = $2 and deleted_at is null',
    [businessId, id],
  );
  return found;
}

type Series = { seriesId: string; version: number };
export type DocumentFacts = {
  typeId: string | null;
  name: string;
  dateOfIssue: string | null;
  expiryDate: string | null;
  mileage: number | null;
  /** Whole naira. */
  cost: number | null;
};
export type NewDocument = Series & DocumentFacts & { id: string; assetId: string; now: Date };

export async function addDocument(tx: Tx, businessId: string, document: NewDocument): Promise<void> {
  const { id, assetId, typeId, name, dateOfIssue, expiryDate, mileage, cost, seriesId, version, now } = document;
  await tx.query(
    `insert into asset_documents (business_id, id, asset_id, document_type_id, name, date_of_issue, expiry_date, mileage,
       cost, series_id, version, is_current, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, $12)`,
    [businessId, id, assetId, typeId, name, dateOfIssue, expiryDate, mileage, cost, seriesId, version, now],
  );
}

type Correction = Pick<NewDocument, 'id' | 'typeId' | 'name' | 'dateOfIssue' | 'expiryDate' | 'mileage' | 'cost'>;

export async function correctDocument(tx: Tx, businessId: string, corrected: Correction): Promise<void> {
  const { id, typeId, name, dateOfIssue, expiryDate, mileage, cost } = corrected;
  await tx.query(
    `update asset_documents set document_type_id = $3, name = $4, date_of_issue = $5, expiry_date = $6, mileage = $7,
       cost = $8
     where business_id = $1 and id = $2`,
    [businessId, id, typeId, name, dateOfIssue, expiryDate, mileage, cost],
  );
}

export async function deleteDocument(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from asset_documents where business_id = $1 and id = $2', [businessId, id]);
}

export type Claimed = Series & {
  id: string;
  asset: TitledAsset;
  typeId: string | null;
  name: string;
  dateOfIssue: string | null;
  expiryDate: string | null;
  mileage: number | null;
  cost: number | null;
  isCurrent: boolean;
};

/** Locks it with all its versions until the transaction ends. Undefined when its asset is in the bin. */
export async function claimDocument(tx: Tx, businessId: string, id: string): Promise<Claimed | undefined> {
  const rows = await tx.query<Claimed>(
    `select d.id, d.series_id as "seriesId", d.version, d.document_type_id as "typeId", d.name, d.date_of_issue::text as "dateOfIssue",
       d.expiry_date::text as "expiryDate", d.mileage, d.cost::float8, d.is_current as "isCurrent",
       json_build_object('id', a.id, 'name', a.name, 'number', a.number) as asset
     from asset_documents d join assets a on a.business_id = d.business_id and a.id = d.asset_id and a.deleted_at is null
     where d.business_id = $1 and d.series_id = (select series_id from asset_documents where business_id = $1 and id = $2)
     order by d.id for update of d`,
    [businessId, id],
  );
  return rows.find((row) => row.id === id);
}

export async function retire(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('update asset_documents set is_current = false where business_id = $1 and id = $2', [businessId, id]);
}

/** After a deletion: the latest version that is left is the current one. */
export async function reinstateLatest(tx: Tx, businessId: string, seriesId: string): Promise<void> {
  await tx.query(
    `update asset_documents set is_current = true where business_id = $1 and series_id = $2 and not is_current
       and version = (select max(version) from asset_documents where business_id = $1 and series_id = $2)`,
    [businessId, seriesId],
  );
}
