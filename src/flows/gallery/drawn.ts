/** What scripts/drawings.ts has placed, by flow: the build puts it here. */
import type { Drawings } from './drawing.ts';

export const drawn: Record<string, Drawings> = {};
