/** How long the steps of a sign-in may take. Pure. */
import { day, second } from '../../platform/time/dates.ts';

/** How long a person has to give the code of the second step, in milliseconds, and how many wrong ones they may give. */
export const ticketLifetime = 300 * second;
export const ticketTries = 5;
/** How long a network counts as known after a sign-in from it, in milliseconds. */
export const knownNetworkLifetime = 30 * day;
