// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What the label on an asset belongs to. */
export const findLabel = /* @__PURE__ */ operation('findLabel', 'get /labels/{token}/', { open: true, reads: ['asset_settings', 'assets', 'businesses'] });

/** Where the label on an asset leads a member. */
export const openLabel = /* @__PURE__ */ operation('openLabel', 'get /labels/{token}/asset/', { reads: ['asset_settings', 'assets', 'businesses', 'devices', 'people'] });

/** A PDF of labels with QR codes. */
export const printLabels = /* @__PURE__ */ operation('printLabels', 'post /c/{domain}/asset-management/labels/', { body: 'json', file: true });

/** The asset that a scanned or typed code belongs to. */
export const findAssetByCode = /* @__PURE__ */ operation('findAssetByCode', 'get /c/{domain}/asset-management/assets/by_code/', { reads: ['assets'] });
