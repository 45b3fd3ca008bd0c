/** For tests that need some key and do not look at what it seals. */
import { createSealing } from './sealing.ts';

export const anySealing = createSealing(['k'.repeat(32)]);
