// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Who could take the open shifts of a week. */
export const proposeShiftFilling = /* @__PURE__ */ operation('proposeShiftFilling', 'get /c/{domain}/shift/fill/', { reads: ['businesses', 'departments', 'employee_documents', 'employees', 'holidays', 'regions', 'roles', 'rota_settings', 'shifts', 'timeoff_policies', 'timeoff_requests', 'unavailabilities'] });

/** Give open shifts to people. */
export const fillShifts = /* @__PURE__ */ operation('fillShifts', 'post /c/{domain}/shift/fill/', { body: 'json', keyed: true, changes: ['audit_log', 'notifications', 'shifts'] });
