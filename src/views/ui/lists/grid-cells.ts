/** The cells of a table as a keyboard sees them: which there are, what takes the focus for each, and what is beside it. */

export const controlsIn = (cell: Element) => [
  ...cell.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), select, textarea'),
];
const needsArrows = (element: Element) =>
  element.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=button])');
export const isSeen = (cell: HTMLElement) => cell.checkVisibility?.({ opacityProperty: true }) ?? true;
export const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('th, td') : null;
export const rowsOf = (grid: HTMLTableElement) => [...grid.rows].filter((row) => row.ariaHidden !== 'true');
export const rowOf = (cell: HTMLTableCellElement) => cell.closest('tr');

/** What takes the focus for a cell: its one control, or else the cell. */
export function stopOf(cell: HTMLElement): HTMLElement {
  const [control, other] = controlsIn(cell);
  return control && !other && !needsArrows(control) ? control : cell;
}

/** The cell of a row that is seen and nearest to a place. */
export function nearest(row: HTMLTableRowElement | undefined, place: number): HTMLTableCellElement | undefined {
  const seen = [...(row?.cells ?? [])].filter(isSeen);
  return seen.toSorted((a, b) => Math.abs(a.cellIndex - place) - Math.abs(b.cellIndex - place))[0];
}

/** How far Page Up and Page Down go. */
const leap = 10;

/** Where a key leads from a cell, or undefined where it leads nowhere. */
export function destination(grid: HTMLTableElement, cell: HTMLTableCellElement, key: string, isFar: boolean) {
  const rows = rowsOf(grid);
  const row = rowOf(cell);
  const at = row ? rows.indexOf(row) : -1;
  const seen = [...(row?.cells ?? [])].filter(isSeen);
  const place = seen.indexOf(cell);
  const down = (by: number) => nearest(rows[Math.max(0, Math.min(rows.length - 1, at + by))], cell.cellIndex);
  switch (key) {
    case 'ArrowRight':
      return seen[place + 1];
    case 'ArrowLeft':
      return seen[place - 1];
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return down(-1);
    case 'PageDown':
      return down(leap);
    case 'PageUp':
      return down(-leap);
    case 'Home':
      return isFar ? nearest(rows[0], 0) : seen[0];
    case 'End':
      return isFar ? nearest(rows.at(-1), Number.MAX_SAFE_INTEGER) : seen.at(-1);
    default:
      return undefined;
  }
}
