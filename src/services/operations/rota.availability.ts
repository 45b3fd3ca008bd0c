// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** When people cannot work. */
export const listUnavailabilities = /* @__PURE__ */ operation('listUnavailabilities', 'get /c/{domain}/unavailability/', { page: true, shows: 'Unavailability', reads: ['businesses', 'departments', 'employees', 'regions', 'rota_settings', 'unavailabilities'] });

/** Say when somebody cannot work. */
export const createUnavailability = /* @__PURE__ */ operation('createUnavailability', 'post /c/{domain}/unavailability/', { body: 'json', shows: 'Unavailability', keyed: true, changes: ['audit_log', 'notifications', 'unavailabilities'] });

/** Take it back that somebody cannot work. */
export const deleteUnavailability = /* @__PURE__ */ operation('deleteUnavailability', 'delete /c/{domain}/unavailability/{id}/', { keyed: true, changes: ['audit_log', 'unavailabilities'] });
