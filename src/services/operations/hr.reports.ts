// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Who joined and who left, month by month. */
export const getLeaversAndGainersStat = /* @__PURE__ */ operation('getLeaversAndGainersStat', 'get /c/{domain}/hr_reports/leavers_and_gainers_stat', { reads: ['businesses', 'employees'] });

/** How many left, by reason. */
export const getLeaversStat = /* @__PURE__ */ operation('getLeaversStat', 'get /c/{domain}/hr_reports/leavers_stat', { reads: ['businesses', 'employees'] });

/** How many joined, and how many of them had left before. */
export const getGainersStat = /* @__PURE__ */ operation('getGainersStat', 'get /c/{domain}/hr_reports/gainers_stat', { reads: ['businesses', 'employees'] });

/** What the people of the business are paid. */
export const getSalaryReport = /* @__PURE__ */ operation('getSalaryReport', 'get /c/{domain}/hr_reports/salaries/', { reads: ['audit_log', 'businesses', 'departments', 'employee_pay', 'employees', 'people'], changes: ['audit_log'] });

/** What the people of the business are paid as a file. */
export const exportSalaryReport = /* @__PURE__ */ operation('exportSalaryReport', 'get /c/{domain}/hr_reports/salaries/export/', { file: true, reads: ['audit_log', 'businesses', 'departments', 'employee_pay', 'employees', 'people'], changes: ['audit_log'] });

/** A report on the people of the business. */
export const getHrReport = /* @__PURE__ */ operation('getHrReport', 'get /c/{domain}/hr_reports/{report}/', { reads: ['businesses', 'departments', 'employees', 'regions', 'subsidiaries'] });

/** A report on the people of the business as a file. */
export const exportHrReport = /* @__PURE__ */ operation('exportHrReport', 'get /c/{domain}/hr_reports/{report}/export/', { file: true, reads: ['audit_log', 'businesses', 'departments', 'employees', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });
