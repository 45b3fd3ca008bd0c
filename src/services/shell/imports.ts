/** Imports into any list that the contract names: what differs from its operations. */
import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/shell.imports.ts';
import type { Options } from '../shared/client.ts';

export type ImportKind = components['schemas']['ImportKind'];
type OfOne = { businessId: string; kind: ImportKind; id: string };

/** Begins to store; what stopped goes on. Idempotent by key, which is the one of its beginning by default. */
export const commitImport = ({ idempotencyKey, ...one }: OfOne & { idempotencyKey?: string }, { signal }: Options) =>
  of.commitImport({ ...one, idempotencyKey: idempotencyKey ?? `commit-${one.id}` }, { signal });

/** What is stored already stays. Idempotent by key. */
export const cancelImport = ({ businessId, kind, id }: OfOne, { signal }: Options) =>
  of.cancelImport({ businessId, kind, id, idempotencyKey: `cancel-${id}` }, { signal });
