// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The documents of an employee. */
export const listEmployeeDocuments = /* @__PURE__ */ operation('listEmployeeDocuments', 'get /c/{domain}/employees/{id}/document/', { page: true, shows: 'EmployeeDocument', reads: ['businesses', 'departments', 'employee_documents', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'] });

/** Add a document to the record of an employee. */
export const addEmployeeDocument = /* @__PURE__ */ operation('addEmployeeDocument', 'post /c/{domain}/employees/{id}/document/', { body: 'json', shows: 'EmployeeDocument', keyed: true, changes: ['audit_log', 'employee_documents', 'reminders'] });

/** The documents of all active employees. */
export const searchEmployeeDocuments = /* @__PURE__ */ operation('searchEmployeeDocuments', 'get /c/{domain}/employee_documents/', { page: true, reads: ['businesses', 'departments', 'employee_documents', 'employees'] });

/** Delete a document of an employee. */
export const deleteEmployeeDocument = /* @__PURE__ */ operation('deleteEmployeeDocument', 'delete /c/{domain}/documents/{id}', { keyed: true, changes: ['audit_log', 'employee_documents', 'reminders'] });

/** Renew a document of an employee. */
export const renewEmployeeDocument = /* @__PURE__ */ operation('renewEmployeeDocument', 'post /c/{domain}/documents/{id}/renew/', { body: 'json', shows: 'EmployeeDocument', keyed: true, changes: ['audit_log', 'employee_documents', 'reminders'] });

/** A document of an employee and those that it renewed. */
export const listEmployeeDocumentVersions = /* @__PURE__ */ operation('listEmployeeDocumentVersions', 'get /c/{domain}/documents/{id}/versions/', { page: true, shows: 'EmployeeDocument', reads: ['businesses', 'employee_documents'] });

/** The file of a document of an employee. */
export const downloadEmployeeDocument = /* @__PURE__ */ operation('downloadEmployeeDocument', 'get /c/{domain}/documents/{id}/file/', { file: true, reads: ['audit_log', 'departments', 'employee_documents', 'employee_pay', 'employees', 'jobs', 'people', 'regions', 'subsidiaries'], changes: ['audit_log'] });

/** The documents in the record of the person. */
export const listMyDocuments = /* @__PURE__ */ operation('listMyDocuments', 'get /c/{domain}/my_documents/', { page: true, shows: 'EmployeeDocument', reads: ['businesses', 'employee_documents', 'employees'] });

/** The file of a document in the record of the person. */
export const downloadMyDocument = /* @__PURE__ */ operation('downloadMyDocument', 'get /c/{domain}/my_documents/{id}/file/', { file: true, reads: ['employee_documents', 'employees'] });

/** The documents that employees were asked for. */
export const listDocumentRequests = /* @__PURE__ */ operation('listDocumentRequests', 'get /c/{domain}/document_requests/', { page: true, shows: 'DocumentRequest', reads: ['document_requests'] });

/** Ask employees for a document. */
export const createDocumentRequest = /* @__PURE__ */ operation('createDocumentRequest', 'post /c/{domain}/document_requests/', { body: 'json', shows: 'DocumentRequest', keyed: true, changes: ['audit_log', 'document_requests'] });

/** A document that employees were asked for. */
export const getDocumentRequest = /* @__PURE__ */ operation('getDocumentRequest', 'get /c/{domain}/document_requests/{id}/', { shows: 'DocumentRequest', reads: ['document_requests'] });

/** Withdraw a request for a document. */
export const deleteDocumentRequest = /* @__PURE__ */ operation('deleteDocumentRequest', 'delete /c/{domain}/document_requests/{id}/', { keyed: true, changes: ['audit_log', 'document_requests'] });

/** Remind those who have not sent a document. */
export const remindOfDocumentRequest = /* @__PURE__ */ operation('remindOfDocumentRequest', 'post /c/{domain}/document_requests/{id}/remind/', { keyed: true, changes: ['audit_log', 'document_requests'] });

/** Who was asked for a document, and who has sent it. */
export const listDocumentAnswers = /* @__PURE__ */ operation('listDocumentAnswers', 'get /c/{domain}/document_requests/{id}/answers/', { page: true, shows: 'DocumentAnswer', reads: ['document_requests'] });

/** The file that an employee sent. */
export const downloadDocumentAnswer = /* @__PURE__ */ operation('downloadDocumentAnswer', 'get /c/{domain}/document_requests/{id}/answers/{employee}/file/', { file: true, reads: ['audit_log', 'document_requests', 'employees', 'people'], changes: ['audit_log'] });

/** Accept what an employee sent. */
export const acceptDocumentAnswer = /* @__PURE__ */ operation('acceptDocumentAnswer', 'post /c/{domain}/document_requests/{id}/answers/{employee}/accept/', { body: 'json', shows: 'DocumentAnswer', keyed: true, changes: ['audit_log', 'document_requests', 'employee_documents', 'reminders'] });

/** Send back what an employee sent. */
export const sendBackDocumentAnswer = /* @__PURE__ */ operation('sendBackDocumentAnswer', 'post /c/{domain}/document_requests/{id}/answers/{employee}/send_back/', { body: 'json', shows: 'DocumentAnswer', keyed: true, changes: ['audit_log', 'document_requests', 'notifications'] });

/** The documents that the person was asked for. */
export const listMyDocumentRequests = /* @__PURE__ */ operation('listMyDocumentRequests', 'get /c/{domain}/my_document_requests/', { page: true, shows: 'MyDocumentRequest', reads: ['document_requests', 'employees'] });

/** Send a document that the person was asked for. */
export const sendMyDocument = /* @__PURE__ */ operation('sendMyDocument', 'post /c/{domain}/my_document_requests/{id}/send/', { body: 'json', shows: 'MyDocumentRequest', keyed: true, changes: ['document_requests', 'notifications'] });
