/** All that other domains may ask of the calendar: what people work on a day, and which days are off. */
export { holidaysIn, holidaysOfMember } from './holidays/acts.ts';
export { holdWorkDays } from './holidays/store.ts';
export { workCalendarsOf, workPeriodsOf } from './patterns/acts.ts';
