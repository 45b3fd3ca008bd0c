/**
 * Kinds of rows: what is said of one row holds for every row whose cells are alike. A long file has few kinds, so that most of
 * its rows need no rules of their own, which costs a tenth.
 */
import { isDoubtful } from '../../../../rules/shared/day.ts';
import type { Alike } from '../../../../rules/shared/import.ts';

/** Whether such a new row has no problem of its own, whether a cell of it can be two days, and which of its cells are not stored. */
export type RowKind = { isFine: boolean; hasDoubt: boolean; leftOut: readonly string[] };
type Node = RowKind & { next: Node[] };
type Column = { at: number; alike: Alike[string] | undefined; places: Map<string, number> };

/** Of a column, texts that are not alike but the same; and kinds in all. Rows beyond are judged one by one. */
const [mostTexts, mostNodes] = [200, 20_000];
const [empty, plain] = [0, 1];

const isDay = (text: string) => text.length > 7 && text.length < 12 && isDoubtful(text);

/** @param alike what can stand in a column without any difference for the verdict about its row */
export function rowKinds(columns: readonly { column: string; at: number }[], alike: Alike) {
  const read: Column[] = columns.map(({ column, at }) => ({ at, alike: alike[column], places: new Map() }));
  const newNode = (hasDoubt: boolean): Node => ({ isFine: false, hasDoubt, leftOut: [], next: [] });
  const root = newNode(false);
  let nodes = 0;

  function placeOf(column: Column, text: string): number | null {
    if (text === '') return empty;
    if (column.alike?.test(text) && !isDay(text)) return plain;
    const known = column.places.get(text);
    if (known !== undefined) return known;
    if (column.places.size >= mostTexts) return null;
    const place = plain + 1 + column.places.size;
    column.places.set(text, place);
    return place;
  }

  return {
    /** Null when there are too many kinds. */
    kindOf(texts: readonly string[]): RowKind | null {
      let node = root;
      for (const column of read) {
        const text = texts[column.at] ?? '';
        const place = placeOf(column, text);
        if (place === null) return null;
        let next = node.next[place];
        if (next === undefined) {
          if (nodes >= mostNodes) return null;
          nodes += 1;
          next = newNode(node.hasDoubt || isDay(text));
          node.next[place] = next;
        }
        node = next;
      }
      return node;
    },
  };
}
