// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The odometer and engine hour readings of an asset. */
export const listReadings = /* @__PURE__ */ operation('listReadings', 'get /c/{domain}/asset-management/assets/{id}/readings/', { page: true, shows: 'Reading', reads: ['asset_readings', 'asset_types', 'assets', 'businesses', 'regions'] });

/** Add a reading. */
export const addReading = /* @__PURE__ */ operation('addReading', 'post /c/{domain}/asset-management/assets/{id}/readings/', { body: 'json', shows: 'Reading', keyed: true, changes: ['asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'reminders'] });

/** The maintenance plans of the business. */
export const listMaintenancePlans = /* @__PURE__ */ operation('listMaintenancePlans', 'get /c/{domain}/asset-management/maintenance_plans/', { page: true, shows: 'MaintenancePlan', reads: ['asset_types', 'assets', 'maintenance_plans'] });

/** Plan maintenance that recurs. */
export const createMaintenancePlan = /* @__PURE__ */ operation('createMaintenancePlan', 'post /c/{domain}/asset-management/maintenance_plans/', { body: 'json', shows: 'MaintenancePlan', keyed: true, changes: ['audit_log', 'maintenance_plans', 'reminders'] });

/** What is due next by the plans, of each asset. */
export const listPlannedMaintenance = /* @__PURE__ */ operation('listPlannedMaintenance', 'get /c/{domain}/asset-management/maintenance_plans/due/', { page: true, shows: 'PlannedMaintenance', reads: ['assets', 'businesses', 'maintenance_plans', 'reminders'] });

/** When a plan would be due. */
export const previewMaintenancePlan = /* @__PURE__ */ operation('previewMaintenancePlan', 'get /c/{domain}/asset-management/maintenance_plans/preview/', { reads: ['asset_readings', 'asset_types', 'assets', 'businesses', 'maintenance_plans', 'maintenances', 'regions'] });

/** One maintenance plan. */
export const getMaintenancePlan = /* @__PURE__ */ operation('getMaintenancePlan', 'get /c/{domain}/asset-management/maintenance_plans/{id}/', { shows: 'MaintenancePlan', reads: ['asset_types', 'assets', 'maintenance_plans'] });

/** Change, pause or resume a maintenance plan. */
export const updateMaintenancePlan = /* @__PURE__ */ edit('updateMaintenancePlan', 'patch /c/{domain}/asset-management/maintenance_plans/{id}/', { body: 'json', shows: 'MaintenancePlan', changes: ['audit_log', 'maintenance_plans', 'reminders'] });

/** Delete a maintenance plan. */
export const deleteMaintenancePlan = /* @__PURE__ */ operation('deleteMaintenancePlan', 'delete /c/{domain}/asset-management/maintenance_plans/{id}/', { changes: ['audit_log', 'maintenance_plans', 'reminders'] });

/** Leave out the next maintenance of a plan. */
export const skipPlannedMaintenance = /* @__PURE__ */ operation('skipPlannedMaintenance', 'post /c/{domain}/asset-management/maintenance_plans/{id}/skip/', { body: 'json', shows: 'PlannedMaintenance', keyed: true, changes: ['audit_log', 'maintenance_plans', 'reminders'] });
