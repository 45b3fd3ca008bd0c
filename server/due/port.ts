/** All that other domains may ask of what is due. */
export { countDue, findLicence, listDue, sumOf, titleOf } from './listing/store.ts';
