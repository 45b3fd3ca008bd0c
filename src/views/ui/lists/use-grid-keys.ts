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
    const first = rows.findIndex((each) => each.dataset.row !== undefined);
    const row = rows[Math.min(at?.row ?? Math.max(1, first), rows.length - 1)];
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
    const act = actOf(event, { cell, row, target }, acts);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return { onFocus, onBlur, onKeyDown };
}

type Here = { cell: HTMLTableCellElement; row: HTMLTableRowElement; target: HTMLElement };

/** What a key does here; null leaves it to the browser. */
function actOf(
  { key, ctrlKey, shiftKey, currentTarget }: KeyboardEvent<HTMLTableElement>,
  { cell, row, target }: Here,
  acts: GridKeys,
): (() => void) | null {
  const isBare = target === cell;
  const isInside = !isBare && target !== stopOf(cell);
  if (isInside) return key === 'Escape' ? () => cell.focus() : null;
  const next = destination(currentTarget, cell, key, ctrlKey);
  if (next) return () => stopOf(next).focus();
  const isHead = row.parentElement?.tagName === 'THEAD';
  switch (key) {
    case 'F2':
      return isBare ? goingInto(cell) : null;
    case 'Enter':
      return isBare ? (goingInto(cell) ?? (isHead ? null : () => acts.onOpenRow(row))) : null;
    case ' ':
      return !isHead && (isBare || target.tagName === 'A' || shiftKey) ? () => acts.onSelectRow(row, shiftKey) : null;
    case 'a':
      return ctrlKey ? acts.onSelectAll : null;
    default:
      return null;
  }
}

/** To the first control of a cell that has several; their Tab stops are open until somebody leaves it. */
function goingInto(cell: HTMLElement): (() => void) | null {
  const controls = controlsIn(cell);
  const [first] = controls;
  if (!first) return null;
  return () => {
    for (const control of controls) control.tabIndex = 0;
    first.focus();
  };
}
