// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The requests for time off of an employee. */
export const listEmployeeTimeoffRequests = /* @__PURE__ */ operation('listEmployeeTimeoffRequests', 'get /c/{domain}/employees/{id}/timeoff_requests/', { page: true, shows: 'TimeoffRequest', reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests'] });

/** Ask for time off for an employee. */
export const createEmployeeTimeoffRequest = /* @__PURE__ */ operation('createEmployeeTimeoffRequest', 'post /c/{domain}/employees/{id}/timeoff_requests/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_requests'] });

/** What time off of an employee would take. */
export const previewEmployeeTimeoffRequest = /* @__PURE__ */ operation('previewEmployeeTimeoffRequest', 'get /c/{domain}/employees/{id}/timeoff_requests/preview/', { reads: ['businesses', 'departments', 'employees', 'holidays', 'people', 'regions', 'timeoff_delegations', 'timeoff_blackouts', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** The requests for time off of the person. */
export const listMyTimeoffRequests = /* @__PURE__ */ operation('listMyTimeoffRequests', 'get /c/{domain}/my_timeoff_requests/', { page: true, shows: 'TimeoffRequest', reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests'] });

/** Ask for time off. */
export const createMyTimeoffRequest = /* @__PURE__ */ operation('createMyTimeoffRequest', 'post /c/{domain}/my_timeoff_requests/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_requests'] });

/** Days that make much of holidays. */
export const listMyTimeoffBridges = /* @__PURE__ */ operation('listMyTimeoffBridges', 'get /c/{domain}/my_timeoff_requests/bridges/', { reads: ['businesses', 'employees', 'holidays', 'regions', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** What time off would take. */
export const previewMyTimeoffRequest = /* @__PURE__ */ operation('previewMyTimeoffRequest', 'get /c/{domain}/my_timeoff_requests/preview/', { reads: ['businesses', 'departments', 'employees', 'holidays', 'people', 'regions', 'timeoff_delegations', 'timeoff_blackouts', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** Requests for time off. */
export const listTimeoffRequests = /* @__PURE__ */ operation('listTimeoffRequests', 'get /c/{domain}/timeoff_requests/', { page: true, shows: 'TimeoffRequest', reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests'] });

/** Approve a request for time off. */
export const approveTimeoffRequest = /* @__PURE__ */ operation('approveTimeoffRequest', 'post /c/{domain}/timeoff_requests/{id}/approve/', { shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** Decline a request for time off. */
export const declineTimeoffRequest = /* @__PURE__ */ operation('declineTimeoffRequest', 'post /c/{domain}/timeoff_requests/{id}/decline/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_requests'] });

/** Add documents to a request for time off. */
export const addTimeoffDocuments = /* @__PURE__ */ operation('addTimeoffDocuments', 'post /c/{domain}/timeoff_requests/{id}/documents/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_requests'] });

/** A document of a request for time off. */
export const downloadTimeoffDocument = /* @__PURE__ */ operation('downloadTimeoffDocument', 'get /c/{domain}/timeoff_requests/{id}/documents/{document}/', { file: true, reads: ['audit_log', 'businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests'], changes: ['audit_log'] });

/** Remove a document of a request for time off. */
export const removeTimeoffDocument = /* @__PURE__ */ operation('removeTimeoffDocument', 'delete /c/{domain}/timeoff_requests/{id}/documents/{document}/', { keyed: true, changes: ['audit_log', 'timeoff_requests'] });

/** What a leave card says. */
export const getTimeoffLeaveCard = /* @__PURE__ */ operation('getTimeoffLeaveCard', 'get /c/{domain}/timeoff_requests/{id}/leave_card/', { reads: ['businesses', 'departments', 'employees', 'holidays', 'people', 'regions', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** Shorten approved time off. */
export const shortenTimeoffRequest = /* @__PURE__ */ operation('shortenTimeoffRequest', 'post /c/{domain}/timeoff_requests/{id}/shorten/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** Cancel a request for time off. */
export const cancelTimeoffRequest = /* @__PURE__ */ operation('cancelTimeoffRequest', 'post /c/{domain}/timeoff_requests/{id}/cancel/', { shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });
