// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The subsidiaries of the business. */
export const listSubsidiaries = /* @__PURE__ */ operation('listSubsidiaries', 'get /c/{domain}/subsidiary/', { page: true, shows: 'Subsidiary', reads: ['employees', 'subsidiaries'] });

/** Add a subsidiary. */
export const createSubsidiary = /* @__PURE__ */ operation('createSubsidiary', 'post /c/{domain}/subsidiary/', { body: 'json', shows: 'Subsidiary', keyed: true, changes: ['audit_log', 'subsidiaries'] });

/** The subsidiaries of the business, to choose from. */
export const listAllSubsidiaries = /* @__PURE__ */ operation('listAllSubsidiaries', 'get /c/{domain}/subsidiary/all/', { reads: ['subsidiaries'] });

/** Change a subsidiary. */
export const updateSubsidiary = /* @__PURE__ */ edit('updateSubsidiary', 'put /c/{domain}/subsidiary/{id}/', { body: 'json', shows: 'Subsidiary', keyed: true, changes: ['audit_log', 'subsidiaries'] });

/** Delete a subsidiary. */
export const deleteSubsidiary = /* @__PURE__ */ operation('deleteSubsidiary', 'delete /c/{domain}/subsidiary/{id}/', { keyed: true, changes: ['audit_log', 'subsidiaries'] });
