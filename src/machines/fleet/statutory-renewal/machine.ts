/**
 * Renew a statutory document of a vehicle.
 * 1. The person presses Renew beside a paper that is due; type and title are those of the old one.
 * 2. They fill in the new dates. A chosen file leaves at once, with its progress; Renew waits until it has arrived.
 * 3. A file can be cancelled while it travels, tried again after a cut, and deleted when it has arrived.
 * 4. What is missing is said at its field; a refusal or a dead line keeps everything typed and every file.
 * 5. The server stores the new paper; the old one stays as its earlier version.
 * 6. Several that were chosen in the list get the same dates, cost and files, one after another; each keeps its name and its
 *    reminder. When one is refused or cut, those before it are renewed, and Renew goes on with it.
 * Started by the reminders page and by a vehicle's page; it ends renewed or left.
 */
import type { ActorRefFrom } from 'xstate';
import { renewalMachine } from '../renewal.ts';

export const statutoryRenewalMachine = renewalMachine({
  id: 'statutoryRenewal',
  description: 'A person renews a statutory document of a vehicle, with its files.',
  kind: 'paper',
});

export type StatutoryRenewalRef = ActorRefFrom<typeof statutoryRenewalMachine>;
