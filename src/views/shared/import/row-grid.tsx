// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot draw only the rows in sight.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus goes to what stands in the cells.
import { useQueries, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import type { SheetFilter, ShownRow } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { rowsOfPage, sheetRowsQuery } from '../../../services/shared/import-sheets.ts';
import { type GridActs, type ImportedList, labelIn, type Place } from './imported-list.ts';
import * as css from './row-grid.css.ts';
import { RowLine } from './row-line.tsx';

type RowGridProps = {
  sheetId: string;
  version: number;
  filter: SheetFilter;
  /** Of the whole file. */
  rows: number;
  columns: readonly string[];
  list: ImportedList;
  /** Absent while the rows can only be looked at. */
  acts?: GridActs | undefined;
};

const lineHeight = 41;
/** Rows are laid out some at a time: laying out 100,000 takes longer than a person may wait for an answer. */
const rowsOfBlock = 5;
const moves: Record<string, readonly [rows: number, columns: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [15, 0],
  PageUp: [-15, 0],
};

/** The rows of the pages that are in sight; undefined where they have not come yet. */
function useShownRows({ sheetId, version, filter, rows, acts }: RowGridProps, first: number, last: number) {
  const pages = Array.from(
    { length: Math.floor(last / rowsOfPage) - Math.floor(first / rowsOfPage) + 1 },
    (_none, at) => Math.floor(first / rowsOfPage) + at,
  );
  // While a file is read, rows that are there stay as they are: a page is asked for again only until it is full.
  const versionOf = (page: number) => (acts ? version : `reading ${Math.min(rows, (page + 1) * rowsOfPage)}`);
  const windows = useQueries({ queries: pages.map((page) => sheetRowsQuery(sheetId, versionOf(page), filter, page)) });
  const rowAt = (index: number): ShownRow | undefined => {
    const page = Math.floor(index / rowsOfPage);
    const shown = windows[pages.indexOf(page)]?.data;
    return shown?.from === page * rowsOfPage ? shown.rows[index - shown.from] : undefined;
  };
  return rowAt;
}

/** What stands at a row and a column has the focus, and is in sight. */
function focusOn(region: HTMLElement | null, index: number, column: number): void {
  const cell = region?.querySelector<HTMLElement>(`[data-place="${index} ${column}"]`);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Every row of a file, however many: only those in sight are drawn. A cell is chosen by arrow keys and changed where it
 * stands.
 */
export function RowGrid(props: RowGridProps) {
  const { sheetId, version, filter, rows, columns, list, acts } = props;
  const narrowed = useQuery({ ...sheetRowsQuery(sheetId, version, filter, 0), enabled: filter !== 'all' });
  const all = filter === 'all' ? rows : (narrowed.data?.count ?? 0);
  // Drawn when nothing else waits.
  const count = useDeferredValue(all, 0);
  const region = useRef<HTMLDivElement>(null);
  const name = useId();
  const [chosen, setChosen] = useState<{ index: number; column: number }>({ index: 0, column: 0 });
  const [edited, setEdited] = useState<Place | null>(null);
  const rowsIn = (block: number) => Math.min(rowsOfBlock, count - block * rowsOfBlock);
  const virtual = useVirtualizer({
    count: Math.ceil(count / rowsOfBlock),
    getScrollElement: () => region.current,
    estimateSize: (block) => rowsIn(block) * lineHeight,
    overscan: 1,
    scrollPaddingStart: lineHeight,
  });
  const blocks = virtual.getVirtualItems();
  const [first, last] = [blocks[0]?.index ?? 0, blocks.at(-1)?.index ?? 0];
  const rowAt = useShownRows(props, first * rowsOfBlock, last * rowsOfBlock);

  const choose = (index: number, column: number) => {
    const next = {
      index: Math.min(Math.max(index, 0), count - 1),
      column: Math.min(Math.max(column, 0), columns.length - 1),
    };
    setChosen(next);
    const block = Math.floor(next.index / rowsOfBlock);
    if (block < first || block > last) virtual.scrollToIndex(block);
    requestAnimationFrame(() => focusOn(region.current, next.index, next.column));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || edited !== null || (event.target as HTMLElement).tagName === 'SELECT') return;
    event.preventDefault();
    choose(chosen.index + move[0], chosen.column + move[1]);
  };
  const end = (index: number, column: number) => {
    setEdited(null);
    choose(index, column);
  };
  const line = (index: number) => (
    <RowLine
      key={index}
      index={index}
      row={rowAt(index)}
      columns={columns}
      list={list}
      listId={name}
      acts={acts}
      chosen={chosen.index === index ? chosen.column : null}
      edited={edited}
      onChoose={(column) => setChosen({ index, column })}
      onEdit={setEdited}
      onEnd={(column) => end(index, column)}
    />
  );
  return (
    <>
      {columns.map((column) => {
        const choices = list.choicesOf(column);
        return choices.length === 0 ? null : (
          <datalist key={column} id={`${name}${column}`}>
            {choices.map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        );
      })}
      <div
        ref={region}
        role="grid"
        aria-label="Rows of the file"
        aria-rowcount={all + 1}
        aria-colcount={columns.length + 2}
        aria-readonly={acts === undefined}
        className={css.region}
        style={{ '--columns': columns.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <div role="row" aria-rowindex={1} className={css.head}>
          <span role="columnheader" className={css.headCell}>
            Row
          </span>
          <span role="columnheader" className={css.headCell}>
            What becomes of it
          </span>
          {columns.map((column) => (
            <span key={column} role="columnheader" className={css.headCell}>
              {labelIn(list, column)}
            </span>
          ))}
        </div>
        <div role="rowgroup" className={css.body} style={{ height: virtual.getTotalSize() }}>
          {blocks.map(({ index: block, start }) => (
            <div
              key={block}
              ref={virtual.measureElement}
              data-index={block}
              role="presentation"
              className={css.block}
              style={{ transform: `translateY(${start}px)` }}
            >
              {Array.from({ length: rowsIn(block) }, (_none, at) => line(block * rowsOfBlock + at))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
