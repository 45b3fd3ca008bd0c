// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** Upload a file that something will refer to. */
export const uploadTemporaryFile = /* @__PURE__ */ operation<'uploadTemporaryFile', 'file'>('uploadTemporaryFile', 'post /c/{domain}/uploads/temporary/', { body: 'form' });

/** The files that the business keeps for its people. */
export const listCompanyFiles = /* @__PURE__ */ operation('listCompanyFiles', 'get /c/{domain}/company_files/', { page: true, shows: 'CompanyFile', reads: ['company_files', 'departments', 'employees'] });

/** Add files that were uploaded, and share them. */
export const createCompanyFiles = /* @__PURE__ */ operation('createCompanyFiles', 'post /c/{domain}/company_files/', { body: 'json', keyed: true, changes: ['audit_log', 'company_files'] });

/** Delete several files. */
export const deleteCompanyFiles = /* @__PURE__ */ operation('deleteCompanyFiles', 'patch /c/{domain}/company_files/bulk_delete/', { body: 'json', keyed: true, changes: ['audit_log', 'company_files'] });

/** Change whom files are shared with. */
export const shareCompanyFiles = /* @__PURE__ */ operation('shareCompanyFiles', 'post /c/{domain}/company_files/share/', { body: 'json', keyed: true, changes: ['audit_log', 'company_files'] });

/** Rename a file, or put a new version in its place. */
export const updateCompanyFile = /* @__PURE__ */ edit('updateCompanyFile', 'put /c/{domain}/company_files/{id}/', { body: 'json', shows: 'CompanyFile', keyed: true, changes: ['audit_log', 'company_files'] });

/** Delete a file. */
export const deleteCompanyFile = /* @__PURE__ */ operation('deleteCompanyFile', 'delete /c/{domain}/company_files/{id}/', { keyed: true, changes: ['audit_log', 'company_files'] });

/** The content of a company file. */
export const downloadCompanyFile = /* @__PURE__ */ operation('downloadCompanyFile', 'get /c/{domain}/company_files/{id}/file/', { file: true, reads: ['audit_log', 'company_files', 'people'], changes: ['audit_log', 'company_files'] });

/** Whom a file is shared with, and who has acknowledged it. */
export const listCompanyFileReaders = /* @__PURE__ */ operation('listCompanyFileReaders', 'get /c/{domain}/company_files/{id}/acknowledgements/', { page: true, reads: ['company_files', 'departments', 'employees', 'people'] });

/** Remind those who have not acknowledged a file. */
export const remindOfCompanyFile = /* @__PURE__ */ operation('remindOfCompanyFile', 'post /c/{domain}/company_files/{id}/remind/', { keyed: true, changes: ['audit_log', 'company_files'] });

/** What was done with a company file. */
export const listCompanyFileHistory = /* @__PURE__ */ operation('listCompanyFileHistory', 'get /c/{domain}/company_files/{id}/history/', { page: true, reads: ['audit_log', 'company_files', 'departments', 'employees'] });

/** The company files that are shared with the person. */
export const listMyFiles = /* @__PURE__ */ operation('listMyFiles', 'get /c/{domain}/my_files/', { page: true, shows: 'SharedFile', reads: ['company_files', 'employees'] });

/** The content of a file that is shared with the person. */
export const downloadMyFile = /* @__PURE__ */ operation('downloadMyFile', 'get /c/{domain}/my_files/{id}/file/', { file: true, reads: ['audit_log', 'company_files', 'employees', 'people'], changes: ['audit_log', 'company_files'] });

/** Acknowledge a file that is shared with the person. */
export const acknowledgeMyFile = /* @__PURE__ */ operation('acknowledgeMyFile', 'post /c/{domain}/my_files/{id}/acknowledge/', { body: 'json', shows: 'SharedFile', keyed: true, changes: ['audit_log', 'company_files'] });
