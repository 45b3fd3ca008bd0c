// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The roles of the business. */
export const listRoles = /* @__PURE__ */ operation('listRoles', 'get /c/{domain}/roles/', { page: true, shows: 'Role', reads: ['roles'] });

/** Add a role. */
export const createRole = /* @__PURE__ */ operation('createRole', 'post /c/{domain}/roles/', { body: 'json', shows: 'Role', keyed: true, changes: ['roles'] });

/** Delete several roles. */
export const bulkDeleteRoles = /* @__PURE__ */ operation('bulkDeleteRoles', 'patch /c/{domain}/roles/bulk_delete/', { body: 'json', keyed: true, changes: ['roles'] });

/** Change a role. */
export const updateRole = /* @__PURE__ */ edit('updateRole', 'put /c/{domain}/roles/{id}/', { body: 'json', shows: 'Role', keyed: true, changes: ['roles'] });

/** Delete a role. */
export const deleteRole = /* @__PURE__ */ operation('deleteRole', 'delete /c/{domain}/roles/{id}/', { keyed: true, changes: ['roles'] });
