// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The link with which an employee sees their shifts without signing in. */
export const getShiftLink = /* @__PURE__ */ operation('getShiftLink', 'get /c/{domain}/employees/{id}/shift_link/', { reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'shift_links'] });

/** Make a link with which an employee sees their shifts without signing in, or a new one. */
export const replaceShiftLink = /* @__PURE__ */ operation('replaceShiftLink', 'put /c/{domain}/employees/{id}/shift_link/', { body: 'json', changes: ['audit_log', 'shift_links'] });

/** Revoke the link with which an employee sees their shifts. */
export const revokeShiftLink = /* @__PURE__ */ operation('revokeShiftLink', 'delete /c/{domain}/employees/{id}/shift_link/', { changes: ['audit_log', 'shift_links'] });

/** The published shifts of an employee, for whoever has their link. */
export const openShiftView = /* @__PURE__ */ operation('openShiftView', 'get /shift-links/{token}/', { open: true, reads: ['businesses', 'departments', 'employees', 'regions', 'roles', 'rota_settings', 'shift_links', 'shifts'], changes: ['shift_links'] });
