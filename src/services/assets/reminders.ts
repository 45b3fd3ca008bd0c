import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Asked = NonNullable<operations['listReminders']['parameters']['query']>;
type OfBusiness = { businessId: string };
type NewReminder = components['schemas']['NewReminder'];

/** What shows reminders. */
export const reminderKeys = (businessId: string) =>
  [
    'listReminders',
    'getReminder',
    'listMaintenance',
    'getMaintenance',
    'listAssetMaintenance',
    'listPlannedMaintenance',
    'listAssetDocuments',
  ].map((query) => [query, businessId]);

/** A page of the reminders of what is due, what is due first coming first. */
export const remindersQuery = (businessId: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listReminders', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/reminders/reminders_filter/', { params, signal }));
    },
  });

/** The members who can be named in a reminder. */
export const reminderRecipientsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listReminderRecipients', businessId],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId } };
      return bodyOf(client.GET('/c/{domain}/asset-management/reminders/recipients/', { params, signal }));
    },
  });

/** A reminder to change: as it is now, never as it was some time ago. */
export const reminderQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getReminder', businessId, id],
    gcTime: 0,
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId, id } };
      return bodyOf(client.GET('/c/{domain}/asset-management/reminders/{id}/', { params, signal }));
    },
  });

/** Idempotent. */
export function changeReminder(
  { businessId, id, seen, ...body }: OfBusiness & { id: string } & components['schemas']['ReminderChange'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/reminders/{id}/', { params, body, signal }));
}

/** Idempotent by key. It says nothing until what is due is saved with its id. */
export function createReminder(
  { businessId, idempotencyKey, ...body }: OfBusiness & NewReminder & { idempotencyKey: string },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/reminders/', { params, body, signal }));
}

/** Idempotent. */
export const cancelReminder = (input: OfBusiness & { id: string }, { signal }: Options) =>
  bodyOf(client.DELETE('/c/{domain}/asset-management/reminders/{id}/', { params: { path: pathOf(input) }, signal }));
