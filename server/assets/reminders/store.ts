/** The assets that reminders are about. */
import type { components } from '../../../openapi/generated/contract.ts';
import { usersOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database.ts';

/** What the engine calls an asset. */
export const aboutAsset = 'asset';

export type NamedAsset = components['schemas']['Reminder']['asset'];

/** By id; those in the bin are not among them. */
export async function describeAssets(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, NamedAsset>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<NamedAsset>(
    'select id, name, number from assets where business_id = $1 and id = any($2) and deleted_at is null',
    [businessId, [...new Set(ids)]],
  );
  return new Map(found.map((asset) => [asset.id, asset]));
}

/** The members who have these assets, by the id of the asset. */
export async function holdersOfAssets(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const held = await tx.query<{ id: string; assignee: string }>(
    'select id, assignee_id as assignee from assets where business_id = $1 and id = any($2) and assignee_id is not null',
    [businessId, ids],
  );
  const users = await usersOf(
    tx,
    businessId,
    held.map(({ assignee }) => assignee),
  );
  return new Map(held.flatMap(({ id, assignee }) => (users.has(assignee) ? [[id, users.get(assignee) ?? '']] : [])));
}
