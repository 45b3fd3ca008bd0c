import { useRef } from 'react';
import { useStable } from '../foundations/use-stable.ts';
import { between, isSelected, selectedOf, withRows } from './table-selection.ts';
import type { TableState } from './use-table-state.ts';

/** How the rows of a page are put into the selection, and taken out of it. */
export function useRowSelection({ selection, setSelection }: TableState, ids: readonly string[]) {
  const last = useRef<string | null>(null);
  const change = (changed: readonly string[], areSelected: boolean) =>
    setSelection(withRows(selection, changed, areSelected));

  /** With a range, all from the row that was pressed last. */
  const onSelect = useStable((id: string, isOn: boolean, isRange: boolean) => {
    change(isRange ? between(ids, last.current, id) : [id], isOn);
    last.current = id;
  });
  const onToggle = (id: string, isRange: boolean) => onSelect(id, isRange || !isSelected(selection, id), isRange);
  const onSelectPage = useStable((isOn: boolean) => change(ids, isOn));
  return { onSelect, onToggle, onSelectPage, selectedOnPage: selectedOf(selection, ids) };
}
