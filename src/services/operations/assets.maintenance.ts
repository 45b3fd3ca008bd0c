// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** What was done to the assets of the business. */
export const listMaintenance = /* @__PURE__ */ operation('listMaintenance', 'get /c/{domain}/asset-management/maintenance/', { page: true, shows: 'Maintenance', reads: ['asset_documents', 'assets', 'businesses', 'maintenances', 'reminders'] });

/** Record a service, a repair or an inspection. */
export const createMaintenance = /* @__PURE__ */ operation('createMaintenance', 'post /c/{domain}/asset-management/maintenance/', { body: 'json', shows: 'Maintenance', keyed: true, changes: ['asset_documents', 'asset_issues', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** What maintenance costs, by month and by asset. */
export const getMaintenanceCosts = /* @__PURE__ */ operation('getMaintenanceCosts', 'get /c/{domain}/asset-management/maintenance/costs/', { reads: ['assets', 'maintenances'] });

/** One maintenance entry. */
export const getMaintenance = /* @__PURE__ */ operation('getMaintenance', 'get /c/{domain}/asset-management/maintenance/{id}/', { shows: 'Maintenance', reads: ['asset_documents', 'assets', 'businesses', 'maintenances', 'reminders'] });

/** Change a maintenance entry. */
export const updateMaintenance = /* @__PURE__ */ edit('updateMaintenance', 'patch /c/{domain}/asset-management/maintenance/{id}/', { body: 'json', shows: 'Maintenance', changes: ['asset_documents', 'asset_issues', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** Delete a maintenance entry. */
export const deleteMaintenance = /* @__PURE__ */ operation('deleteMaintenance', 'delete /c/{domain}/asset-management/maintenance/{id}/', { changes: ['asset_documents', 'asset_issues', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** What was done to one asset. */
export const listAssetMaintenance = /* @__PURE__ */ operation('listAssetMaintenance', 'get /c/{domain}/asset-management/assets/{id}/get_asset_maintenance/', { page: true, shows: 'Maintenance', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'maintenances', 'regions', 'reminders'] });
