/** All that other domains may ask of what is due. */
export { countDue, findLicence, sumOf } from './listing/store.ts';
