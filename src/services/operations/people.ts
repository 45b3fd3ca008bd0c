// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** Check the link of an invitation. */
export const validateActivationToken = /* @__PURE__ */ operation('validateActivationToken', 'post /accounts/auth/activation/validate/', { body: 'json', open: true });

/** Accept an invitation with a new account. */
export const createInvitedAccount = /* @__PURE__ */ operation('createInvitedAccount', 'post /accounts/auth/activation/create_account/', { body: 'json', open: true, changes: ['audit_log', 'benefits', 'devices', 'employees', 'invitations', 'notifications', 'people'] });

/** Accept an invitation with an existing account. */
export const signInFromInvitation = /* @__PURE__ */ operation('signInFromInvitation', 'post /accounts/auth/activation/sign_in/', { body: 'json', open: true, changes: ['audit_log', 'benefits', 'devices', 'employees', 'invitations', 'notifications', 'people'] });

/** Accept an invitation with the second step. */
export const completeInvitedSignIn = /* @__PURE__ */ operation('completeInvitedSignIn', 'post /accounts/auth/activation/second_step/', { body: 'json', open: true, changes: ['audit_log', 'benefits', 'devices', 'employees', 'invitations', 'notifications', 'people', 'second_steps'] });

/** Request a new invitation with an old link. */
export const requestFreshInvitation = /* @__PURE__ */ operation('requestFreshInvitation', 'post /accounts/auth/activation/request_invitation/', { body: 'json', open: true, changes: ['audit_log', 'invitations', 'notifications'] });

/** List the invitations of the business. */
export const listInvitations = /* @__PURE__ */ operation('listInvitations', 'get /c/{domain}/employee_user_invitations/', { page: true, shows: 'Invitation', reads: ['employees', 'invitations', 'people'] });

/** Invite people. */
export const sendInvitations = /* @__PURE__ */ operation('sendInvitations', 'post /c/{domain}/employee_user_invitations/', { body: 'json', keyed: true, changes: ['audit_log', 'invitations'] });

/** Withdraw an invitation. */
export const withdrawInvitation = /* @__PURE__ */ operation('withdrawInvitation', 'delete /c/{domain}/employee_user_invitations/{id}/', { changes: ['audit_log', 'invitations'] });

/** Send an invitation again. */
export const resendInvitation = /* @__PURE__ */ operation('resendInvitation', 'post /c/{domain}/employee_user_invitations/{id}/resend/', { shows: 'Invitation', changes: ['audit_log', 'invitations'] });

/** Make a link for the invitation of an employee. */
export const createInvitationLink = /* @__PURE__ */ operation('createInvitationLink', 'post /c/{domain}/employee_user_invitations/{id}/link/', { changes: ['audit_log', 'invitations'] });

/** Invite employees to an account. */
export const inviteEmployees = /* @__PURE__ */ operation('inviteEmployees', 'post /c/{domain}/employee_user_invitations/employees/', { body: 'json', keyed: true, changes: ['audit_log', 'invitations'] });

/** Open the link of an invitation that was sent by other means than mail. */
export const openInvitationLink = /* @__PURE__ */ operation('openInvitationLink', 'get /invitation_links/{token}/', { open: true, reads: ['businesses', 'employees', 'invitations', 'people'] });

/** Name the address to which an invitation is mailed. */
export const claimInvitationLink = /* @__PURE__ */ operation('claimInvitationLink', 'post /invitation_links/{token}/', { body: 'json', open: true, changes: ['audit_log', 'invitations'] });

/** List the members and their permissions. */
export const listMembers = /* @__PURE__ */ operation('listMembers', 'get /c/{domain}/members/', { page: true, shows: 'Member', reads: ['people'] });

/** Remove a person from the business. */
export const removeMember = /* @__PURE__ */ operation('removeMember', 'delete /c/{domain}/members/{id}/', { changes: ['administrator_handovers', 'audit_log', 'invitations', 'notifications', 'people'] });

/** Set a member's permissions. */
export const setMemberPermissions = /* @__PURE__ */ edit('setMemberPermissions', 'put /c/{domain}/members/{id}/permissions/', { body: 'json', shows: 'Member', changes: ['audit_log', 'invitations', 'notifications', 'people'] });

/** Leave the business. */
export const leaveBusiness = /* @__PURE__ */ operation('leaveBusiness', 'delete /c/{domain}/membership/', { changes: ['administrator_handovers', 'audit_log', 'invitations', 'notifications', 'people'] });

/** The open handover. */
export const getAdministratorHandover = /* @__PURE__ */ operation('getAdministratorHandover', 'get /c/{domain}/administrator_handover/', { reads: ['administrator_handovers', 'people'] });

/** Name a member as the next administrator. */
export const nameAdministrator = /* @__PURE__ */ operation('nameAdministrator', 'post /c/{domain}/administrator_handover/', { body: 'json', changes: ['administrator_handovers', 'audit_log', 'notifications'] });

/** Cancel a handover. */
export const cancelAdministratorHandover = /* @__PURE__ */ operation('cancelAdministratorHandover', 'delete /c/{domain}/administrator_handover/{id}/', { changes: ['administrator_handovers', 'audit_log'] });

/** Become the administrator. */
export const acceptAdministratorHandover = /* @__PURE__ */ operation('acceptAdministratorHandover', 'post /c/{domain}/administrator_handover/{id}/accept/', { changes: ['administrator_handovers', 'audit_log', 'notifications', 'people'] });

/** Decline to become the administrator. */
export const declineAdministratorHandover = /* @__PURE__ */ operation('declineAdministratorHandover', 'post /c/{domain}/administrator_handover/{id}/decline/', { changes: ['administrator_handovers', 'audit_log', 'notifications'] });

/** List the audit log. */
export const listAuditLog = /* @__PURE__ */ operation('listAuditLog', 'get /c/{domain}/audit_log/', { page: true, reads: ['audit_log'] });

/** List what was done in the business lately. */
export const listActivity = /* @__PURE__ */ operation('listActivity', 'get /c/{domain}/activity/', { page: true, reads: ['audit_log'] });

/** Export the audit log. */
export const exportAuditLog = /* @__PURE__ */ operation('exportAuditLog', 'get /c/{domain}/audit_log/export/', { file: true, reads: ['audit_log'] });
