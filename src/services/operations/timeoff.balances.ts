// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What an employee has left of each policy, and why. */
export const listTimeoffBalances = /* @__PURE__ */ operation('listTimeoffBalances', 'get /c/{domain}/employees/{id}/timeoff/', { page: true, reads: ['businesses', 'employees', 'timeoff_entries', 'timeoff_policies', 'work_patterns'] });

/** What the person has left of each policy, and why. */
export const getMyTimeoff = /* @__PURE__ */ operation('getMyTimeoff', 'get /c/{domain}/my_timeoff/', { reads: ['businesses', 'employees', 'timeoff_entries', 'timeoff_policies', 'work_patterns'] });

/** What was added to and taken off the balances of an employee by hand. */
export const listTimeoffAdjustments = /* @__PURE__ */ operation('listTimeoffAdjustments', 'get /c/{domain}/timeoff_adjustments/', { page: true, shows: 'TimeoffAdjustment', reads: ['people', 'timeoff_entries', 'timeoff_policies'] });

/** Add to a balance of an employee, or take off. */
export const createTimeoffAdjustment = /* @__PURE__ */ operation('createTimeoffAdjustment', 'post /c/{domain}/timeoff_adjustments/', { body: 'json', query: ['timeoff'], shows: 'TimeoffAdjustment', keyed: true, changes: ['audit_log', 'timeoff_entries'] });
