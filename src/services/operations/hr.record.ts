// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** Export employees. */
export const exportEmployees = /* @__PURE__ */ operation('exportEmployees', 'get /c/{domain}/employees/export/', { file: true, reads: ['audit_log', 'departments', 'employees', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** Export employees with their pay. */
export const exportEmployeesWithPay = /* @__PURE__ */ operation('exportEmployeesWithPay', 'get /c/{domain}/employees/export_with_pay/', { file: true, reads: ['audit_log', 'departments', 'employee_pay', 'employees', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** What is known about the pay of an employee. */
export const getPayDetails = /* @__PURE__ */ operation('getPayDetails', 'get /c/{domain}/employees/{id}/pay_details/', { shows: 'PayDetails', reads: ['audit_log', 'departments', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** The next of kin of an employee. */
export const getNextOfKin = /* @__PURE__ */ operation('getNextOfKin', 'get /c/{domain}/employees/{id}/next-of-kin/', { shows: 'ContactAnswer', reads: ['departments', 'employee_contacts', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** Set the next of kin of an employee. */
export const updateNextOfKin = /* @__PURE__ */ edit('updateNextOfKin', 'put /c/{domain}/employees/{id}/next-of-kin/', { body: 'json', shows: 'ContactAnswer', keyed: true, changes: ['audit_log', 'employee_contacts'] });

/** The emergency contact of an employee. */
export const getEmergencyContact = /* @__PURE__ */ operation('getEmergencyContact', 'get /c/{domain}/employees/{id}/emergency-contact/', { shows: 'ContactAnswer', reads: ['departments', 'employee_contacts', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** Set the emergency contact of an employee. */
export const updateEmergencyContact = /* @__PURE__ */ edit('updateEmergencyContact', 'put /c/{domain}/employees/{id}/emergency-contact/', { body: 'json', shows: 'ContactAnswer', keyed: true, changes: ['audit_log', 'employee_contacts'] });

/** Set or replace the photo of an employee. */
export const updateEmployeePhoto = /* @__PURE__ */ operation('updateEmployeePhoto', 'patch /c/{domain}/employees/{id}/update-photo/', { body: 'json', shows: 'EmployeeRecord', changes: ['audit_log', 'employees'] });

/** Remove the photo of an employee. */
export const deleteEmployeePhoto = /* @__PURE__ */ operation('deleteEmployeePhoto', 'patch /c/{domain}/employees/{id}/delete-photo/', { shows: 'EmployeeRecord', changes: ['audit_log', 'employees'] });

/** Change the job of an employee. */
export const updateJobDetails = /* @__PURE__ */ edit('updateJobDetails', 'put /c/{domain}/employees/{id}/update_job_details/', { body: 'json', shows: 'EmployeeRecord', keyed: true, changes: ['audit_log', 'employees'] });

/** Change the pay of an employee. */
export const updatePensionBankAccount = /* @__PURE__ */ edit('updatePensionBankAccount', 'put /c/{domain}/employees/{id}/update_pension_bank_account/', { body: 'json', shows: 'PayDetails', changes: ['audit_log', 'employee_pay'] });

/** Set when an employee is confirmed and reviewed. */
export const setConfirmationAndReviewDate = /* @__PURE__ */ edit('setConfirmationAndReviewDate', 'put /c/{domain}/employees/{id}/confirmation_and_review_date/', { body: 'json', shows: 'EmployeeRecord', keyed: true, changes: ['audit_log', 'employees'] });

/** End the employment of a person. */
export const terminateEmployee = /* @__PURE__ */ operation('terminateEmployee', 'post /c/{domain}/employees/{id}/terminate/', { body: 'json', shows: 'EmployeeRecord', keyed: true, changes: ['audit_log', 'benefits', 'employees', 'invitations', 'notifications', 'people', 'reminders', 'shifts', 'timeoff_entries', 'timeoff_requests'] });

/** Reverse the end of an employment. */
export const reinstateEmployee = /* @__PURE__ */ operation('reinstateEmployee', 'post /c/{domain}/employees/{id}/reinstate/', { body: 'json', shows: 'EmployeeRecord', keyed: true, changes: ['audit_log', 'benefits', 'employees', 'people', 'reminders'] });

/** The assets and vehicles that an employee holds. */
export const listEmployeeAssetVehicles = /* @__PURE__ */ operation('listEmployeeAssetVehicles', 'get /c/{domain}/employees/{id}/asset_vehicles/', { page: true, reads: ['departments', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** What was done with an employee. */
export const listEmployeeHistory = /* @__PURE__ */ operation('listEmployeeHistory', 'get /c/{domain}/employees/{id}/history/', { page: true, reads: ['audit_log', 'departments', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** The banks that an account can be with. */
export const listBanks = /* @__PURE__ */ operation('listBanks', 'get /c/{domain}/banks/');

/** Check a bank account number. */
export const validateAccountNumber = /* @__PURE__ */ operation('validateAccountNumber', 'post /c/{domain}/banks/account_number_validation/', { body: 'json' });

/** The licensed pension fund administrators. */
export const listPensionProviders = /* @__PURE__ */ operation('listPensionProviders', 'get /c/{domain}/pension_providers/');
