// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The time off that an employee took or will take. */
export const listTimeoffTaken = /* @__PURE__ */ operation('listTimeoffTaken', 'get /c/{domain}/employees/{id}/timeoff_taken/', { page: true, reads: ['businesses', 'employees', 'timeoff_entries', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests'] });

/** Record time off that an employee took. */
export const recordEmployeeTimeoffTaken = /* @__PURE__ */ operation('recordEmployeeTimeoffTaken', 'post /c/{domain}/employees/{id}/timeoff_taken/', { body: 'json', shows: 'TimeoffTakenBy', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** Give back time off that an employee took. */
export const deleteTimeoffTaken = /* @__PURE__ */ operation('deleteTimeoffTaken', 'delete /c/{domain}/employees/{id}/timeoff_taken/{request}/', { changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** The time off that people took or will take. */
export const listAllTimeoffTaken = /* @__PURE__ */ operation('listAllTimeoffTaken', 'get /c/{domain}/timeoff_taken/', { page: true, shows: 'TimeoffTakenBy', reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_policies', 'timeoff_requests'] });

/** Record time off that several employees took. */
export const recordTimeoffTaken = /* @__PURE__ */ operation('recordTimeoffTaken', 'post /c/{domain}/timeoff_taken/record/', { body: 'json', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** What was added to and taken off balances by hand. */
export const listAllTimeoffAdjustments = /* @__PURE__ */ operation('listAllTimeoffAdjustments', 'get /c/{domain}/timeoff_taken/adjustments/', { page: true, reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_entries', 'timeoff_policies'] });
