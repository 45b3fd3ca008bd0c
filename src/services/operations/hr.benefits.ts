// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The benefits of an employee. */
export const listEmployeeBenefits = /* @__PURE__ */ operation('listEmployeeBenefits', 'get /c/{domain}/employees/{id}/benefits/', { page: true, reads: ['benefits', 'businesses', 'departments', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** The benefits that the business gives. */
export const listBenefits = /* @__PURE__ */ operation('listBenefits', 'get /c/{domain}/benefits/', { page: true, shows: 'Benefit', reads: ['benefits', 'businesses'] });

/** Add a benefit. */
export const createBenefit = /* @__PURE__ */ operation('createBenefit', 'post /c/{domain}/benefits/', { body: 'json', shows: 'Benefit', keyed: true, changes: ['benefits'] });

/** Delete several benefits. */
export const bulkDeleteBenefits = /* @__PURE__ */ operation('bulkDeleteBenefits', 'patch /c/{domain}/benefits/bulk_delete/', { body: 'json', keyed: true, changes: ['benefits'] });

/** Give several benefits to several employees. */
export const bulkAssignBenefits = /* @__PURE__ */ operation('bulkAssignBenefits', 'post /c/{domain}/benefits/bulk_assign/', { body: 'json', keyed: true, changes: ['audit_log', 'benefits'] });

/** One benefit. */
export const getBenefit = /* @__PURE__ */ operation('getBenefit', 'get /c/{domain}/benefits/{id}/', { shows: 'Benefit', reads: ['benefits', 'businesses'] });

/** Change a benefit. */
export const updateBenefit = /* @__PURE__ */ edit('updateBenefit', 'put /c/{domain}/benefits/{id}/', { body: 'json', shows: 'Benefit', keyed: true, changes: ['benefits'] });

/** Delete a benefit. */
export const deleteBenefit = /* @__PURE__ */ operation('deleteBenefit', 'delete /c/{domain}/benefits/{id}/', { keyed: true, changes: ['benefits'] });

/** Who has a benefit. */
export const listBenefitEmployees = /* @__PURE__ */ operation('listBenefitEmployees', 'get /c/{domain}/benefits/{id}/employees/', { page: true, reads: ['benefits', 'businesses', 'departments', 'employees'] });

/** Give a benefit to employees. */
export const assignBenefit = /* @__PURE__ */ operation('assignBenefit', 'post /c/{domain}/benefits/{id}/assign/', { body: 'json', keyed: true, changes: ['audit_log', 'benefits'] });

/** Take a benefit from employees. */
export const unassignBenefit = /* @__PURE__ */ operation('unassignBenefit', 'post /c/{domain}/benefits/{id}/unassign/', { body: 'json', keyed: true, changes: ['audit_log', 'benefits'] });

/** Take a benefit from everybody. */
export const clearBenefit = /* @__PURE__ */ operation('clearBenefit', 'delete /c/{domain}/benefits/{id}/delete_all/', { keyed: true, changes: ['audit_log', 'benefits'] });

/** Say whether new employees get a benefit. */
export const toggleDefaultBenefit = /* @__PURE__ */ operation('toggleDefaultBenefit', 'patch /c/{domain}/benefits/{id}/toggle_default/', { body: 'json', shows: 'Benefit', keyed: true, changes: ['benefits'] });

/** Active employees with whether they have a benefit. */
export const listAssignedUnassigned = /* @__PURE__ */ operation('listAssignedUnassigned', 'get /c/{domain}/benefits/{id}/get_assigned_unassigned_list/', { page: true, reads: ['benefits', 'businesses', 'departments', 'employees'] });
