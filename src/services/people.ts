import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, open, pathOf } from './shared/client.ts';
import { ifVersion, type Seen } from './shared/if-version.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** A page of invitations. The previous page stays until the next one has loaded. */
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

/** Idempotent by key: the same key sends each invitation once. */
export function sendInvitations({ businessId, idempotencyKey, invitations }: SendInvitations, { signal }: Options) {
  const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/employee_user_invitations/', { params, body: invitations, signal }));
}

type InviteEmployees = OfBusiness & { idempotencyKey: string; body: Schemas['EmployeesToInvite'] };

/** Idempotent by key, as `sendInvitations`. */
export function inviteEmployees({ businessId, idempotencyKey, body }: InviteEmployees, { signal }: Options) {
  const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/employee_user_invitations/employees/', { params, body, signal }));
}

/** Its address is answered this once; the link before it ends. */
export function createInvitationLink(input: OfOne, { signal }: Options) {
  return bodyOf(
    client.POST('/c/{domain}/employee_user_invitations/{id}/link/', { params: { path: pathOf(input) }, signal }),
  );
}

/** For whoever has the link, without an account. */
export const sharedInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['openInvitationLink', token],
    queryFn: ({ signal }) => bodyOf(open.GET('/invitation_links/{token}/', { params: { path: { token } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Has the invitation mailed to this address. */
export function claimInvitationLink({ token, email }: { token: string; email: string }, { signal }: Options) {
  const params = { path: { token } };
  return bodyOf(open.POST('/invitation_links/{token}/', { params, body: { email }, signal }));
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

/** A page of members, the owner first. The previous page stays until the next one has loaded. */
export const membersQuery = (businessId: string, asked: Asked<'listMembers'>) =>
  queryOptions({
    queryKey: ['listMembers', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/members/', { params: { path: { domain: businessId }, query: asked }, signal })),
    placeholderData: keepPreviousData,
  });

/** The server's largest page. */
const largestPage = 100;

/** All members by name, the owner first, for a picker. */
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

/** Sets exactly these permissions from the member's next request on. The server answers a conflict for the owner. */
export function setMemberPermissions(
  { permissions, seen, ...path }: OfOne & Schemas['GivenPermissions'] & Seen,
  { signal }: Options,
) {
  const body = { permissions };
  const params = { path: pathOf(path), ...ifVersion(seen, body) };
  return bodyOf(client.PUT('/c/{domain}/members/{id}/permissions/', { params, body, signal }));
}

export async function removeMember(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/members/{id}/', { params: { path: pathOf(input) }, signal }));
}

/** The signed-in person's open handover, or null. */
export function getAdministratorHandover(input: OfBusiness, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/administrator_handover/', { params: { path: pathOf(input) }, signal }));
}

/** The same as a query, for screens that only show it. */
export const handoverQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getAdministratorHandover', businessId],
    queryFn: ({ signal }) => getAdministratorHandover({ businessId }, { signal }),
    staleTime: 0,
  });

/** The server answers a conflict while another handover is open. */
export function nameAdministrator({ businessId, ...body }: OfBusiness & Schemas['NewHandover'], { signal }: Options) {
  return bodyOf(
    client.POST('/c/{domain}/administrator_handover/', { params: { path: { domain: businessId } }, body, signal }),
  );
}

/** Like accepting and declining, answered with a conflict when the handover has ended. */
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

/** A page of the audit log, newest first. */
export const auditLogQuery = (businessId: string, asked: Asked<'listAuditLog'>) =>
  queryOptions({
    queryKey: ['listAuditLog', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/audit_log/', { params: { path: { domain: businessId }, query: asked }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What was done lately, newest first, as far as this person may know. */
export const activityQuery = (businessId: string, pageSize: number) =>
  queryOptions({
    queryKey: ['listActivity', businessId, pageSize],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: { page: 1, page_size: pageSize } };
      return bodyOf(client.GET('/c/{domain}/activity/', { params, signal }));
    },
    staleTime: 0,
  });

/** The whole audit log as a CSV blob, because a link cannot send the access token. */
export function exportAuditLog(input: OfBusiness, { signal }: Options) {
  return bodyOf<Blob>(
    client.GET('/c/{domain}/audit_log/export/', { params: { path: pathOf(input) }, parseAs: 'blob', signal }),
  );
}
