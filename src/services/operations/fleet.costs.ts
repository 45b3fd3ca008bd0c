// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What the fleet, or one vehicle, costs in the months of a year. */
export const getFleetCosts = /* @__PURE__ */ operation('getFleetCosts', 'get /c/{domain}/vehicle-costs/', { reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'fuel_entries', 'maintenances', 'regions', 'vehicle_incidents'] });

/** What each vehicle costs. */
export const listVehicleCosts = /* @__PURE__ */ operation('listVehicleCosts', 'get /c/{domain}/vehicle-costs/vehicles/', { page: true, reads: ['asset_documents', 'assets', 'businesses', 'fuel_entries', 'maintenances', 'vehicle_incidents'] });

/** What each driver costs. */
export const listDriverCosts = /* @__PURE__ */ operation('listDriverCosts', 'get /c/{domain}/vehicle-costs/drivers/', { page: true, reads: ['asset_documents', 'businesses', 'employees', 'fuel_entries', 'maintenances', 'vehicle_incidents'] });
