import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from './shared/client.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** A page of invitations. Until another page has come, the one before stays. */
export const invitationsQuery = (businessId: string, asked: Asked<'listInvitations'>) =>
  queryOptions({
    queryKey: ['listInvitations', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/employee_user_invitations/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export type SendInvitations = OfBusiness & { idempotencyKey: string; invitations: Schemas['NewInvitations'] };

/** A repeated call with the same key sends nothing again. */
export function sendInvitations({ businessId, idempotencyKey, invitations }: SendInvitations, { signal }: Options) {
  const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/employee_user_invitations/', { params, body: invitations, signal }));
}

export function resendInvitation(input: OfOne, { signal }: Options) {
  return bodyOf(
    client.POST('/c/{domain}/employee_user_invitations/{id}/resend/', { params: { path: pathOf(input) }, signal }),
  );
}

export async function withdrawInvitation(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/employee_user_invitations/{id}/', { params: { path: pathOf(input) }, signal }),
  );
}

/** A page of the people of a business, its owner first. Until another page has come, the one before stays. */
export const membersQuery = (businessId: string, asked: Asked<'listMembers'>) =>
  queryOptions({
    queryKey: ['listMembers', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/members/', { params: { path: { domain: businessId }, query: asked }, signal })),
    placeholderData: keepPreviousData,
  });

/** The most that the server gives in one page. */
const largestPage = 100;

/** Everybody in a business by name, its owner first: for choosing one of them. */
export const everyMemberQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listMembers', businessId, 'all'],
    queryFn: async ({ signal }) => {
      const members: Schemas['Member'][] = [];
      for (let page = 1; ; page += 1) {
        const params = { path: { domain: businessId }, query: { page, page_size: largestPage } };
        const { results, next } = await bodyOf(client.GET('/c/{domain}/members/', { params, signal }));
        members.push(...results);
        if (next === null) return members;
      }
    },
  });

/** Exactly these from the person's next request on. Refused as a conflict for the owner, who has all. */
export function setMemberPermissions(
  { permissions, ...path }: OfOne & Schemas['GivenPermissions'],
  { signal }: Options,
) {
  const body = { permissions };
  return bodyOf(client.PUT('/c/{domain}/members/{id}/permissions/', { params: { path: pathOf(path) }, body, signal }));
}

export async function removeMember(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/members/{id}/', { params: { path: pathOf(input) }, signal }));
}

/** The handover that is open between the signed-in person and another, or null. */
export function getAdministratorHandover(input: OfBusiness, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/administrator_handover/', { params: { path: pathOf(input) }, signal }));
}

/** The same as a screen shows it in passing. */
export const handoverQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getAdministratorHandover', businessId],
    queryFn: ({ signal }) => getAdministratorHandover({ businessId }, { signal }),
    staleTime: 0,
  });

/** Refused as a conflict while another handover is open. */
export function nameAdministrator({ businessId, ...body }: OfBusiness & Schemas['NewHandover'], { signal }: Options) {
  return bodyOf(
    client.POST('/c/{domain}/administrator_handover/', { params: { path: { domain: businessId } }, body, signal }),
  );
}

/** Like its answers, refused as a conflict once the handover has ended. */
export async function cancelAdministratorHandover(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/administrator_handover/{id}/', { params: { path: pathOf(input) }, signal }));
}

export async function acceptAdministratorHandover(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.POST('/c/{domain}/administrator_handover/{id}/accept/', { params: { path: pathOf(input) }, signal }),
  );
}

export async function declineAdministratorHandover(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.POST('/c/{domain}/administrator_handover/{id}/decline/', { params: { path: pathOf(input) }, signal }),
  );
}

/** A page of what was done in a business, the newest first. */
export const auditLogQuery = (businessId: string, asked: Asked<'listAuditLog'>) =>
  queryOptions({
    queryKey: ['listAuditLog', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/audit_log/', { params: { path: { domain: businessId }, query: asked }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All of it as a file of comma-separated values: a link could not send the access token. */
export function exportAuditLog(input: OfBusiness, { signal }: Options) {
  return bodyOf<Blob>(
    client.GET('/c/{domain}/audit_log/export/', { params: { path: pathOf(input) }, parseAs: 'blob', signal }),
  );
}
