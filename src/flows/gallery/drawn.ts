/** What the build makes of each flow, loaded when the flow is opened. The build inserts it; see scripts/drawings.ts. */
import type { Drawings } from './drawing/drawing.ts';
import type { PathList } from './paths/path-list.ts';

/** The picture of a state: the place, from 0, in a file that has so many `frames` side by side. */
export type StatePicture = { src: string; frame: number; frames: number };

export type Drawn = {
  /** The drawings with names in words, and with those of the code. */
  words: Drawings;
  code: Drawings;
  pathList: PathList;
  /** The states and transitions on which everything goes well. */
  happy: { states: readonly string[]; edges: readonly string[] };
  /** For other tools: the machine as text that runs by itself, and as data. */
  exported: { code: string; config: string };
  /** By state; of some states there is none. See scripts/state-pictures.ts. */
  pictures: Record<string, StatePicture>;
};

export const drawn: Record<string, () => Promise<{ default: Drawn }>> = {};
