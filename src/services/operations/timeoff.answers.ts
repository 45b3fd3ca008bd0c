// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** A request for time off, for whoever answers it in the app. */
export const getTimeoffRequestAnswer = /* @__PURE__ */ operation('getTimeoffRequestAnswer', 'get /c/{domain}/timeoff_requests/{id}/answer/', { shows: 'TimeoffAnswer', reads: ['businesses', 'departments', 'employees', 'holidays', 'people', 'regions', 'timeoff_blackouts', 'timeoff_delegations', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** A request for time off, for whoever has the link to answer it. */
export const openTimeoffAnswer = /* @__PURE__ */ operation('openTimeoffAnswer', 'get /timeoff_answers/{token}/', { open: true, shows: 'TimeoffAnswer', reads: ['businesses', 'departments', 'employees', 'holidays', 'people', 'regions', 'timeoff_blackouts', 'timeoff_delegations', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** Approve or decline a request for time off by a link, or ask back. */
export const giveTimeoffAnswer = /* @__PURE__ */ operation('giveTimeoffAnswer', 'post /timeoff_answers/{token}/', { body: 'json', open: true, shows: 'TimeoffAnswer', changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests'] });
