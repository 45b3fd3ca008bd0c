// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The kinds of vehicles. */
export const listVehicleTypes = /* @__PURE__ */ operation('listVehicleTypes', 'get /c/{domain}/asset-management/asset_types/vehicle_type_list/');

/** The makes of vehicles. */
export const listMakes = /* @__PURE__ */ operation('listMakes', 'get /c/{domain}/asset-management/make/', { shows: 'Make', reads: ['makes'] });

/** Add a make of the business's own. */
export const createMake = /* @__PURE__ */ operation('createMake', 'post /c/{domain}/asset-management/make/', { body: 'json', shows: 'Make', keyed: true, changes: ['makes'] });

/** A make. */
export const getMake = /* @__PURE__ */ operation('getMake', 'get /c/{domain}/asset-management/make/{id}/', { shows: 'Make', reads: ['makes'] });

/** The models of a make. */
export const listMakeModels = /* @__PURE__ */ operation('listMakeModels', 'get /c/{domain}/asset-management/make/{id}/models/', { shows: 'MakeModel', reads: ['makes'] });

/** Add a model of the business's own to a make. */
export const createMakeModel = /* @__PURE__ */ operation('createMakeModel', 'post /c/{domain}/asset-management/make/{id}/models/', { body: 'json', shows: 'MakeModel', keyed: true, changes: ['makes'] });
