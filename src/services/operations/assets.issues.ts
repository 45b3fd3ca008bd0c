// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** What was reported about one asset. */
export const listAssetIssues = /* @__PURE__ */ operation('listAssetIssues', 'get /c/{domain}/asset-management/assets/{id}/issues/', { page: true, shows: 'Issue', reads: ['asset_documents', 'asset_issues', 'asset_types', 'assets', 'businesses', 'issue_types', 'people', 'regions'] });

/** Report an issue with an asset. */
export const reportIssue = /* @__PURE__ */ operation('reportIssue', 'post /c/{domain}/asset-management/assets/{id}/issues/', { body: 'json', shows: 'Issue', keyed: true, changes: ['asset_documents', 'asset_issues', 'audit_log', 'notifications'] });

/** What was reported about the assets of the business. */
export const listIssues = /* @__PURE__ */ operation('listIssues', 'get /c/{domain}/asset-management/issues-list/', { page: true, shows: 'Issue', reads: ['asset_documents', 'asset_issues', 'assets', 'departments', 'employees', 'issue_types', 'people', 'regions'] });

/** One reported issue. */
export const getIssue = /* @__PURE__ */ operation('getIssue', 'get /c/{domain}/asset-management/issues-list/{id}/', { reads: ['asset_documents', 'asset_issues', 'assets', 'issue_types', 'maintenances', 'people'] });

/** Correct what was reported. */
export const updateIssue = /* @__PURE__ */ edit('updateIssue', 'patch /c/{domain}/asset-management/issues-list/{id}/', { body: 'json', shows: 'Issue', changes: ['asset_issues', 'audit_log'] });

/** Delete a reported issue. */
export const deleteIssue = /* @__PURE__ */ operation('deleteIssue', 'delete /c/{domain}/asset-management/issues-list/{id}/', { changes: ['asset_documents', 'asset_issues', 'assets', 'audit_log'] });

/** Say how an issue has ended. */
export const closeIssue = /* @__PURE__ */ operation('closeIssue', 'post /c/{domain}/asset-management/issues-list/{id}/close/', { body: 'json', shows: 'Issue', keyed: true, changes: ['asset_issues', 'assets', 'audit_log'] });

/** Take an issue up again that had ended. */
export const reopenIssue = /* @__PURE__ */ operation('reopenIssue', 'post /c/{domain}/asset-management/issues-list/{id}/reopen/', { shows: 'Issue', keyed: true, changes: ['asset_issues', 'assets', 'audit_log'] });
