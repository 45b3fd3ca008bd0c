/** Full text search over flows: titles, descriptions, states and events. */
import { wordingOf, wordsOf } from '../../engine/wording.ts';
import type { Entry } from '../entries.ts';
import { meaningsOf } from './synonyms.ts';

type Place = { kind: 'state' | 'event'; text: string; note: string | null; state: string };
export type Found = { entry: Entry; places: Place[] };

const plainly = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const placesOf = ({ flow, statics }: Entry, wording = wordingOf(flow)): (Place & { searched: string })[] => [
  ...statics.states.map(({ path, description }) => ({
    kind: 'state' as const,
    text: wording.fullState(path),
    note: description,
    state: path,
    searched: [path, wordsOf(path), description].join(' '),
  })),
  ...statics.edges.map((edge) => ({
    kind: 'event' as const,
    text: wording.cause(edge),
    note: edge.source === '*' ? 'anywhere' : `in ${wording.fullState(edge.source)}`,
    state: edge.source,
    searched: [edge.event, wordsOf(edge.event), wording.cause(edge)].join(' '),
  })),
];

/** Flows that contain every word in their title, a state or an event, with the matching states and events. */
export const searchFlows = (entries: readonly Entry[], text: string): Found[] => {
  const words = meaningsOf(plainly(text));
  const holds = (searched: string) => {
    const plain = plainly(searched);
    return words.every((meanings) => meanings.some((word) => plain.includes(word)));
  };
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
