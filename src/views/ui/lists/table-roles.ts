/**
 * The roles of the ARIA grid pattern on the elements of a table. Laid out as cards the elements would lose theirs, so
 * each says its own; and each cell can hold the focus, which `useGridKeys` moves.
 */
export const as = {
  grid: (isMultiselectable: boolean) => ({ role: 'grid', 'aria-multiselectable': isMultiselectable }) as const,
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col', tabIndex: -1 },
  rowheader: { role: 'rowheader', tabIndex: -1 },
  gridcell: { role: 'gridcell', tabIndex: -1 },
  /** Stands for a row that is not there yet. */
  bone: { role: 'row', 'aria-hidden': true },
} as const;
