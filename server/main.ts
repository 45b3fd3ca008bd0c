/** The server by itself, as production runs it, with the app that `npm run build` left in `dist/`. */
import { run } from './run.ts';

await run(Promise.resolve());
