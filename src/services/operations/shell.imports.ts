// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The imports into a list, with who, when, which file and how many. */
export const listImports = /* @__PURE__ */ operation('listImports', 'get /c/{domain}/imports/{kind}/', { page: true, shows: 'Import', reads: ['imports'] });

/** Begin an import, whose rows are sent next. */
export const createImport = /* @__PURE__ */ operation('createImport', 'post /c/{domain}/imports/{kind}/', { body: 'json', shows: 'Import', keyed: true, changes: ['imports'] });

/** The records of a list that have these keys. */
export const matchRecords = /* @__PURE__ */ operation('matchRecords', 'post /c/{domain}/imports/{kind}/matches/', { body: 'json' });

/** One import, with how far it is. */
export const getImport = /* @__PURE__ */ operation('getImport', 'get /c/{domain}/imports/{kind}/{id}/', { shows: 'Import', reads: ['imports'] });

/** Send some rows of an import. */
export const sendImportRows = /* @__PURE__ */ operation('sendImportRows', 'put /c/{domain}/imports/{kind}/{id}/chunks/{chunk}/', { body: 'json', changes: ['imports'] });

/** Store the rows of an import in the background. */
export const commitImport = /* @__PURE__ */ operation('commitImport', 'post /c/{domain}/imports/{kind}/{id}/commit/', { shows: 'Import', keyed: true, changes: ['asset_types', 'assets', 'audit_log', 'benefits', 'departments', 'employee_pay', 'employees', 'imports', 'jobs', 'makes', 'people', 'regions', 'timeoff_entries'] });

/** Stop an import. */
export const cancelImport = /* @__PURE__ */ operation('cancelImport', 'post /c/{domain}/imports/{kind}/{id}/cancel/', { shows: 'Import', keyed: true, changes: ['asset_types', 'assets', 'audit_log', 'benefits', 'departments', 'employee_pay', 'employees', 'imports', 'jobs', 'makes', 'people', 'regions', 'timeoff_entries'] });

/** Undo an import in the background. */
export const undoImport = /* @__PURE__ */ operation('undoImport', 'post /c/{domain}/imports/{kind}/{id}/undo/', { body: 'json', shows: 'Import', keyed: true, changes: ['asset_types', 'assets', 'audit_log', 'benefits', 'departments', 'employee_pay', 'employees', 'imports', 'jobs', 'makes', 'people', 'regions', 'timeoff_entries'] });

/** The rows of an import that were refused, with the reason beside each. */
export const exportRefusedRows = /* @__PURE__ */ operation('exportRefusedRows', 'get /c/{domain}/imports/{kind}/{id}/refused/', { file: true, reads: ['imports'] });

/** The rows of an import that were refused so far, as they were sent, with what is wrong. */
export const listRefusedRows = /* @__PURE__ */ operation('listRefusedRows', 'get /c/{domain}/imports/{kind}/{id}/refused_rows/', { page: true, reads: ['imports'] });
