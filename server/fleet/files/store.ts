/** The files of vehicles. The register writes them; here they are read. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

type Attachment = components['schemas']['VehicleAttachment'];
type Named = { id: string; name: string };

/** @param businessId it is part of the address */
export const presentFile = (businessId: string, { id, name }: Named): Attachment => ({
  id,
  name,
  file: `/c/${businessId}/vehicle-attachments/${id}/file/`,
});

type By = { column: 'asset_id'; ids: readonly string[] } | { column: 'subject_id'; ids: readonly string[] };

/** By the id of the vehicle, or of the paper or entry; the first one first. */
async function filesBy(tx: Tx, businessId: string, { column, ids }: By): Promise<Map<string, Attachment[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<Named & { owner: string }>(
    `select id, name, ${column} as owner from asset_attachments
     where business_id = $1 and ${column} = any($2)${column === 'asset_id' ? " and subject_kind in ('document', 'maintenance')" : ''}
     order by id`,
    [businessId, ids],
  );
  const grouped = Map.groupBy(rows, ({ owner }) => owner);
  return new Map([...grouped].map(([id, files]) => [id, files.map((file) => presentFile(businessId, file))]));
}

export const filesOfVehicles = (tx: Tx, businessId: string, ids: readonly string[]) =>
  filesBy(tx, businessId, { column: 'asset_id', ids });

/** Of whatever belongs to vehicles: papers, services, repairs, readings, fuel, accidents and fines. */
export const filesOfSubjects = (tx: Tx, businessId: string, ids: readonly string[]) =>
  filesBy(tx, businessId, { column: 'subject_id', ids });

/** Whether it is a file of a vehicle that is not in the bin, or of nothing yet. */
export async function isFile(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const found = await tx.query(
    `select from asset_attachments f left join assets a on a.business_id = f.business_id and a.id = f.asset_id
     where f.business_id = $1 and f.id = $2
       and (f.subject_kind is null or (a.is_vehicle and a.deleted_at is null))`,
    [businessId, id],
  );
  return found.length > 0;
}

/** Which of these files papers, services or repairs of vehicles have already. */
export async function findTaken(tx: Tx, businessId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(
    `select f.id from asset_attachments f join assets a on a.business_id = f.business_id and a.id = f.asset_id
     where f.business_id = $1 and f.id = any($2) and f.subject_kind in ('document', 'maintenance')
       and a.is_vehicle and a.deleted_at is null`,
    [businessId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The vehicle of a paper or an entry that is there. */
export async function findSubject(tx: Tx, businessId: string, kind: 'document' | 'maintenance', id: string) {
  const table = kind === 'document' ? 'asset_documents' : 'maintenances';
  const [found] = await tx.query<{ vehicle: string }>(
    `select a.id as vehicle from ${table} s join assets a on a.business_id = s.business_id and a.id = s.asset_id
     where s.business_id = $1 and s.id = $2 and a.is_vehicle and a.deleted_at is null`,
    [businessId, id],
  );
  return found;
}
