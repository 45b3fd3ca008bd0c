// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Who answers for the person while they are away. */
export const getMyTimeoffDelegation = /* @__PURE__ */ operation('getMyTimeoffDelegation', 'get /c/{domain}/my_timeoff_delegation/', { shows: 'TimeoffDelegationAnswer', reads: ['businesses', 'departments', 'employees', 'people', 'regions', 'timeoff_delegations'] });

/** Say who answers for the person while they are away. */
export const setMyTimeoffDelegation = /* @__PURE__ */ operation('setMyTimeoffDelegation', 'post /c/{domain}/my_timeoff_delegation/', { body: 'json', shows: 'TimeoffDelegationAnswer', keyed: true, changes: ['audit_log', 'notifications', 'timeoff_delegations'] });

/** Answer for oneself again. */
export const endMyTimeoffDelegation = /* @__PURE__ */ operation('endMyTimeoffDelegation', 'delete /c/{domain}/my_timeoff_delegation/', { changes: ['audit_log', 'timeoff_delegations'] });
