// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The asset types of the business. */
export const listAssetTypes = /* @__PURE__ */ operation('listAssetTypes', 'get /c/{domain}/asset-management/asset_types/all_asset_types/', { shows: 'AssetType', reads: ['asset_types', 'assets'] });

/** Every asset type by name, for pickers. */
export const listAssetTypeNames = /* @__PURE__ */ operation('listAssetTypeNames', 'get /c/{domain}/asset-management/asset_types/all/', { reads: ['asset_types'] });

/** The asset types that were added last. */
export const listRecentAssetTypes = /* @__PURE__ */ operation('listRecentAssetTypes', 'get /c/{domain}/asset-management/asset_types/recently_added_asset_types/', { shows: 'AssetType', reads: ['asset_types', 'assets'] });

/** Add an asset type. */
export const createAssetType = /* @__PURE__ */ operation('createAssetType', 'post /c/{domain}/asset-management/asset_types/', { body: 'json', shows: 'AssetType', keyed: true, changes: ['asset_types', 'audit_log'] });

/** Rename an asset type, or change its starting number. */
export const updateAssetType = /* @__PURE__ */ edit('updateAssetType', 'put /c/{domain}/asset-management/asset_types/{id}/', { body: 'json', shows: 'AssetType', changes: ['asset_types', 'audit_log'] });

/** Delete an asset type. */
export const deleteAssetType = /* @__PURE__ */ operation('deleteAssetType', 'delete /c/{domain}/asset-management/asset_types/{id}/', { changes: ['asset_types', 'assets', 'audit_log', 'reminders'] });

/** Say how assets of a type lose value. */
export const setAssetTypeDepreciation = /* @__PURE__ */ edit('setAssetTypeDepreciation', 'put /c/{domain}/asset-management/asset_types/{id}/depreciation/', { body: 'json', shows: 'AssetType', changes: ['asset_types', 'audit_log'] });

/** The statutory document types of the business. */
export const listDocumentTypes = /* @__PURE__ */ operation('listDocumentTypes', 'get /c/{domain}/asset-management/assets/list_of_document_types/', { shows: 'DocumentType', reads: ['document_types'] });

/** Add a statutory document type. */
export const createDocumentType = /* @__PURE__ */ operation('createDocumentType', 'post /c/{domain}/asset-management/assets/create_document/', { body: 'json', shows: 'DocumentType', keyed: true, changes: ['document_types'] });

/** Rename a statutory document type. */
export const renameDocumentType = /* @__PURE__ */ edit('renameDocumentType', 'put /c/{domain}/asset-management/assets/{id}/edit_document_type/', { body: 'json', shows: 'DocumentType', changes: ['document_types'] });

/** Delete a statutory document type. */
export const deleteDocumentType = /* @__PURE__ */ operation('deleteDocumentType', 'delete /c/{domain}/asset-management/assets/{id}/delete_document_type/', { changes: ['document_types'] });

/** List issue types. */
export const listIssueTypes = /* @__PURE__ */ operation('listIssueTypes', 'get /c/{domain}/asset-management/issue-type/', { page: true, shows: 'IssueType', reads: ['issue_types'] });

/** Add an issue type. */
export const createIssueType = /* @__PURE__ */ operation('createIssueType', 'post /c/{domain}/asset-management/issue-type/', { body: 'json', shows: 'IssueType', keyed: true, changes: ['issue_types'] });

/** Rename an issue type. */
export const renameIssueType = /* @__PURE__ */ edit('renameIssueType', 'patch /c/{domain}/asset-management/issue-type/{id}/', { body: 'json', shows: 'IssueType', changes: ['issue_types'] });

/** Delete an issue type. */
export const deleteIssueType = /* @__PURE__ */ operation('deleteIssueType', 'delete /c/{domain}/asset-management/issue-type/{id}/', { changes: ['issue_types'] });
