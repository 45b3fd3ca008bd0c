// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Days on which nobody asks for time off. */
export const listTimeoffBlackouts = /* @__PURE__ */ operation('listTimeoffBlackouts', 'get /c/{domain}/timeoff_blackouts/', { page: true, shows: 'TimeoffBlackout', reads: ['businesses', 'departments', 'employees', 'regions', 'timeoff_blackouts'] });

/** Say on which days nobody asks for time off. */
export const createTimeoffBlackout = /* @__PURE__ */ operation('createTimeoffBlackout', 'post /c/{domain}/timeoff_blackouts/', { body: 'json', shows: 'TimeoffBlackout', keyed: true, changes: ['audit_log', 'timeoff_blackouts'] });

/** Let people ask for these days again. */
export const deleteTimeoffBlackout = /* @__PURE__ */ operation('deleteTimeoffBlackout', 'delete /c/{domain}/timeoff_blackouts/{id}/', { changes: ['audit_log', 'timeoff_blackouts'] });
