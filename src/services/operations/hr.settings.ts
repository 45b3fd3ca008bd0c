// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The settings of HR. */
export const getHrSettings = /* @__PURE__ */ operation('getHrSettings', 'get /c/{domain}/hr_settings/', { shows: 'HrSettings', reads: ['hr_settings'] });

/** Change settings of HR. */
export const updateHrSettings = /* @__PURE__ */ edit('updateHrSettings', 'patch /c/{domain}/hr_settings/', { body: 'json', shows: 'HrSettings', keyed: true, changes: ['audit_log', 'hr_settings'] });

/** What a business does first with HR. */
export const getHrSetup = /* @__PURE__ */ operation('getHrSetup', 'get /c/{domain}/hr_setup/', { reads: ['benefits', 'company_files', 'employees', 'jobs', 'people'] });
