import { at } from './shared.ts';

export const peoplePaths = {
  verifyInvite: () => '/verify-invite',
  /** Where the link leads that HR has sent to an employee. */
  join: (token = ':token') => `/join/${token}`,
  invites: (query: { modal?: 'invite'; state?: 'pending' } = {}) => at('/invites', query),
  members: () => at('/settings', { tab: 'people' }),
  auditLog: () => at('/settings', { tab: 'audit-log' }),
  /** Without a business, the one in which a person works; `to` is the member who is asked. */
  administratorHandover: (query: { business?: string; to?: string } = {}) => at('/administrator-handover', query),
};
