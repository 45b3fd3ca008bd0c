// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The daily checks of a vehicle. */
export const listVehicleChecks = /* @__PURE__ */ operation('listVehicleChecks', 'get /c/{domain}/vehicles/{id}/checks/', { page: true, shows: 'VehicleCheck', reads: ['asset_issues', 'asset_types', 'assets', 'businesses', 'people', 'regions', 'vehicle_checks'] });

/** Check a vehicle before it drives. */
export const createVehicleCheck = /* @__PURE__ */ operation('createVehicleCheck', 'post /c/{domain}/vehicles/{id}/checks/', { body: 'json', shows: 'VehicleCheck', keyed: true, changes: ['asset_documents', 'asset_issues', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans', 'notifications', 'vehicle_checks'] });

/** The vehicles that were not checked today. */
export const listMissingChecks = /* @__PURE__ */ operation('listMissingChecks', 'get /c/{domain}/vehicle-checks/missing/', { page: true, reads: ['assets', 'businesses', 'departments', 'employees', 'regions', 'vehicle_checks'] });
