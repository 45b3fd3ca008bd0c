import { day } from '../../platform/time/dates.ts';

/** How long a deleted asset can be restored. */
export const keptFor = 30 * day;
