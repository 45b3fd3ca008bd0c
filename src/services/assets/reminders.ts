import { queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Asked = NonNullable<operations['listReminders']['parameters']['query']>;
type OfBusiness = { businessId: string };

/** A page of the reminders of what is due, what is due first coming first. */
export const remindersQuery = (businessId: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listReminders', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/reminders/reminders_filter/', { params, signal }));
    },
  });

/** Idempotent. */
export const cancelReminder = (input: OfBusiness & { id: string }, { signal }: Options) =>
  bodyOf(client.DELETE('/c/{domain}/asset-management/reminders/{id}/', { params: { path: pathOf(input) }, signal }));
