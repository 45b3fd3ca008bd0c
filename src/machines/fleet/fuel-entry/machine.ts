/**
 * Record fuel at the pump.
 * 1. The driver writes litres and the sum, what the odometer shows, and may add the station and a picture of the receipt.
 * 2. The server takes the entry once, however often it is sent.
 * 3. Over a cut line everything stays; the entry goes by itself when the connection is back, or when the driver sends it again.
 * 4. A mileage that does not go on from the one before is corrected, or taken with a reason.
 * 5. When an earlier attempt had arrived after all, the driver is led to the list.
 * Started by a vehicle's page; it ends recorded, earlier or left.
 */
import type { ActorRefFrom } from 'xstate';
import { logEntryMachine } from '../log-entry.ts';

export const fuelEntryMachine = logEntryMachine({
  id: 'fuelEntry',
  description: 'A driver records fuel on a phone, also where the connection comes and goes.',
  kind: 'fuel',
});

export type FuelEntryRef = ActorRefFrom<typeof fuelEntryMachine>;
