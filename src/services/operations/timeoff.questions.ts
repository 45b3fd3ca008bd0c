// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Ask the employee something about their request for time off. */
export const askBackTimeoffRequest = /* @__PURE__ */ operation('askBackTimeoffRequest', 'post /c/{domain}/timeoff_requests/{id}/ask_back/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_requests'] });

/** Reply to what was asked back about a request for time off. */
export const replyTimeoffRequest = /* @__PURE__ */ operation('replyTimeoffRequest', 'post /c/{domain}/timeoff_requests/{id}/reply/', { body: 'json', shows: 'TimeoffRequest', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_requests'] });
