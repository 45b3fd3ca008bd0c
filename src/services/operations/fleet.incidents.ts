// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The accidents and fines of a vehicle. */
export const listVehicleIncidents = /* @__PURE__ */ operation('listVehicleIncidents', 'get /c/{domain}/vehicles/{id}/incidents/', { page: true, shows: 'VehicleIncident', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'people', 'regions', 'vehicle_incidents'] });

/** Record an accident or a fine. */
export const createVehicleIncident = /* @__PURE__ */ operation('createVehicleIncident', 'post /c/{domain}/vehicles/{id}/incidents/', { body: 'json', shows: 'VehicleIncident', keyed: true, changes: ['asset_documents', 'audit_log', 'vehicle_incidents'] });

/** Change an accident or a fine. */
export const putVehicleIncident = /* @__PURE__ */ edit('putVehicleIncident', 'put /c/{domain}/vehicles/{id}/incidents/{incidentId}/', { body: 'json', shows: 'VehicleIncident', changes: ['asset_documents', 'audit_log', 'vehicle_incidents'] });

/** Delete an accident or a fine. */
export const deleteVehicleIncident = /* @__PURE__ */ operation('deleteVehicleIncident', 'delete /c/{domain}/vehicles/{id}/incidents/{incidentId}/', { changes: ['asset_documents', 'audit_log', 'vehicle_incidents'] });
