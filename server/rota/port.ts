/** All that other domains may ask of the rota. */
export { shiftsInFeed } from './feed/feed.ts';
