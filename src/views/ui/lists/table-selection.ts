/**
 * Which rows are selected, over all pages: some by their ids, or all that match the search and the filters except some.
 * The second is sent to the server as it is, which alone knows who they are.
 */
export type Selection =
  | { mode: 'some'; ids: ReadonlySet<string> }
  | { mode: 'allMatching'; except: ReadonlySet<string> };

export const nothing: Selection = { mode: 'some', ids: new Set() };
export const allMatching: Selection = { mode: 'allMatching', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** The selection with these rows in it, or without them. */
export function withRows(selection: Selection, ids: Iterable<string>, areSelected: boolean): Selection {
  const kept = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  const areKept = selection.mode === 'some' ? areSelected : !areSelected;
  for (const id of ids) {
    if (areKept) kept.add(id);
    else kept.delete(id);
  }
  return selection.mode === 'some' ? { mode: 'some', ids: kept } : { mode: 'allMatching', except: kept };
}

/** @param count of all that match */
export const countSelected = (selection: Selection, count: number): number =>
  selection.mode === 'some' ? selection.ids.size : Math.max(0, count - selection.except.size);

export function selectedOf(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const selected = ids.filter((id) => isSelected(selection, id)).length;
  if (selected === 0) return 'none';
  return selected === ids.length ? 'all' : 'some';
}

/** The rows from one to another, both included, whichever comes first; the last alone where the first is not there. */
export function between(ids: readonly string[], from: string | null, to: string): string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
