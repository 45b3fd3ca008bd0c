/** Documents of employees, and requests for them. */

import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/hr.documents.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type OfAnswer = OfOne & { employee: string };

export const acceptDocumentAnswer = reporting(
  ({ reminder_days, ...path }: OfAnswer & Schemas['DocumentAcceptance'], { signal, ...key }: KeyedOptions) =>
    bodyOf(
      client.POST('/c/{domain}/document_requests/{id}/answers/{employee}/accept/', {
        params: { path: pathOf(path), ...keyHeader(key) },
        body: reminder_days === undefined ? {} : { reminder_days },
        signal,
      }),
    ),
  of.acceptDocumentAnswer.changes,
);
