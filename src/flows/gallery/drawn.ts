/** The output of scripts/drawings.ts by flow, inserted by the build. */
import type { Drawings } from './drawing.ts';
import type { PathList } from './path-list.ts';

export const drawn: Record<string, Drawings & { pathList: PathList }> = {};
