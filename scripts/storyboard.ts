/**
 * `npm run storyboard [flow …]`: plays the flows in a browser and takes the pictures of their screens that the gallery at
 * `/flows` shows. They are committed; one that looks as before is not replaced.
 */
import { takeStoryboard } from '../tests/flows/browser/storyboard.ts';
import { isBuilt } from './app-sources.ts';
import { buildApp } from './build.ts';

if (!isBuilt()) await buildApp();
await takeStoryboard(process.argv.slice(2));
