import { DateTime } from 'luxon';

/** So many days from `now`, where the businesses of the tests are: late in the evening it is another day than in UTC. */
export const inLagos = (days = 0, now = new Date()): string => {
  const day = DateTime.fromJSDate(now).setZone('Africa/Lagos').plus({ days }).toISODate();
  if (day === null) throw new Error('There is no such zone.');
  return day;
};
