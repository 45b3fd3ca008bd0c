// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Who reports to an employee. */
export const listReports = /* @__PURE__ */ operation('listReports', 'get /c/{domain}/employees/org_chart/', { page: true, reads: ['departments', 'employees'] });

/** The people who report to oneself. */
export const listMyTeam = /* @__PURE__ */ operation('listMyTeam', 'get /c/{domain}/my_team/', { page: true, reads: ['businesses', 'departments', 'employees', 'hr_settings', 'regions', 'roles', 'rota_settings', 'shifts'] });

/** Move everybody of a department to another one. */
export const moveDepartmentEmployees = /* @__PURE__ */ operation('moveDepartmentEmployees', 'post /c/{domain}/departments/{id}/move_employees/', { body: 'json', keyed: true, changes: ['audit_log', 'employees'] });
