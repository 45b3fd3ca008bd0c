import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStable } from '../foundations/use-stable.ts';
import { cellOf, controlsIn, destination, isSeen, nearest, rowOf, rowsOf, stopOf } from './grid-cells.ts';

type GridKeys = {
  onSelectRow: (row: HTMLTableRowElement, isRange: boolean) => void;
  onSelectAll: () => void;
  onOpenRow: (row: HTMLTableRowElement) => void;
};

/** Where Tab stops; `at` is null until somebody has been in the table. */
type Stop = { element: HTMLElement | null; at: { row: number; place: number } | null; isFocused: boolean };

/**
 * The keyboard of the ARIA grid pattern for a table: one stop for Tab, arrows from cell to cell, Home, End, Page Up and
 * Page Down; Space selects a row, with Shift up to it; Enter opens it, or goes into a cell of several controls, as F2
 * does, and Escape comes back.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGridKeys(grid: RefObject<HTMLTableElement | null>, acts: GridKeys) {
  const stop = useRef<Stop>({ element: null, at: null, isFocused: false });

  const moveStop = (element: HTMLElement) => {
    const before = stop.current.element;
    const left = before && before !== element ? cellOf(before) : null;
    if (before) before.tabIndex = -1;
    if (left && left !== cellOf(element)) for (const control of controlsIn(left)) control.tabIndex = -1;
    element.tabIndex = 0;
    stop.current.element = element;
  };

  const keepStop = useStable((isThere: (element: HTMLElement) => boolean) => {
    const table = grid.current;
    if (!table) return;
    const { element, at, isFocused } = stop.current;
    if (at && element && isThere(element)) return;
    const rows = rowsOf(table);
    const row = rows[Math.min(at?.row ?? 1, rows.length - 1)];
    // At first, the name of the first row: what a person is most likely to want.
    const cell = at ? nearest(row, at.place) : (row?.querySelector<HTMLElement>('[role=rowheader]') ?? row?.cells[0]);
    if (!cell) return;
    moveStop(stopOf(cell));
    // Who was on a row that went is on what came in its place.
    if (isFocused && document.activeElement === document.body) stopOf(cell).focus();
  });
  // After each drawing, since cells come and go, and their controls with them.
  useLayoutEffect(() => {
    if (!grid.current) return;
    for (const control of controlsIn(grid.current)) if (control !== stop.current.element) control.tabIndex = -1;
    keepStop(({ isConnected }) => isConnected);
  });
  // Others go where the table becomes cards. To ask at each drawing would have the whole table laid out at once.
  useEffect(() => {
    const keepSeen = () => keepStop(isSeen);
    addEventListener('resize', keepSeen);
    return () => removeEventListener('resize', keepSeen);
  }, [keepStop]);

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || !grid.current) return;
    const row = rowOf(cell);
    stop.current.at = { row: row ? rowsOf(grid.current).indexOf(row) : 0, place: cell.cellIndex };
    stop.current.isFocused = true;
    moveStop(event.target as HTMLElement);
  };
  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    // Where the focused row was taken away, the effect above has to know that the focus was there.
    const leaves = event.relatedTarget ? !event.currentTarget.contains(event.relatedTarget) : event.target.isConnected;
    if (leaves) stop.current.isFocused = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    const row = cell ? rowOf(cell) : null;
    if (!cell || !row || event.defaultPrevented || event.altKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const isInside = target !== cell && target !== stopOf(cell);
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (isInside) {
      if (event.key !== 'Escape') return;
      handled();
      cell.focus();
      return;
    }
    const next = destination(event.currentTarget, cell, event.key, event.ctrlKey);
    if (next) {
      handled();
      stopOf(next).focus();
      return;
    }
    const isHead = row.parentElement?.tagName === 'THEAD';
    const isBare = target === cell;
    if (event.key === 'F2' || (event.key === 'Enter' && isBare)) {
      const [control] = controlsIn(cell);
      if (isBare && control) {
        handled();
        for (const each of controlsIn(cell)) each.tabIndex = 0;
        control.focus();
      } else if (isBare && event.key === 'Enter' && !isHead) {
        handled();
        acts.onOpenRow(row);
      }
    } else if (event.key === ' ' && !isHead && (isBare || target.tagName === 'A' || event.shiftKey)) {
      handled();
      acts.onSelectRow(row, event.shiftKey);
    } else if (event.key === 'a' && event.ctrlKey) {
      handled();
      acts.onSelectAll();
    }
  };

  return { onFocus, onBlur, onKeyDown };
}
