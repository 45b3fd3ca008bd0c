// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The vehicles that the caller has. */
export const listMyVehicles = /* @__PURE__ */ operation('listMyVehicles', 'get /c/{domain}/my_vehicles/', { reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'people', 'regions', 'vehicle_checks'] });

/** Open a file of a paper of a vehicle. */
export const downloadVehiclePaperFile = /* @__PURE__ */ operation('downloadVehiclePaperFile', 'get /c/{domain}/vehicles/{id}/paper-files/{fileId}/', { file: true, reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'document_types', 'employees', 'regions', 'reminders'] });

/** What a driver needs to know of a vehicle. */
export const getDriversSheet = /* @__PURE__ */ operation('getDriversSheet', 'get /c/{domain}/vehicles/{id}/driver-sheet/', { reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'document_types', 'employee_documents', 'employees', 'fuel_entries', 'maintenance_plans', 'maintenances', 'people', 'regions', 'reminders', 'timeoff_requests', 'vehicle_checks', 'vehicle_paper_needs'] });

/** What was reported about a vehicle. */
export const listVehicleIssues = /* @__PURE__ */ operation('listVehicleIssues', 'get /c/{domain}/vehicles/{id}/issues/', { page: true, shows: 'VehicleIssue', reads: ['asset_issues', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'issue_types', 'people', 'regions'] });

/** Report a problem with a vehicle. */
export const reportVehicleIssue = /* @__PURE__ */ operation('reportVehicleIssue', 'post /c/{domain}/vehicles/{id}/issues/', { body: 'json', shows: 'VehicleIssue', keyed: true, changes: ['asset_documents', 'asset_issues', 'audit_log', 'notifications'] });
