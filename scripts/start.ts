/** `npm start`: builds the app when its sources have changed, then runs the product. */
import { buildApp } from './build.ts';

console.log('Steward is starting ...');
await buildApp();
await import('../server/main.ts');
