import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/assets.makes.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Addition = { businessId: string; idempotencyKey: string } & components['schemas']['NewMake'];

/** A model of the business's own, of any make. Idempotent by key. The server refuses an existing name at its field. */
export const createMakeModel = reporting(
  ({ businessId, make, idempotencyKey, ...body }: Addition & { make: string }, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: make }), header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.POST('/c/{domain}/asset-management/make/{id}/models/', { params, body, signal }));
  },
  of.createMakeModel.changes,
);
