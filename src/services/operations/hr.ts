// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** List employees. */
export const listEmployees = /* @__PURE__ */ operation('listEmployees', 'get /c/{domain}/employees', { page: true, reads: ['departments', 'employees', 'people', 'regions', 'subsidiaries'] });

/** The names of everybody, to choose from. */
export const listAllEmployees = /* @__PURE__ */ operation('listAllEmployees', 'get /c/{domain}/employees/all', { reads: ['employees'] });

/** Find employees to choose from. */
export const searchEmployees = /* @__PURE__ */ operation('searchEmployees', 'get /c/{domain}/employees/filter', { page: true, reads: ['departments', 'employees', 'regions', 'subsidiaries'] });

/** The code that the next employee gets. */
export const nextEmployeeId = /* @__PURE__ */ operation('nextEmployeeId', 'get /c/{domain}/employees/next_id/', { reads: ['employees', 'hr_settings'] });

/** Add an employee. */
export const createEmployee = /* @__PURE__ */ operation('createEmployee', 'post /c/{domain}/employees/post_employee_form_once/', { body: 'json', shows: 'EmployeeRecord', keyed: true, changes: ['audit_log', 'benefits', 'employee_pay', 'employees'] });

/** One employee. */
export const getEmployee = /* @__PURE__ */ operation('getEmployee', 'get /c/{domain}/employees/{id}', { shows: 'EmployeeRecord', reads: ['departments', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** Change an employee. */
export const updateEmployee = /* @__PURE__ */ edit('updateEmployee', 'put /c/{domain}/employees/{id}/update_employee_form_once/', { body: 'json', shows: 'EmployeeRecord', keyed: true, changes: ['audit_log', 'employee_pay', 'employees'] });

/** The departments of the business. */
export const listDepartments = /* @__PURE__ */ operation('listDepartments', 'get /c/{domain}/departments/', { page: true, shows: 'Department', reads: ['departments', 'employees'] });

/** Add a department. */
export const createDepartment = /* @__PURE__ */ operation('createDepartment', 'post /c/{domain}/departments/', { body: 'json', shows: 'Department', keyed: true, changes: ['departments'] });

/** The departments of the business, to choose from. */
export const listAllDepartments = /* @__PURE__ */ operation('listAllDepartments', 'get /c/{domain}/departments/all/', { reads: ['departments'] });

/** Rename a department. */
export const renameDepartment = /* @__PURE__ */ edit('renameDepartment', 'patch /c/{domain}/departments/{id}/', { body: 'json', shows: 'Department', keyed: true, changes: ['departments'] });

/** Delete a department. */
export const deleteDepartment = /* @__PURE__ */ operation('deleteDepartment', 'delete /c/{domain}/departments/{id}/', { keyed: true, changes: ['departments'] });

/** The regions of the business. */
export const listRegions = /* @__PURE__ */ operation('listRegions', 'get /c/{domain}/regions/', { page: true, shows: 'Region', reads: ['employees', 'regions', 'subsidiaries'] });

/** Add a region. */
export const createRegion = /* @__PURE__ */ operation('createRegion', 'post /c/{domain}/regions/', { body: 'json', shows: 'Region', keyed: true, changes: ['regions'] });

/** The regions of the business, to choose from. */
export const listAllRegions = /* @__PURE__ */ operation('listAllRegions', 'get /c/{domain}/regions/all/', { reads: ['regions'] });
