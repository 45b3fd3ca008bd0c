/** Full text search over flows: titles, descriptions, states and events. */
import type { Entry } from './entries.ts';
import { causeOf, fullStateName, wordsOf } from './plain-text.ts';

type Place = { kind: 'state' | 'event'; text: string; note: string | null; state: string };
export type Found = { entry: Entry; places: Place[] };

const plainly = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const placesOf = ({ statics }: Entry): (Place & { searched: string })[] => [
  ...statics.states.map(({ path, description }) => ({
    kind: 'state' as const,
    text: fullStateName(path),
    note: description,
    state: path,
    searched: [path, wordsOf(path), description].join(' '),
  })),
  ...statics.edges.map((edge) => ({
    kind: 'event' as const,
    text: causeOf(edge),
    note: edge.source === '*' ? 'anywhere' : `in ${fullStateName(edge.source)}`,
    state: edge.source,
    searched: [edge.event, wordsOf(edge.event), causeOf(edge)].join(' '),
  })),
];

/** Flows that contain every word in their title, a state or an event, with the matching states and events. */
export const searchFlows = (entries: readonly Entry[], text: string): Found[] => {
  const words = plainly(text).split(/\s+/).filter(Boolean);
  const holds = (searched: string) => words.every((word) => plainly(searched).includes(word));
  return entries.flatMap((entry) => {
    const { flow, description } = entry;
    const places = placesOf(entry)
      .filter(({ searched }) => words.length > 0 && holds(searched))
      .map(({ searched: _, ...place }) => place)
      .filter(
        (place, index, all) => all.findIndex((each) => each.text === place.text && each.note === place.note) === index,
      );
    const isCalledSo = holds([flow.id, wordsOf(flow.id), flow.title, description].join(' '));
    return isCalledSo || places.length > 0 ? [{ entry, places }] : [];
  });
};
