// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** What the odometer of a vehicle showed. */
export const listVehicleReadings = /* @__PURE__ */ operation('listVehicleReadings', 'get /c/{domain}/vehicles/{id}/readings/', { page: true, shows: 'VehicleReading', reads: ['asset_documents', 'asset_readings', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'people', 'regions'] });

/** Read the odometer of a vehicle. */
export const addVehicleReading = /* @__PURE__ */ operation('addVehicleReading', 'post /c/{domain}/vehicles/{id}/readings/', { body: 'json', shows: 'VehicleReading', keyed: true, changes: ['asset_documents', 'asset_readings', 'assets', 'audit_log', 'maintenance_plans'] });

/** The fuel of a vehicle. */
export const listFuelEntries = /* @__PURE__ */ operation('listFuelEntries', 'get /c/{domain}/vehicles/{id}/fuel/', { page: true, shows: 'FuelEntry', reads: ['asset_documents', 'asset_readings', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'fuel_entries', 'people', 'regions', 'vehicle_tanks'] });

/** Record fuel. */
export const createFuelEntry = /* @__PURE__ */ operation('createFuelEntry', 'post /c/{domain}/vehicles/{id}/fuel/', { body: 'json', shows: 'FuelEntry', keyed: true, changes: ['asset_documents', 'asset_readings', 'assets', 'audit_log', 'fuel_entries', 'maintenance_plans'] });

/** Delete a fuel entry. */
export const deleteFuelEntry = /* @__PURE__ */ operation('deleteFuelEntry', 'delete /c/{domain}/vehicles/{id}/fuel/{entryId}/', { changes: ['asset_documents', 'assets', 'audit_log', 'fuel_entries', 'maintenance_plans'] });

/** What a vehicle burns. */
export const getFuelSummary = /* @__PURE__ */ operation('getFuelSummary', 'get /c/{domain}/vehicles/{id}/fuel-summary/', { shows: 'FuelSummary', reads: ['asset_types', 'assets', 'businesses', 'fuel_entries', 'regions', 'vehicle_tanks'] });

/** Say how much the tank of a vehicle holds. */
export const putVehicleTank = /* @__PURE__ */ edit('putVehicleTank', 'put /c/{domain}/vehicles/{id}/tank/', { body: 'json', shows: 'FuelSummary', changes: ['audit_log', 'vehicle_tanks'] });
