// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The time-off policies of the business. */
export const listTimeoffPolicies = /* @__PURE__ */ operation('listTimeoffPolicies', 'get /c/{domain}/timeoff_policy/', { page: true, shows: 'TimeoffPolicy', reads: ['businesses', 'employees', 'timeoff_policies'] });

/** Add a time-off policy. */
export const createTimeoffPolicy = /* @__PURE__ */ operation('createTimeoffPolicy', 'post /c/{domain}/timeoff_policy/', { body: 'json', shows: 'TimeoffPolicy', keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** Delete several time-off policies. */
export const bulkDeleteTimeoffPolicies = /* @__PURE__ */ operation('bulkDeleteTimeoffPolicies', 'patch /c/{domain}/timeoff_policy/bulk_delete/', { body: 'json', keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** Assign several policies to several employees. */
export const multiAssignTimeoffPolicies = /* @__PURE__ */ operation('multiAssignTimeoffPolicies', 'post /c/{domain}/timeoff_policy/multi_assign/', { body: 'json', keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** The policies that most businesses in Nigeria have. */
export const previewTimeoffPack = /* @__PURE__ */ operation('previewTimeoffPack', 'get /c/{domain}/timeoff_policy/pack/', { reads: ['timeoff_policies'] });

/** Add the policies that most businesses in Nigeria have. */
export const addTimeoffPack = /* @__PURE__ */ operation('addTimeoffPack', 'post /c/{domain}/timeoff_policy/pack/', { keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** One time-off policy. */
export const getTimeoffPolicy = /* @__PURE__ */ operation('getTimeoffPolicy', 'get /c/{domain}/timeoff_policy/{id}/', { shows: 'TimeoffPolicy', reads: ['businesses', 'employees', 'timeoff_policies'] });

/** Change a time-off policy. */
export const updateTimeoffPolicy = /* @__PURE__ */ edit('updateTimeoffPolicy', 'put /c/{domain}/timeoff_policy/{id}/', { body: 'json', shows: 'TimeoffPolicy', keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** Use an archived time-off policy again. */
export const restoreTimeoffPolicy = /* @__PURE__ */ operation('restoreTimeoffPolicy', 'post /c/{domain}/timeoff_policy/{id}/restore/', { shows: 'TimeoffPolicy', keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** The terms of a policy over time. */
export const listTimeoffPolicyVersions = /* @__PURE__ */ operation('listTimeoffPolicyVersions', 'get /c/{domain}/timeoff_policy/{id}/versions/', { page: true, reads: ['businesses', 'employees', 'timeoff_policies'] });

/** Employees with whether they have a policy. */
export const listTimeoffPolicyEmployees = /* @__PURE__ */ operation('listTimeoffPolicyEmployees', 'get /c/{domain}/timeoff_policy/{id}/employees/', { page: true, reads: ['businesses', 'departments', 'employees', 'timeoff_policies'] });

/** Assign a policy to employees. */
export const assignTimeoffPolicy = /* @__PURE__ */ operation('assignTimeoffPolicy', 'post /c/{domain}/timeoff_policy/{id}/assign/', { body: 'json', keyed: true, changes: ['audit_log', 'timeoff_policies'] });

/** End a policy for employees. */
export const unassignTimeoffPolicy = /* @__PURE__ */ operation('unassignTimeoffPolicy', 'post /c/{domain}/timeoff_policy/{id}/unassign/', { body: 'json', keyed: true, changes: ['audit_log', 'timeoff_policies'] });
