// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Days off that were booked for everybody at once. */
export const listTimeoffShutdowns = /* @__PURE__ */ operation('listTimeoffShutdowns', 'get /c/{domain}/timeoff_shutdowns/', { page: true, shows: 'TimeoffShutdown', reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_policies', 'timeoff_requests', 'timeoff_shutdowns'] });

/** Book days off for everybody, or for some departments. */
export const createTimeoffShutdown = /* @__PURE__ */ operation('createTimeoffShutdown', 'post /c/{domain}/timeoff_shutdowns/', { body: 'json', shows: 'TimeoffShutdown', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests', 'timeoff_shutdowns'] });

/** See what days off for everybody would take. */
export const checkTimeoffShutdown = /* @__PURE__ */ operation('checkTimeoffShutdown', 'post /c/{domain}/timeoff_shutdowns/check/', { body: 'json' });

/** Give back the days off that were booked for everybody. */
export const undoTimeoffShutdown = /* @__PURE__ */ operation('undoTimeoffShutdown', 'post /c/{domain}/timeoff_shutdowns/{id}/undo/', { shows: 'TimeoffShutdown', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests', 'timeoff_shutdowns'] });
