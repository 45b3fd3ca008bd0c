import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/assets.issues.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };

type NewIssue = OfBusiness & { idempotencyKey: string; asset: string } & Schemas['NewIssue'];

/** Idempotent by key. */
export const reportIssue = reporting(
  ({ businessId, idempotencyKey, asset, ...body }: NewIssue, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: asset }), header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.POST('/c/{domain}/asset-management/assets/{id}/issues/', { params, body, signal }));
  },
  of.reportIssue.changes,
);
