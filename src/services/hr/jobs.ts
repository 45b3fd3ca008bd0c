/** The jobs of a business. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type NewJob = components['schemas']['NewJob'];
type OfOne = { businessId: string; id: string };
type JobsAsked = NonNullable<operations['listJobs']['parameters']['query']>;

/** A page of jobs. The previous page stays until the next one has loaded. */
export const jobsQuery = (businessId: string, asked: JobsAsked) =>
  queryOptions({
    queryKey: ['listJobs', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/jobs/', { params: { path: pathOf({ businessId }), query: asked }, signal })),
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. The server refuses an existing name at its field. */
export function createJob(
  { businessId, idempotencyKey, ...body }: { businessId: string; idempotencyKey: string } & NewJob,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/jobs/', { params, body, signal }));
}

export const updateJob = ({ businessId, id, seen, ...body }: OfOne & NewJob & Seen, { signal, ...key }: KeyedOptions) =>
  bodyOf(
    client.PUT('/c/{domain}/jobs/{id}/', {
      params: {
        path: pathOf({ businessId, id }),
        header: { ...keyHeader(key).header, ...ifVersion(seen, body).header },
      },
      body,
      signal,
    }),
  );

/** The server refuses with a conflict while employees have the job. */
export async function deleteJob(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/jobs/{id}/', { params: { path: pathOf(path), ...keyHeader(key) }, signal }));
}
