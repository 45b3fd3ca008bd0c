/** Assets by what is written on them, and what is written on their labels. */
import type { components } from '../../../openapi/generated/contract.ts';
import { codeOf } from '../../../rules/assets/codes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { coded, codeIn } from '../assets/codes.ts';
import { tokenIn } from './rules.ts';

export type LabelledAsset = components['schemas']['LabelledAsset'];
type Label = components['schemas']['Label'];

/** Where the address on a label leads; for people who are in no business. */
export async function findLabelled(db: Database, token: string) {
  const [found] = await db.system((tx) =>
    tx.query<{ businessId: string; assetId: string }>(
      'select business_id as "businessId", asset_id as "assetId" from labelled_asset($1)',
      [token],
    ),
  );
  return found;
}

/** What a label says to whoever opens its address; undefined for a closed business. */
export async function describeLabel(tx: Tx, businessId: string, assetId: string): Promise<Label | undefined> {
  const [found] = await tx.query<Label>(
    `select a.name, coalesce(s.takes_fault_reports, true) as takes_fault_reports
     from assets a join businesses b on b.id = a.business_id
     left join asset_settings s on s.business_id = a.business_id
     where a.business_id = $1 and a.id = $2 and a.deleted_at is null and b.closed_at is null`,
    [businessId, assetId],
  );
  return found;
}

/** By the address on its label, else its Asset ID, else its serial number or plate. Two at most. */
export async function findByCode(tx: Tx, businessId: string, code: string): Promise<LabelledAsset[]> {
  const found = 'select id, number, name from assets where business_id = $1 and deleted_at is null and';
  const written = [businessId, code.trim()];
  const token = tokenIn(code);
  if (token !== null) {
    const labelled = await tx.query<LabelledAsset>(`${found} label_token = $2`, [businessId, token]);
    if (labelled.length > 0) return labelled;
  }
  const numbered = await tx.query<LabelledAsset>(`${found} number = upper($2)`, written);
  if (numbered.length > 0) return numbered;
  return tx.query<LabelledAsset>(
    `${found} id in (${coded('$2')}) and (${codeIn('serial_no')} = any($2) or ${codeIn('plate_no')} = any($2)) limit 2`,
    [businessId, [codeOf(code)]],
  );
}

export type PrintedLabel = { number: string; name: string; token: string };

/** In the order of the ids; those that are not there are left out. */
export const listLabels = (tx: Tx, businessId: string, ids: readonly string[]): Promise<PrintedLabel[]> =>
  tx.query(
    `select a.number, a.name, a.label_token as token from unnest($2::uuid[]) with ordinality as asked (id, place)
     join assets a on a.business_id = $1 and a.id = asked.id where a.deleted_at is null order by place`,
    [businessId, ids],
  );

export async function businessNameOf(tx: Tx, businessId: string): Promise<string> {
  const [{ name } = { name: '' }] = await tx.query<{ name: string }>('select name from businesses where id = $1', [
    businessId,
  ]);
  return name;
}
