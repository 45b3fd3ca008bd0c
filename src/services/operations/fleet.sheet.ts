// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Which papers a vehicle needs, and how each of them stands. */
export const getVehiclePaperSheet = /* @__PURE__ */ operation('getVehiclePaperSheet', 'get /c/{domain}/vehicles/{id}/paper-sheet/', { shows: 'PaperSheetLine', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'document_types', 'employee_documents', 'employees', 'regions', 'reminders', 'vehicle_paper_needs'] });

/** Say whether a vehicle needs a paper. */
export const setVehiclePaperNeed = /* @__PURE__ */ operation('setVehiclePaperNeed', 'put /c/{domain}/vehicles/{id}/paper-sheet/{type}/', { body: 'json', shows: 'PaperSheetLine', changes: ['audit_log', 'vehicle_paper_needs'] });
