// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The links under which the papers of a vehicle can be shown at the roadside. */
export const listRoadsideLinks = /* @__PURE__ */ operation('listRoadsideLinks', 'get /c/{domain}/vehicles/{id}/roadside-links/', { page: true, reads: ['asset_types', 'assets', 'businesses', 'people', 'regions', 'roadside_links'] });

/** Make a link under which the papers of a vehicle can be shown without an account. */
export const createRoadsideLink = /* @__PURE__ */ operation('createRoadsideLink', 'post /c/{domain}/vehicles/{id}/roadside-links/', { body: 'json', changes: ['audit_log', 'roadside_links'] });

/** Revoke a link to the papers of a vehicle. */
export const revokeRoadsideLink = /* @__PURE__ */ operation('revokeRoadsideLink', 'delete /c/{domain}/vehicles/{id}/roadside-links/{linkId}/', { changes: ['audit_log', 'roadside_links'] });

/** When the papers of a vehicle were opened under a link. */
export const listRoadsideOpenings = /* @__PURE__ */ operation('listRoadsideOpenings', 'get /c/{domain}/vehicles/{id}/roadside-openings/', { page: true, reads: ['asset_types', 'assets', 'businesses', 'regions', 'roadside_links'] });

/** The papers of a vehicle, for whoever has a link. */
export const openRoadsideView = /* @__PURE__ */ operation('openRoadsideView', 'get /roadside/{token}/', { open: true, reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'document_types', 'employees', 'regions', 'reminders', 'roadside_links'], changes: ['roadside_links'] });

/** A file of a paper, for whoever has a link. */
export const openRoadsideFile = /* @__PURE__ */ operation('openRoadsideFile', 'get /roadside/{token}/files/{fileId}/', { open: true, file: true, reads: ['asset_documents', 'assets', 'businesses', 'document_types', 'reminders', 'roadside_links'], changes: ['roadside_links'] });
