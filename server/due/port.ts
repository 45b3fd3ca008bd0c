/** All that other domains may ask of what is due. */
export { countDue, sumOf } from './listing/store.ts';
