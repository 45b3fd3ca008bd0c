/** Decides whether a recognised person may run an operation, by the operation's marks in the contract. */
import type { Operation, Permission } from '../contract.ts';
import type { Tx } from '../database/database.ts';
import { refuse } from '../errors.ts';
import type { Who } from './request.ts';

export type Authorised = {
  /** As its row has it, for which the caller named it. */
  businessId: string | null;
  isOwner: boolean;
  permissions: readonly Permission[];
  /** From when on nothing may be changed in the business; null when it may. */
  readOnlyFrom: Date | null;
};
/** Checks that the session is valid and loads the person's permissions in the business. @throws 401, 404 */
export type Authorise = (tx: Tx, who: Who & { businessId: string | null; now: Date }) => Promise<Authorised>;

/** What a request asks, valid by the contract. */
export type Asked = { params: unknown; query: unknown; body: unknown };

/** Whether a person has, today, a thing that has a holder, or any of its kind where `id` is null. */
export type Holds = (tx: Tx, asked: { businessId: string; userId: string; id: string | null }) => Promise<boolean>;

/** Whether one of some employees is the person who asks. */
export type IsAmong = (tx: Tx, asked: { businessId: string; userId: string; employees: string[] }) => Promise<boolean>;

/**
 * Only the owner acts on their own employment, pay and record: a business may have no other person who could.
 * @throws 403 where a request acts on the person who asks
 */
export async function assertNotOneself(
  tx: Tx,
  { actsOn }: Operation,
  request: Asked,
  { businessId, isOwner }: Authorised,
  { isAmong, userId }: { isAmong: IsAmong; userId: string },
): Promise<void> {
  if (isOwner || businessId === null) return;
  const named = actsOn.flatMap(({ place, name }) => (request[place] as Record<string, unknown> | null)?.[name] ?? []);
  const employees = named.filter((id) => typeof id === 'string');
  if (employees.length > 0 && (await isAmong(tx, { businessId, userId, employees })))
    throw refuse.forbidden('Somebody else has to do this, because it is about yourself.', 'oneself');
}

/** What whoever has a thing may do with it, without a permission: the operations with the mark `x-holder`. */
export const isOpenToHolder = async (
  tx: Tx,
  { forHolder, permissions: needed }: Operation,
  params: unknown,
  { businessId, isOwner, permissions }: Authorised,
  { holds, userId }: { holds: Holds; userId: string },
): Promise<boolean> => {
  if (forHolder === null || businessId === null) return false;
  if (isOwner || needed.some((one) => permissions.includes(one))) return false;
  return holds(tx, { businessId, userId, id: forHolder === 'any' ? null : (params as { id: string }).id });
};

/** @throws 403 where the person lacks a permission, is not the owner, or the business is read-only */
export function assertAllowed(
  operation: Operation,
  request: Asked,
  { isOwner, permissions, readOnlyFrom }: Authorised,
  { now, isHolder }: { now: Date; isHolder: boolean },
) {
  const { permissionsBy: by } = operation;
  const kind = by && (request[by.place] as Record<string, string>)[by.name];
  const needed = by === null ? operation.permissions : (by.needed[kind ?? ''] ?? operation.permissions);
  if (!isOwner) {
    if (operation.isForOwner) throw refuse.forbidden(undefined, 'owner');
    const isAllowed = isHolder || needed.length === 0 || needed.some((one) => permissions.includes(one));
    if (!isAllowed) throw refuse.forbidden(undefined, needed[0]);
  }
  const isReadOnly = readOnlyFrom !== null && readOnlyFrom <= now;
  if (isReadOnly && operation.isRefusedWhenReadOnly) throw refuse.readOnly();
}
