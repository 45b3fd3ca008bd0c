// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Add employees from the rows of a file. */
export const importEmployees = /* @__PURE__ */ operation('importEmployees', 'post /c/{domain}/employees/import/', { body: 'json', keyed: true, changes: ['audit_log', 'benefits', 'employees'] });
