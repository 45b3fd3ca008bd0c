/** How long the steps of a sign-in may take. Pure. */

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
/** How long a person has to give the code of the second step, in milliseconds, and how many wrong ones they may give. */
export const ticketLifetime = 300 * second;
export const ticketTries = 5;
/** How long a network from which a person came is known to be theirs, in milliseconds. */
export const knownNetworkLifetime = 30 * day;
