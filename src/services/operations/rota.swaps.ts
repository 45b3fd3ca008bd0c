// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Shifts that somebody gives to somebody else, or takes. */
export const listShiftSwaps = /* @__PURE__ */ operation('listShiftSwaps', 'get /c/{domain}/shift/swaps/', { page: true, shows: 'ShiftSwap', reads: ['businesses', 'departments', 'employee_documents', 'employees', 'holidays', 'regions', 'roles', 'rota_settings', 'shift_swaps', 'shifts', 'timeoff_policies', 'timeoff_requests', 'unavailabilities'] });

/** Offer one's own shift to others. */
export const offerShift = /* @__PURE__ */ operation('offerShift', 'post /c/{domain}/shift/swaps/', { body: 'json', shows: 'ShiftSwap', keyed: true, changes: ['audit_log', 'notifications', 'shift_swaps'] });

/** Take the shift that somebody offers. */
export const acceptShiftSwap = /* @__PURE__ */ operation('acceptShiftSwap', 'post /c/{domain}/shift/swaps/{id}/accept/', { shows: 'ShiftSwap', keyed: true, changes: ['audit_log', 'notifications', 'shift_swaps', 'shifts'] });

/** Approve a swap. */
export const approveShiftSwap = /* @__PURE__ */ operation('approveShiftSwap', 'post /c/{domain}/shift/swaps/{id}/approve/', { body: 'json', shows: 'ShiftSwap', keyed: true, changes: ['audit_log', 'notifications', 'shift_swaps', 'shifts'] });

/** Decline a swap. */
export const declineShiftSwap = /* @__PURE__ */ operation('declineShiftSwap', 'post /c/{domain}/shift/swaps/{id}/decline/', { body: 'json', shows: 'ShiftSwap', keyed: true, changes: ['audit_log', 'notifications', 'shift_swaps'] });

/** Take an offer back. */
export const withdrawShiftSwap = /* @__PURE__ */ operation('withdrawShiftSwap', 'post /c/{domain}/shift/swaps/{id}/withdraw/', { shows: 'ShiftSwap', keyed: true, changes: ['audit_log', 'notifications', 'shift_swaps'] });

/** Take an open shift. */
export const claimShift = /* @__PURE__ */ operation('claimShift', 'post /c/{domain}/shift/{id}/claim/', { shows: 'ShiftSwap', keyed: true, changes: ['audit_log', 'notifications', 'shift_swaps', 'shifts'] });

/** Who could take one's shift, and what they could give for it. */
export const getSwapChoices = /* @__PURE__ */ operation('getSwapChoices', 'get /c/{domain}/shift/{id}/swap_choices/', { reads: ['businesses', 'departments', 'employee_documents', 'employees', 'holidays', 'regions', 'roles', 'rota_settings', 'shift_swaps', 'shifts', 'timeoff_policies', 'timeoff_requests', 'unavailabilities'] });
