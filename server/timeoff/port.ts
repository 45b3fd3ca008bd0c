/** All that other domains may ask of time off. */

export { type Absence, absencesOf } from './away/absences.ts';
export { awayInFeed } from './away/feed.ts';
