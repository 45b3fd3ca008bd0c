// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Report a fault at the label of an asset, without an account. */
export const reportFault = /* @__PURE__ */ operation<'reportFault', 'photo'>('reportFault', 'post /labels/{token}/faults/', { body: 'form', open: true, shows: 'Fault', changes: ['asset_documents', 'asset_issues', 'audit_log', 'notifications'] });

/** What became of a fault that was reported at a label. */
export const followFault = /* @__PURE__ */ operation('followFault', 'get /labels/{token}/faults/{reference}/', { open: true, shows: 'Fault', reads: ['asset_issues', 'asset_settings', 'assets', 'businesses'] });

/** How the business keeps its assets. */
export const getAssetSettings = /* @__PURE__ */ operation('getAssetSettings', 'get /c/{domain}/asset-management/settings/', { shows: 'AssetSettings', reads: ['asset_settings'] });

/** Change how the business keeps its assets. */
export const updateAssetSettings = /* @__PURE__ */ operation('updateAssetSettings', 'patch /c/{domain}/asset-management/settings/', { body: 'json', shows: 'AssetSettings', changes: ['asset_settings', 'audit_log'] });
