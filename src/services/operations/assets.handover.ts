// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What an employee has signed for. */
export const listHandovers = /* @__PURE__ */ operation('listHandovers', 'get /c/{domain}/asset-management/handovers/', { page: true, reads: ['asset_handovers'] });

/** Hand several assets over to one employee, who signs for them. */
export const handOverAssets = /* @__PURE__ */ operation('handOverAssets', 'post /c/{domain}/asset-management/handovers/', { body: 'json', keyed: true, changes: ['asset_handovers', 'assets', 'audit_log'] });

/** The assets that somebody has chosen to hand over. */
export const listAssetsToHandOver = /* @__PURE__ */ operation('listAssetsToHandOver', 'get /c/{domain}/asset-management/handovers/assets/', { reads: ['assets', 'departments', 'employees', 'regions'] });

/** The receipt of a hand-over. */
export const downloadHandoverReceipt = /* @__PURE__ */ operation('downloadHandoverReceipt', 'get /c/{domain}/asset-management/handovers/{id}/receipt/', { file: true, reads: ['asset_handovers', 'businesses'] });
