// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What the business knows of the person. */
export const getMyProfile = /* @__PURE__ */ operation('getMyProfile', 'get /c/{domain}/my_profile/', { reads: ['benefits', 'businesses', 'departments', 'employee_contacts', 'employee_pay', 'employees', 'hr_settings', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** The changes of their profile that the person asked for. */
export const listMyProfileChanges = /* @__PURE__ */ operation('listMyProfileChanges', 'get /c/{domain}/my_profile_changes/', { page: true, shows: 'ProfileChange', reads: ['departments', 'employee_contacts', 'employee_pay', 'employees', 'jobs', 'people', 'profile_changes', 'regions', 'subsidiaries'] });

/** Ask to have the profile changed. */
export const createMyProfileChange = /* @__PURE__ */ operation('createMyProfileChange', 'post /c/{domain}/my_profile_changes/', { body: 'json', shows: 'ProfileChange', keyed: true, changes: ['audit_log', 'notifications', 'profile_changes'] });

/** Withdraw a request to change the profile. */
export const withdrawMyProfileChange = /* @__PURE__ */ operation('withdrawMyProfileChange', 'post /c/{domain}/my_profile_changes/{id}/withdraw/', { shows: 'ProfileChange', keyed: true, changes: ['audit_log', 'profile_changes'] });

/** What employees asked to have changed in their profiles. */
export const listProfileChanges = /* @__PURE__ */ operation('listProfileChanges', 'get /c/{domain}/profile_change_requests/', { page: true, reads: ['departments', 'employees', 'profile_changes'] });

/** One request, field by field. */
export const getProfileChange = /* @__PURE__ */ operation('getProfileChange', 'get /c/{domain}/profile_change_requests/{id}/', { shows: 'ProfileChange', reads: ['audit_log', 'departments', 'employee_contacts', 'employee_pay', 'employees', 'jobs', 'people', 'profile_changes', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** What one employee asked to have changed. */
export const getProfileChangeRequests = /* @__PURE__ */ operation('getProfileChangeRequests', 'get /c/{domain}/employees/{id}/get_profile_change_requests/', { page: true, reads: ['departments', 'employee_pay', 'employees', 'jobs', 'people', 'profile_changes', 'regions', 'subsidiaries'] });

/** Approve or refuse fields of a request. */
export const approveProfileUpdateRequest = /* @__PURE__ */ operation('approveProfileUpdateRequest', 'post /c/{domain}/employees/{id}/approve_profile_update_request/', { body: 'json', shows: 'ProfileChange', keyed: true, changes: ['audit_log', 'employee_contacts', 'employee_pay', 'employees', 'notifications', 'profile_changes'] });
