// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Add assets and vehicles from the rows of a file. */
export const bulkImportAssets = /* @__PURE__ */ operation('bulkImportAssets', 'post /c/{domain}/asset-management/assets/bulk_import/', { body: 'json', keyed: true, changes: ['asset_types', 'assets', 'audit_log', 'makes'] });
