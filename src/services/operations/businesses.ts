// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Correct a new business before its set-up is finished. */
export const updateBusinessDuringOnboarding = /* @__PURE__ */ operation('updateBusinessDuringOnboarding', 'put /businesses/update_business_during_onboarding/', { body: 'json', shows: 'BusinessDetail', changes: ['audit_log', 'businesses'] });

/** Delete a business; its owner can restore it for 30 days. */
export const deleteWholeBusiness = /* @__PURE__ */ operation('deleteWholeBusiness', 'delete /businesses/delete_whole_business/', { body: 'json', changes: ['audit_log', 'businesses'] });

/** Restore a deleted business. */
export const restoreBusiness = /* @__PURE__ */ operation('restoreBusiness', 'post /businesses/restore/', { body: 'json', changes: ['audit_log', 'businesses'] });

/** Start an export of all data of a business. */
export const requestExport = /* @__PURE__ */ operation('requestExport', 'post /businesses/{domain}/exports/', { shows: 'Export', changes: ['audit_log', 'business_exports'] });

/** List the exports of a business. */
export const listExports = /* @__PURE__ */ operation('listExports', 'get /businesses/{domain}/exports/', { page: true, shows: 'Export', reads: ['business_exports', 'businesses', 'devices', 'people'] });

/** Download an export. */
export const downloadExport = /* @__PURE__ */ operation('downloadExport', 'get /businesses/{domain}/exports/{id}/file/', { file: true, reads: ['business_exports', 'businesses', 'devices', 'people'] });

/** The business. */
export const getBusinessDetail = /* @__PURE__ */ operation('getBusinessDetail', 'get /c/{domain}/businesses/detail/', { shows: 'BusinessDetail', reads: ['businesses', 'people'] });

/** Change the business. */
export const updateBusiness = /* @__PURE__ */ operation('updateBusiness', 'put /c/{domain}/businesses/detail/', { body: 'json', shows: 'BusinessDetail', changes: ['audit_log', 'businesses', 'reminders'] });

/** The logo of the business. */
export const getBusinessLogo = /* @__PURE__ */ operation('getBusinessLogo', 'get /c/{domain}/businesses/logo/', { file: true, reads: ['businesses'] });

/** Set or replace the logo. */
export const replaceBusinessLogo = /* @__PURE__ */ operation<'replaceBusinessLogo', 'logo'>('replaceBusinessLogo', 'put /c/{domain}/businesses/logo/', { body: 'form', changes: ['audit_log', 'businesses'] });

/** Remove the logo. */
export const removeBusinessLogo = /* @__PURE__ */ operation('removeBusinessLogo', 'delete /c/{domain}/businesses/logo/', { changes: ['audit_log', 'businesses'] });

/** Finish the set-up of a new business. */
export const setUpBusiness = /* @__PURE__ */ operation('setUpBusiness', 'post /c/{domain}/businesses/setup/', { changes: ['audit_log', 'businesses'] });

/** Whether the business requires two-step sign-in of its members. */
export const getSecondStepRequirement = /* @__PURE__ */ operation('getSecondStepRequirement', 'get /c/{domain}/businesses/second_step/', { shows: 'SecondStepRequirement', reads: ['businesses', 'people'] });

/** Require two-step sign-in of the members, or no longer. */
export const setSecondStepRequirement = /* @__PURE__ */ operation('setSecondStepRequirement', 'put /c/{domain}/businesses/second_step/', { body: 'json', shows: 'SecondStepRequirement', changes: ['audit_log', 'businesses'] });
