// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Let a vehicle be driven again. */
export const liftVehicleStop = /* @__PURE__ */ operation('liftVehicleStop', 'post /c/{domain}/vehicles/{id}/stops/{stopId}/lift/', { body: 'json', keyed: true, changes: ['assets', 'audit_log'] });
