// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The statutory papers of a vehicle. */
export const listVehiclePapers = /* @__PURE__ */ operation('listVehiclePapers', 'get /c/{domain}/vehicles/{id}/statutory/', { page: true, shows: 'VehiclePaper', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'document_types', 'regions', 'reminders'] });

/** Add a statutory paper to a vehicle. */
export const createVehiclePaper = /* @__PURE__ */ operation('createVehiclePaper', 'post /c/{domain}/vehicles/{id}/statutory/', { body: 'json', shows: 'VehiclePaper', keyed: true, changes: ['asset_documents', 'audit_log', 'document_types', 'reminders'] });

/** The statutory papers of a vehicle of one type, or in one state. */
export const filterVehiclePapers = /* @__PURE__ */ operation('filterVehiclePapers', 'get /c/{domain}/vehicles/{id}/statutory/{filter}', { page: true, shows: 'VehiclePaper', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'document_types', 'regions', 'reminders'] });

/** Renew or correct a statutory paper. */
export const putVehiclePaper = /* @__PURE__ */ edit('putVehiclePaper', 'put /c/{domain}/vehicles/{id}/statutory/{documentId}/', { body: 'json', shows: 'VehiclePaper', keyed: true, changes: ['asset_documents', 'audit_log', 'document_types', 'reminders'] });

/** Delete statutory papers of a vehicle. */
export const deleteVehiclePapers = /* @__PURE__ */ operation('deleteVehiclePapers', 'patch /c/{domain}/vehicles/{id}/statutory/bulk-delete/', { body: 'json', changes: ['asset_documents', 'audit_log', 'reminders'] });

/** A statutory paper of a vehicle with those that it renewed. */
export const listVehiclePaperVersions = /* @__PURE__ */ operation('listVehiclePaperVersions', 'get /c/{domain}/vehicles/{id}/statutory/{documentId}/versions/', { page: true, shows: 'VehiclePaper', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'document_types', 'regions', 'reminders'] });

/** Upload a file that a service, a repair or a paper will refer to. */
export const uploadVehicleAttachment = /* @__PURE__ */ operation<'uploadVehicleAttachment', 'file'>('uploadVehicleAttachment', 'post /c/{domain}/vehicle-attachments/', { body: 'form', changes: ['asset_documents'] });

/** Upload a file of a service or a paper that is there already. */
export const addVehicleAttachment = /* @__PURE__ */ operation<'addVehicleAttachment', 'file'>('addVehicleAttachment', 'post /c/{domain}/vehicle-attachments/add/', { body: 'form', changes: ['asset_documents'] });

/** Delete a file of a vehicle. */
export const deleteVehicleAttachment = /* @__PURE__ */ operation('deleteVehicleAttachment', 'delete /c/{domain}/vehicle-attachments/{id}/', { changes: ['asset_documents'] });

/** A file of a vehicle. */
export const downloadVehicleAttachment = /* @__PURE__ */ operation('downloadVehicleAttachment', 'get /c/{domain}/vehicle-attachments/{id}/file/', { file: true, reads: ['asset_documents', 'assets'] });

/** Statutory papers of vehicles that are due. */
export const listVehiclePaperReminders = /* @__PURE__ */ operation('listVehiclePaperReminders', 'get /c/{domain}/vehicle-statutory-reminders/', { page: true, reads: ['asset_documents', 'assets', 'businesses', 'document_types', 'employee_documents', 'employees', 'maintenance_plans', 'maintenances', 'reminders', 'timeoff_requests', 'vehicle_paper_needs'] });
