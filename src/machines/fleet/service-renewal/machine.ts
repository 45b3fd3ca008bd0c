/**
 * Renew the maintenance of a vehicle.
 * 1. The person presses Renew beside a service that is due; its description is that of the service before.
 * 2. They say when it was done, when the next one is due and what it cost. A chosen file leaves at once, with its progress;
 *    Renew waits until it has arrived.
 * 3. A file can be cancelled while it travels, tried again after a cut, and deleted when it has arrived.
 * 4. What is missing is said at its field; a refusal or a dead line keeps everything typed and every file.
 * 5. The server records the service, which ends the due date of the one before.
 * 6. Several that were chosen in the list get the same dates, cost and files, one after another; each keeps its name and its
 *    reminder. When one is refused or cut, those before it are renewed, and Renew goes on with it.
 * Started by the reminders page and by a vehicle's page; it ends renewed or left.
 */
import type { ActorRefFrom } from 'xstate';
import { renewalMachine } from '../renewal.ts';

export const serviceRenewalMachine = renewalMachine({
  id: 'serviceRenewal',
  description: 'A person records the service of a vehicle that was due, with its files.',
  kind: 'service',
});

export type ServiceRenewalRef = ActorRefFrom<typeof serviceRenewalMachine>;
