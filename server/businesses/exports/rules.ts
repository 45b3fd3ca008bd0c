/** How an export is named, and how long it is kept. Pure. */
import { day } from '../../platform/time/dates.ts';

export const exportLifetime = 7 * day;

/** A file name for every system, from the name of a business: `Adeyemi-Haulage-Limited`. */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'business';
