// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The makes of vehicles. */
export const listVehicleMakes = /* @__PURE__ */ operation('listVehicleMakes', 'get /c/{domain}/make/', { reads: ['makes'] });

/** The models of a make. */
export const listVehicleModels = /* @__PURE__ */ operation('listVehicleModels', 'get /c/{domain}/make/{id}/models/', { reads: ['makes'] });

/** The kinds and states of vehicles. */
export const listVehicleChoices = /* @__PURE__ */ operation('listVehicleChoices', 'get /c/{domain}/vehicles/choicefield-metadata/');

/** List vehicles. */
export const listFleetVehicles = /* @__PURE__ */ operation('listFleetVehicles', 'get /c/{domain}/vehicles/', { page: true, shows: 'Vehicle', reads: ['asset_documents', 'asset_issues', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'people', 'regions'] });

/** Add a vehicle. */
export const createVehicle = /* @__PURE__ */ operation('createVehicle', 'post /c/{domain}/vehicles/', { body: 'json', shows: 'Vehicle', keyed: true, changes: ['asset_types', 'assets', 'audit_log'] });

/** One vehicle. */
export const getVehicle = /* @__PURE__ */ operation('getVehicle', 'get /c/{domain}/vehicles/{id}', { shows: 'Vehicle', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'people', 'regions'] });

/** Move a vehicle to the bin. */
export const deleteVehicle = /* @__PURE__ */ operation('deleteVehicle', 'delete /c/{domain}/vehicles/{id}', { changes: ['assets', 'audit_log', 'reminders'] });

/** Change a vehicle. */
export const updateVehicle = /* @__PURE__ */ edit('updateVehicle', 'patch /c/{domain}/vehicles/{id}/', { body: 'json', shows: 'Vehicle', changes: ['assets', 'audit_log'] });

/** Move vehicles to the bin. */
export const deleteVehicles = /* @__PURE__ */ operation('deleteVehicles', 'patch /c/{domain}/vehicles/bulk-delete/', { body: 'json', keyed: true, changes: ['assets', 'audit_log', 'reminders'] });

/** Who has had a vehicle. */
export const listVehicleAssignees = /* @__PURE__ */ operation('listVehicleAssignees', 'get /c/{domain}/vehicles/{id}/assignee-history/', { page: true, reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** Assign a vehicle to an employee. */
export const addVehicleAssignee = /* @__PURE__ */ operation('addVehicleAssignee', 'post /c/{domain}/vehicles/{id}/add-assignee/', { body: 'json', shows: 'Vehicle', keyed: true, changes: ['assets', 'audit_log'] });

/** Take a vehicle back. */
export const removeVehicleAssignee = /* @__PURE__ */ operation('removeVehicleAssignee', 'post /c/{domain}/vehicles/{id}/remove-assignee/', { body: 'json', shows: 'Vehicle', keyed: true, changes: ['assets', 'audit_log'] });

/** How many vehicles there are of each kind. */
export const getVehicleTypeStats = /* @__PURE__ */ operation('getVehicleTypeStats', 'get /c/{domain}/vehicle-dashboard/type-stats/', { reads: ['assets'] });

/** How much is overdue and due. */
export const getVehicleReminderStats = /* @__PURE__ */ operation('getVehicleReminderStats', 'get /c/{domain}/vehicle-dashboard/reminder-stats/', { reads: ['asset_documents', 'assets', 'businesses', 'employee_documents', 'employees', 'maintenance_plans', 'maintenances', 'timeoff_requests', 'vehicle_paper_needs'] });

/** How many vehicles are in each state. */
export const getVehicleStatusStats = /* @__PURE__ */ operation('getVehicleStatusStats', 'get /c/{domain}/vehicle-dashboard/status-stats/', { reads: ['assets'] });

/** How many vehicles wait for something. */
export const getVehicleNeedStats = /* @__PURE__ */ operation('getVehicleNeedStats', 'get /c/{domain}/vehicle-dashboard/need-stats/', { reads: ['asset_issues', 'assets'] });
