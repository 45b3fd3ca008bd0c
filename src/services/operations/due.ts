// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What is overdue, due within 30 days, or missing. */
export const listDue = /* @__PURE__ */ operation('listDue', 'get /c/{domain}/due/', { page: true, reads: ['asset_documents', 'assets', 'businesses', 'document_types', 'employee_documents', 'employees', 'maintenance_plans', 'maintenances', 'people', 'reminders', 'timeoff_requests', 'vehicle_paper_needs'] });

/** How much is overdue, due within 30 days, and missing. */
export const getDueFigures = /* @__PURE__ */ operation('getDueFigures', 'get /c/{domain}/due/figures/', { reads: ['asset_documents', 'assets', 'businesses', 'employee_documents', 'employees', 'maintenance_plans', 'maintenances', 'people', 'timeoff_requests', 'vehicle_paper_needs'] });

/** Whether an employee has a valid driver's licence. */
export const getDriverLicence = /* @__PURE__ */ operation('getDriverLicence', 'get /c/{domain}/due/licences/{employee}/', { reads: ['businesses', 'departments', 'employee_documents', 'employees', 'people', 'regions'] });
