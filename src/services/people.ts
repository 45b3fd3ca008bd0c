import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import * as of from './operations/people.ts';
import { getAdministratorHandover } from './operations/people.ts';
import { reporting } from './shared/changes.ts';
import { bodyOf, client, type Options, open } from './shared/client.ts';
import { readsOf } from './shared/query.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };

export type SendInvitations = OfBusiness & { idempotencyKey: string; invitations: Schemas['NewInvitations'] };

/** Idempotent by key: the same key sends each invitation once. */
export const sendInvitations = reporting(
  ({ businessId, idempotencyKey, invitations }: SendInvitations, { signal }: Options) => {
    const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.POST('/c/{domain}/employee_user_invitations/', { params, body: invitations, signal }));
  },
  of.sendInvitations.changes,
);

type InviteEmployees = OfBusiness & { idempotencyKey: string; body: Schemas['EmployeesToInvite'] };

/** Idempotent by key, as `sendInvitations`. */
export const inviteEmployees = reporting(
  ({ businessId, idempotencyKey, body }: InviteEmployees, { signal }: Options) => {
    const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.POST('/c/{domain}/employee_user_invitations/employees/', { params, body, signal }));
  },
  of.inviteEmployees.changes,
);

/** For whoever has the link, without an account. */
export const sharedInvitationQuery = (token: string) =>
  queryOptions({
    meta: readsOf(of.openInvitationLink),
    queryKey: ['openInvitationLink', token],
    queryFn: ({ signal }) => bodyOf(open.GET('/invitation_links/{token}/', { params: { path: { token } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The server's largest page. */
const largestPage = 100;

/** All members by name, the owner first, for a picker. */
export const everyMemberQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.listMembers),
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

/** The same as a query, for screens that only show it. */
export const handoverQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(getAdministratorHandover),
    queryKey: ['getAdministratorHandover', businessId],
    queryFn: ({ signal }) => getAdministratorHandover({ businessId }, { signal }),
    staleTime: 0,
  });

/** A page of the audit log, newest first. */
export const auditLogQuery = (businessId: string, asked: Asked<'listAuditLog'>) =>
  queryOptions({
    meta: readsOf(of.listAuditLog),
    queryKey: ['listAuditLog', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/audit_log/', { params: { path: { domain: businessId }, query: asked }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What was done lately, newest first, as far as this person may know. */
export const activityQuery = (businessId: string, pageSize: number) =>
  queryOptions({
    meta: readsOf(of.listActivity),
    queryKey: ['listActivity', businessId, pageSize],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: { page: 1, page_size: pageSize } };
      return bodyOf(client.GET('/c/{domain}/activity/', { params, signal }));
    },
    staleTime: 0,
  });
