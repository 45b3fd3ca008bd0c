/** What scripts/drawings.ts has placed and planned, by flow: the build puts it here. */
import type { Drawings } from './drawing.ts';
import type { PathList } from './path-list.ts';

export const drawn: Record<string, Drawings & { pathList: PathList }> = {};
