// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Upload a file that something will refer to. */
export const uploadAttachment = /* @__PURE__ */ operation<'uploadAttachment', 'file'>('uploadAttachment', 'post /c/{domain}/asset-management/attachments/', { body: 'form', changes: ['asset_documents'] });

/** Add a document to an asset. */
export const addDocument = /* @__PURE__ */ operation<'addDocument', 'file'>('addDocument', 'post /c/{domain}/asset-management/attachments/add/', { body: 'form', shows: 'AssetDocument', keyed: true, changes: ['asset_documents', 'audit_log', 'reminders'] });

/** Delete a document. */
export const deleteDocument = /* @__PURE__ */ operation('deleteDocument', 'delete /c/{domain}/asset-management/attachments/{id}/', { changes: ['asset_documents', 'audit_log', 'reminders'] });

/** Renew a document. */
export const renewDocument = /* @__PURE__ */ operation<'renewDocument', 'file'>('renewDocument', 'post /c/{domain}/asset-management/attachments/{id}/renew/', { body: 'form', shows: 'AssetDocument', keyed: true, changes: ['asset_documents', 'audit_log', 'reminders'] });

/** A document and those that it renewed. */
export const listDocumentVersions = /* @__PURE__ */ operation('listDocumentVersions', 'get /c/{domain}/asset-management/attachments/{id}/versions/', { page: true, shows: 'AssetDocument', reads: ['asset_documents', 'businesses', 'document_types', 'reminders'] });

/** An uploaded file. */
export const downloadAttachment = /* @__PURE__ */ operation('downloadAttachment', 'get /c/{domain}/asset-management/attachments/{id}/file/', { file: true, reads: ['asset_documents', 'assets'] });

/** A small copy of an uploaded picture. */
export const getAttachmentThumbnail = /* @__PURE__ */ operation('getAttachmentThumbnail', 'get /c/{domain}/asset-management/attachments/{id}/thumbnail/', { file: true, reads: ['asset_documents', 'assets'] });

/** The documents of an asset. */
export const listAssetDocuments = /* @__PURE__ */ operation('listAssetDocuments', 'get /c/{domain}/asset-management/assets/{id}/get_asset_attachments/', { page: true, shows: 'AssetDocument', reads: ['asset_documents', 'assets', 'businesses', 'document_types', 'reminders'] });
