// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Who is away between two days. */
export const listTimeoffCalendar = /* @__PURE__ */ operation('listTimeoffCalendar', 'get /c/{domain}/timeoff_calendar/', { reads: ['businesses', 'departments', 'employees', 'holidays', 'people', 'regions', 'timeoff_delegations', 'timeoff_policies', 'timeoff_requests'] });
