// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** How many joined and left in the last twelve months. */
export const getEmployeeTurnover = /* @__PURE__ */ operation('getEmployeeTurnover', 'get /c/{domain}/employees/dashboard/employee_turn_over/', { reads: ['businesses', 'employees'] });

/** How many people each department has. */
export const getDepartmentBreakdown = /* @__PURE__ */ operation('getDepartmentBreakdown', 'get /c/{domain}/employees/dashboard/department_breakdown/', { reads: ['businesses', 'departments', 'employees'] });

/** How many people work for the business today. */
export const countEmployees = /* @__PURE__ */ operation('countEmployees', 'get /c/{domain}/employees/dashboard/count/', { reads: ['businesses', 'employees'] });

/** How many women and men work for the business today. */
export const getGenderDistribution = /* @__PURE__ */ operation('getGenderDistribution', 'get /c/{domain}/employees/dashboard/gender_distribution/', { reads: ['businesses', 'employees'] });

/** Whose birthday it is, or will be soon. */
export const listBirthdays = /* @__PURE__ */ operation('listBirthdays', 'get /c/{domain}/employees/dashboard/birthdays', { page: true, reads: ['businesses', 'departments', 'employees'] });

/** Who has worked here for a whole number of years, or will have soon. */
export const listJobAnniversaries = /* @__PURE__ */ operation('listJobAnniversaries', 'get /c/{domain}/employees/dashboard/job_anniversary', { page: true, reads: ['businesses', 'departments', 'employees'] });

/** Who joined in the last thirty days. */
export const listNewHires = /* @__PURE__ */ operation('listNewHires', 'get /c/{domain}/employees/dashboard/new_hire/', { page: true, reads: ['businesses', 'departments', 'employees'] });
