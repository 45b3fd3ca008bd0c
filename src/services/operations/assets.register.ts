// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** List vehicles, perhaps of one type. */
export const listVehicles = /* @__PURE__ */ operation('listVehicles', 'get /c/{domain}/asset-management/asset_types/vehicle_type_details/', { page: true, shows: 'Asset', reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** List assets and vehicles. */
export const listAssets = /* @__PURE__ */ operation('listAssets', 'get /c/{domain}/asset-management/assets/', { page: true, shows: 'Asset', reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** Add an asset or a vehicle. */
export const createAsset = /* @__PURE__ */ operation('createAsset', 'post /c/{domain}/asset-management/assets/', { body: 'json', shows: 'Asset', keyed: true, changes: ['asset_documents', 'asset_types', 'assets', 'audit_log'] });

/** One asset. */
export const getAsset = /* @__PURE__ */ operation('getAsset', 'get /c/{domain}/asset-management/assets/{id}', { shows: 'Asset', reads: ['asset_documents', 'asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** Change an asset. */
export const updateAsset = /* @__PURE__ */ operation('updateAsset', 'put /c/{domain}/asset-management/assets/{id}/', { body: 'json', shows: 'Asset', keyed: true, changes: ['assets', 'audit_log'] });

/** Assign an asset to an employee. */
export const assignAsset = /* @__PURE__ */ operation('assignAsset', 'post /c/{domain}/asset-management/assets/{id}/add_assignee/', { body: 'json', shows: 'Asset', keyed: true, changes: ['assets', 'audit_log'] });

/** Take an asset back. */
export const unassignAsset = /* @__PURE__ */ operation('unassignAsset', 'post /c/{domain}/asset-management/assets/{id}/remove_assignee/', { body: 'json', shows: 'Asset', keyed: true, changes: ['assets', 'audit_log'] });

/** Who has had an asset. */
export const listAssetAssignees = /* @__PURE__ */ operation('listAssetAssignees', 'get /c/{domain}/asset-management/assets/{id}/assignee_history/', { page: true, reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** Move assets to the bin. */
export const deleteAssets = /* @__PURE__ */ operation('deleteAssets', 'patch /c/{domain}/asset-management/assets/bulk_delete/', { body: 'json', keyed: true, changes: ['assets', 'audit_log', 'reminders'] });

/** Set or replace the image of an asset. */
export const uploadAssetImage = /* @__PURE__ */ operation<'uploadAssetImage', 'image'>('uploadAssetImage', 'patch /c/{domain}/asset-management/assets/{id}/upload_image/', { body: 'form', shows: 'Asset', changes: ['assets', 'audit_log'] });

/** Remove the image of an asset. */
export const removeAssetImage = /* @__PURE__ */ operation('removeAssetImage', 'patch /c/{domain}/asset-management/assets/{id}/remove_image/', { shows: 'Asset', changes: ['assets', 'audit_log'] });

/** The image of an asset. */
export const getAssetImage = /* @__PURE__ */ operation('getAssetImage', 'get /c/{domain}/asset-management/assets/{id}/image/', { file: true, reads: ['assets'] });

/** What an employee has. */
export const listAssetsOf = /* @__PURE__ */ operation('listAssetsOf', 'get /c/{domain}/asset-management/assets/assigned_to', { page: true, shows: 'Asset', reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** Assign several assets to an employee. */
export const assignAssets = /* @__PURE__ */ operation('assignAssets', 'post /c/{domain}/asset-management/assets/bulk_asset_assignee_add', { body: 'json', keyed: true, changes: ['assets', 'audit_log'] });

/** Take several assets back. */
export const unassignAssets = /* @__PURE__ */ operation('unassignAssets', 'post /c/{domain}/asset-management/assets/bulk_asset_assignee_remove', { body: 'json', keyed: true, changes: ['assets', 'audit_log'] });

/** Who has a plate or a serial number. */
export const listSameCodes = /* @__PURE__ */ operation('listSameCodes', 'get /c/{domain}/asset-management/assets/same_codes/', { reads: ['assets'] });

/** The ids of what a list of assets shows. */
export const listAssetIds = /* @__PURE__ */ operation('listAssetIds', 'get /c/{domain}/asset-management/assets/ids/', { reads: ['assets'] });

/** Move several assets, or give them another status. */
export const changeAssets = /* @__PURE__ */ operation('changeAssets', 'patch /c/{domain}/asset-management/assets/bulk_change/', { body: 'json', changes: ['assets', 'audit_log'] });

/** What was done with an asset. */
export const listAssetHistory = /* @__PURE__ */ operation('listAssetHistory', 'get /c/{domain}/asset-management/assets/{id}/history/', { page: true, reads: ['assets', 'audit_log'] });

/** The assets in the bin. */
export const listDeletedAssets = /* @__PURE__ */ operation('listDeletedAssets', 'get /c/{domain}/asset-management/assets/bin/', { page: true, reads: ['asset_types', 'assets', 'people'] });

/** Take assets out of the bin. */
export const restoreAssets = /* @__PURE__ */ operation('restoreAssets', 'post /c/{domain}/asset-management/assets/bin/restore/', { body: 'json', keyed: true, changes: ['assets', 'audit_log', 'reminders'] });

/** Delete assets in the bin for ever. */
export const purgeAssets = /* @__PURE__ */ operation('purgeAssets', 'post /c/{domain}/asset-management/assets/bin/purge/', { body: 'json', keyed: true, changes: ['assets', 'audit_log', 'reminders'] });

/** The assets that were added last. */
export const listRecentAssets = /* @__PURE__ */ operation('listRecentAssets', 'get /c/{domain}/asset-management/dashboard/recently_added_assets/', { shows: 'Asset', reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** How many assets there are of each status. */
export const getAssetStatusBreakdown = /* @__PURE__ */ operation('getAssetStatusBreakdown', 'get /c/{domain}/asset-management/dashboard/asset_status_breakdown/', { reads: ['assets'] });

/** How the number of assets has grown. */
export const getAssetFlow = /* @__PURE__ */ operation('getAssetFlow', 'get /c/{domain}/asset-management/dashboard/asset_flow/', { reads: ['assets'] });

/** What the assets cost, and what they are worth. */
export const getAssetValue = /* @__PURE__ */ operation('getAssetValue', 'get /c/{domain}/asset-management/dashboard/asset_value/', { reads: ['asset_types', 'assets', 'businesses'] });

/** Export what a list of assets shows. */
export const exportAssets = /* @__PURE__ */ operation('exportAssets', 'get /c/{domain}/asset-management/assets/export/', { file: true, reads: ['asset_types', 'assets', 'businesses', 'departments', 'employees', 'regions'] });

/** The lists of assets that the person saved. */
export const listAssetViews = /* @__PURE__ */ operation('listAssetViews', 'get /c/{domain}/asset-management/asset_views/', { shows: 'AssetView', reads: ['asset_views'] });

/** Save what a list of assets searches, filters and sorts by. */
export const saveAssetView = /* @__PURE__ */ operation('saveAssetView', 'post /c/{domain}/asset-management/asset_views/', { body: 'json', shows: 'AssetView', changes: ['asset_views'] });

/** Rename a saved list of assets. */
export const renameAssetView = /* @__PURE__ */ edit('renameAssetView', 'patch /c/{domain}/asset-management/asset_views/{id}/', { body: 'json', shows: 'AssetView', changes: ['asset_views'] });

/** Forget a saved list of assets. */
export const deleteAssetView = /* @__PURE__ */ operation('deleteAssetView', 'delete /c/{domain}/asset-management/asset_views/{id}/', { changes: ['asset_views'] });
