// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** How much the fleet, or one vehicle, was used in the months of a year. */
export const getFleetUse = /* @__PURE__ */ operation('getFleetUse', 'get /c/{domain}/vehicle-use/', { reads: ['asset_types', 'assets', 'businesses', 'regions'] });

/** How much each vehicle was used. */
export const listVehicleUse = /* @__PURE__ */ operation('listVehicleUse', 'get /c/{domain}/vehicle-use/vehicles/', { page: true, reads: ['assets', 'businesses'] });
