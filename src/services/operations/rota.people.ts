// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The coming shifts of an employee. */
export const listEmployeeShifts = /* @__PURE__ */ operation('listEmployeeShifts', 'get /c/{domain}/employees/{id}/shifts/', { page: true, reads: ['businesses', 'departments', 'employees', 'regions', 'roles', 'rota_settings', 'shifts'] });
