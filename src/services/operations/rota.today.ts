// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Who works today, what is open, and one's own next shifts. */
export const getShiftsToday = /* @__PURE__ */ operation('getShiftsToday', 'get /c/{domain}/shift/today/', { reads: ['businesses', 'employees', 'regions', 'roles', 'rota_settings', 'shifts'] });
