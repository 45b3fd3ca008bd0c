// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** Who works when in a week. */
export const getShiftWeek = /* @__PURE__ */ operation('getShiftWeek', 'get /c/{domain}/shift/', { reads: ['businesses', 'departments', 'employee_documents', 'employees', 'holidays', 'regions', 'roles', 'rota_settings', 'shifts', 'timeoff_policies', 'timeoff_requests', 'unavailabilities'] });

/** Plan a shift. */
export const createShift = /* @__PURE__ */ operation('createShift', 'post /c/{domain}/shift/', { body: 'json', keyed: true, changes: ['audit_log', 'shifts'] });

/** How the business writes its rota, and by which rules it plans. */
export const getShiftConfig = /* @__PURE__ */ operation('getShiftConfig', 'get /c/{domain}/shift/config/', { shows: 'ShiftConfig', reads: ['rota_settings'] });

/** Change how the rota is written and planned. */
export const updateShiftConfig = /* @__PURE__ */ edit('updateShiftConfig', 'put /c/{domain}/shift/config/', { body: 'json', shows: 'ShiftConfig', keyed: true, changes: ['audit_log', 'rota_settings'] });

/** What publishing a week would tell whom. */
export const previewShiftPublication = /* @__PURE__ */ operation('previewShiftPublication', 'get /c/{domain}/shift/publish/', { reads: ['businesses', 'departments', 'employee_documents', 'employees', 'holidays', 'people', 'regions', 'roles', 'rota_settings', 'shifts', 'timeoff_policies', 'timeoff_requests', 'unavailabilities'] });

/** Publish a week. */
export const publishShifts = /* @__PURE__ */ operation('publishShifts', 'post /c/{domain}/shift/publish/', { body: 'json', keyed: true, changes: ['audit_log', 'notifications', 'shifts'] });

/** Withdraw a mistaken publication. */
export const withdrawShifts = /* @__PURE__ */ operation('withdrawShifts', 'post /c/{domain}/shift/withdraw/', { body: 'json', keyed: true, changes: ['audit_log', 'notifications', 'shifts'] });

/** Copy the shifts of another week. */
export const copyShiftWeek = /* @__PURE__ */ operation('copyShiftWeek', 'post /c/{domain}/shift/copy/', { body: 'json', keyed: true, changes: ['audit_log', 'shifts'] });

/** Change a shift, or move it. */
export const updateShift = /* @__PURE__ */ edit('updateShift', 'put /c/{domain}/shift/{id}/', { body: 'json', keyed: true, changes: ['audit_log', 'notifications', 'shifts'] });

/** Delete a shift. */
export const deleteShift = /* @__PURE__ */ operation('deleteShift', 'delete /c/{domain}/shift/{id}/', { keyed: true, changes: ['audit_log', 'notifications', 'shifts'] });
