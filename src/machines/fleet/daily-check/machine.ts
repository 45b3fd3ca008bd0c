/**
 * Check a vehicle before it drives.
 * 1. The driver goes through the checklist of the vehicle's kind: each item is all right, or not, with words and pictures.
 * 2. The server takes the check once, however often it is sent; what is not all right becomes an issue of the vehicle.
 * 3. Over a cut line everything stays; the check goes by itself when the connection is back, or when the driver sends it again.
 * 4. A mileage that does not go on from the one before is corrected, or taken with a reason.
 * 5. When an earlier attempt had arrived after all, the driver is led to the list.
 * Started by a vehicle's page and by the list of missing checks; it ends recorded, earlier or left.
 */
import type { ActorRefFrom } from 'xstate';
import { logEntryMachine } from '../log-entry.ts';

export const dailyCheckMachine = logEntryMachine({
  id: 'dailyCheck',
  description: 'A driver checks a vehicle on a phone before the first trip of a day.',
  kind: 'check',
});

export type DailyCheckRef = ActorRefFrom<typeof dailyCheckMachine>;
