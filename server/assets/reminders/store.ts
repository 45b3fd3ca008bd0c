/** The assets that reminders are about. */
import type { components } from '../../../openapi/generated/contract.ts';
import { contactsOf, usersOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';

/** What the engine calls an asset. */
export const aboutAsset = 'asset';

type NamedAsset = components['schemas']['Reminder']['asset'];
export type HeldAsset = NamedAsset & { holder: components['schemas']['Reminder']['holder'] };

/** By id; those in the bin are not among them. */
export async function describeAssets(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, HeldAsset>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<NamedAsset & { assignee: string | null }>(
    `select id, name, number, assignee_id as assignee from assets
     where business_id = $1 and id = any($2) and deleted_at is null`,
    [businessId, [...new Set(ids)]],
  );
  const contacts = await contactsOf(
    tx,
    businessId,
    found.flatMap(({ assignee }) => assignee ?? []),
  );
  return new Map(
    found.map(({ assignee, ...asset }) => [asset.id, { ...asset, holder: contacts.get(assignee ?? '') ?? null }]),
  );
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
