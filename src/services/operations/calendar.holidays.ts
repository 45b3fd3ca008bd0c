// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The public holidays of a year, and the business's own. */
export const listHolidays = /* @__PURE__ */ operation('listHolidays', 'get /c/{domain}/holidays/', { shows: 'Holiday', reads: ['businesses', 'holidays'] });

/** Add a day off of a state, of the business, or of the whole nation. */
export const createHoliday = /* @__PURE__ */ operation('createHoliday', 'post /c/{domain}/holidays/', { body: 'json', shows: 'Holiday', keyed: true, changes: ['audit_log', 'holidays', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** The next holidays. */
export const listComingHolidays = /* @__PURE__ */ operation('listComingHolidays', 'get /c/{domain}/holidays/coming/', { reads: ['businesses', 'holidays'] });

/** Change a day off that the business added. */
export const updateHoliday = /* @__PURE__ */ edit('updateHoliday', 'put /c/{domain}/holidays/{id}/', { body: 'json', shows: 'Holiday', keyed: true, changes: ['audit_log', 'holidays', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** Delete a day off of the business, or take back what it said of one of the nation's. */
export const deleteHoliday = /* @__PURE__ */ operation('deleteHoliday', 'delete /c/{domain}/holidays/{id}/', { keyed: true, changes: ['audit_log', 'holidays', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** Declare a holiday. */
export const declareHoliday = /* @__PURE__ */ edit('declareHoliday', 'post /c/{domain}/holidays/{id}/declare/', { body: 'json', shows: 'Holiday', keyed: true, changes: ['audit_log', 'holidays', 'notifications', 'timeoff_entries', 'timeoff_requests'] });

/** Cancel a holiday. */
export const cancelHoliday = /* @__PURE__ */ operation('cancelHoliday', 'post /c/{domain}/holidays/{id}/cancel/', { shows: 'Holiday', keyed: true, changes: ['audit_log', 'holidays', 'notifications', 'timeoff_entries', 'timeoff_requests'] });
