// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** When people work, as patterns of days. */
export const listWorkPatterns = /* @__PURE__ */ operation('listWorkPatterns', 'get /c/{domain}/work_patterns/', { page: true, shows: 'WorkPattern', reads: ['work_patterns'] });

/** Add a work pattern. */
export const createWorkPattern = /* @__PURE__ */ operation('createWorkPattern', 'post /c/{domain}/work_patterns/', { body: 'json', shows: 'WorkPattern', keyed: true, changes: ['audit_log', 'work_patterns'] });

/** Change a work pattern. */
export const updateWorkPattern = /* @__PURE__ */ edit('updateWorkPattern', 'put /c/{domain}/work_patterns/{id}/', { body: 'json', shows: 'WorkPattern', keyed: true, changes: ['audit_log', 'work_patterns'] });

/** Delete a work pattern. */
export const deleteWorkPattern = /* @__PURE__ */ operation('deleteWorkPattern', 'delete /c/{domain}/work_patterns/{id}/', { keyed: true, changes: ['audit_log', 'work_patterns'] });

/** Say who works by a pattern from a day on. */
export const assignWorkPattern = /* @__PURE__ */ operation('assignWorkPattern', 'post /c/{domain}/work_patterns/{id}/assign/', { body: 'json', shows: 'WorkPattern', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_entries', 'timeoff_requests', 'work_patterns'] });

/** Who works by which pattern, and since when. */
export const listWorkPeriods = /* @__PURE__ */ operation('listWorkPeriods', 'get /c/{domain}/work_periods/', { page: true, reads: ['departments', 'employees', 'work_patterns'] });
