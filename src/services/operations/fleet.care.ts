// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The services of a vehicle. */
export const listVehicleServices = /* @__PURE__ */ operation('listVehicleServices', 'get /c/{domain}/vehicles/{id}/services', { page: true, shows: 'VehicleService', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'maintenances', 'regions', 'reminders'] });

/** Record a service of a vehicle. */
export const createVehicleService = /* @__PURE__ */ operation('createVehicleService', 'post /c/{domain}/vehicles/{id}/services/', { body: 'json', shows: 'VehicleService', keyed: true, changes: ['asset_documents', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** Renew or correct a service. */
export const putVehicleService = /* @__PURE__ */ edit('putVehicleService', 'put /c/{domain}/vehicles/{id}/services/{serviceId}/', { body: 'json', shows: 'VehicleService', keyed: true, changes: ['asset_documents', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** Delete a service. */
export const deleteVehicleService = /* @__PURE__ */ operation('deleteVehicleService', 'delete /c/{domain}/vehicles/{id}/services/{serviceId}/', { changes: ['asset_documents', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** Delete several services of a vehicle. */
export const deleteVehicleServices = /* @__PURE__ */ operation('deleteVehicleServices', 'patch /c/{domain}/vehicles/{id}/services/bulk-delete/', { body: 'json', changes: ['asset_documents', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** The repairs of a vehicle. */
export const listVehicleRepairs = /* @__PURE__ */ operation('listVehicleRepairs', 'get /c/{domain}/vehicles/{id}/repairs/', { page: true, shows: 'VehicleRepair', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'maintenances', 'regions'] });

/** Record a repair of a vehicle. */
export const createVehicleRepair = /* @__PURE__ */ operation('createVehicleRepair', 'post /c/{domain}/vehicles/{id}/repairs/', { body: 'json', shows: 'VehicleRepair', keyed: true, changes: ['asset_documents', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'maintenances'] });

/** Change a repair. */
export const putVehicleRepair = /* @__PURE__ */ edit('putVehicleRepair', 'put /c/{domain}/vehicles/{id}/repairs/{repairId}/', { body: 'json', shows: 'VehicleRepair', changes: ['asset_documents', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'maintenances'] });

/** Delete a repair. */
export const deleteVehicleRepair = /* @__PURE__ */ operation('deleteVehicleRepair', 'delete /c/{domain}/vehicles/{id}/repairs/{repairId}/', { changes: ['asset_documents', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** Delete several repairs of a vehicle. */
export const deleteVehicleRepairs = /* @__PURE__ */ operation('deleteVehicleRepairs', 'patch /c/{domain}/vehicles/{id}/repairs/bulk-delete/', { body: 'json', changes: ['asset_documents', 'assets', 'audit_log', 'maintenance_plans', 'maintenances', 'reminders'] });

/** Services of vehicles that are due. */
export const listVehicleServiceReminders = /* @__PURE__ */ operation('listVehicleServiceReminders', 'get /c/{domain}/vehicle-service-reminders/', { page: true, reads: ['asset_documents', 'assets', 'businesses', 'employee_documents', 'employees', 'maintenance_plans', 'maintenances', 'reminders', 'timeoff_requests', 'vehicle_paper_needs'] });
