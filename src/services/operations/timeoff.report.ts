// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** What everybody has left on a day. */
export const listTimeoffBalancesOn = /* @__PURE__ */ operation('listTimeoffBalancesOn', 'get /c/{domain}/timeoff_balances/', { page: true, reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'] });

/** What everybody has left on a day, as a file. */
export const exportTimeoffBalances = /* @__PURE__ */ operation('exportTimeoffBalances', 'get /c/{domain}/timeoff_balances/export/', { file: true, reads: ['audit_log', 'businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'], changes: ['audit_log'] });

/** What everybody has left on a day, and what it is worth. */
export const listTimeoffWorth = /* @__PURE__ */ operation('listTimeoffWorth', 'get /c/{domain}/timeoff_balances/worth/', { page: true, reads: ['audit_log', 'businesses', 'departments', 'employee_pay', 'employees', 'people', 'regions', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'], changes: ['audit_log'] });

/** What everybody has left on a day, and what it is worth, as a file. */
export const exportTimeoffWorth = /* @__PURE__ */ operation('exportTimeoffWorth', 'get /c/{domain}/timeoff_balances/worth/export/', { file: true, reads: ['audit_log', 'businesses', 'departments', 'employee_pay', 'employees', 'people', 'regions', 'timeoff_entries', 'timeoff_policies', 'timeoff_requests', 'work_patterns'], changes: ['audit_log'] });

/** How much the people of each department were away. */
export const listTimeoffAbsence = /* @__PURE__ */ operation('listTimeoffAbsence', 'get /c/{domain}/timeoff_balances/absence/', { reads: ['businesses', 'departments', 'employees', 'timeoff_entries', 'timeoff_policies'] });
