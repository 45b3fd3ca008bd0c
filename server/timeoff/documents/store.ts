/** Documents of requests for time off, such as certificates. Their files are those of HR. */
import type { components } from '../../../openapi/generated/contract.ts';
import { fileInfo } from '../../hr/port.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

export type Document = {
  id: string;
  requestId: string;
  fileId: string;
  fileInfo: components['schemas']['StoredFile'];
  added_by: string;
  added_at: Date;
};

const selected = `select d.id, d.request_id as "requestId", d.file_id as "fileId", ${fileInfo}, d.added_by, d.added_at
  from timeoff_documents d join hr_files f on f.business_id = d.business_id and f.id = d.file_id`;

/** Of several requests, the oldest first. */
export const listDocuments = (tx: Tx, businessId: string, requests: readonly string[]): Promise<Document[]> =>
  tx.query(`${selected} where d.business_id = $1 and d.request_id = any($2) order by d.added_at, d.id`, [
    businessId,
    requests,
  ]);

export async function findDocument(tx: Tx, businessId: string, requestId: string, id: string) {
  const [found] = await tx.query<Document>(`${selected} where d.business_id = $1 and d.request_id = $2 and d.id = $3`, [
    businessId,
    requestId,
    id,
  ]);
  return found;
}

type NewDocuments = { requestId: string; files: readonly string[]; by: string; now: Date };

/** Of files that were taken in this transaction, in their order. */
export const addDocuments = (tx: Tx, businessId: string, { requestId, files, by, now }: NewDocuments) =>
  tx.query(
    `insert into timeoff_documents (business_id, id, request_id, file_id, added_by, added_at)
     select $1, d.id, $2, d.file_id, $5, $6 from unnest($3::uuid[], $4::uuid[]) as d (id, file_id)`,
    [businessId, requestId, files.map(() => newId()), files, by, now],
  );

export const deleteDocument = (tx: Tx, businessId: string, id: string) =>
  tx.query('delete from timeoff_documents where business_id = $1 and id = $2', [businessId, id]);
