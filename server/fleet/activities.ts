/** Who sees what was done with the vehicles, and in which sentence. Pure. */
import type { Activities, Activity, Telling } from '../plug/home.ts';

/** As in `Filled 40 litres for ₦38,000`: `Ada filled 40 litres for ₦38,000, Toyota Hilux (VEH-0001)`. */
const lowered = ({ actor, subject, text }: Telling) =>
  `${actor} ${text.charAt(0).toLowerCase()}${text.slice(1)}, ${subject}`;
const told: Activity = { audience: 'access_vehicles', sentence: lowered };

export const fleetActivities: Activities = {
  'vehicle.filled': told,
  'vehicle.fuelDeleted': told,
  'vehicle.checked': told,
  'vehicle.stopped': told,
  'vehicle.stopLifted': told,
  'vehicle.incidentRecorded': told,
  'vehicle.incidentChanged': told,
  'vehicle.incidentDeleted': told,
  'vehicle.paperNeedSet': told,
  'vehicle.roadsideLinkMade': told,
  'vehicle.roadsideLinkRevoked': told,
};
