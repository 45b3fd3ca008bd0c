/** What the build makes of each flow, loaded when the flow is opened. The build inserts it; see scripts/drawings.ts. */
import type { Drawings } from './drawing.ts';
import type { PathList } from './path-list.ts';

/** The drawings with names in words and with those of the code, and the paths. */
export type Drawn = { words: Drawings; code: Drawings; pathList: PathList };

export const drawn: Record<string, () => Promise<{ default: Drawn }>> = {};
