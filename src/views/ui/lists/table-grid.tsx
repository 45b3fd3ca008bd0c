import { Fragment, useRef } from 'react';
import { useOverflow } from '../foundations/use-overflow.ts';
import { useStable } from '../foundations/use-stable.ts';
import * as css from './data-table.css.ts';
import * as tableCss from './table.css.ts';
import type { Column } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { as } from './table-roles.ts';
import { GroupRow, TableBones, TableRow } from './table-row.tsx';
import { isSelected } from './table-selection.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowLinks } from './use-row-links.ts';
import { useRowSelection } from './use-row-selection.ts';
import type { TableState } from './use-table-state.ts';

type TableGridProps<Row> = {
  label: string;
  table: TableState;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many rows are on the pages before. */
  before: number;
  isLoading: boolean;
  isFetching: boolean;
  count: number | undefined;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  hrefOf: ((row: Row) => string) | undefined;
  groupOf: ((row: Row) => string) | undefined;
  minWidth: number;
  isSelectable: boolean;
  /** The row whose menu is open, or null; undefined where rows have none. */
  menuOf: string | null | undefined;
  onMenu: (id: string, button: HTMLElement) => void;
};

/** The table element with its head and rows: an ARIA grid, and the same elements as cards on a phone. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, table, columns, rows, before, isLoading, isFetching, count, idOf, nameOf, hrefOf, minWidth } = props;
  const { groupOf, isSelectable, menuOf, onMenu } = props;
  const region = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const scrolls = useOverflow(region);
  const links = useRowLinks();
  const { onSelect, onToggle, onSelectPage, selectedOnPage } = useRowSelection(table, rows.map(idOf));
  const onTurn = useStable(table.turn);
  const keys = useGridKeys(grid, {
    onSelectRow: (row, isRange) => {
      if (isSelectable && row.dataset.row !== undefined) onToggle(row.dataset.row, isRange);
    },
    onSelectAll: () => {
      if (isSelectable) onSelectPage(true);
    },
    onOpenRow: (row) => links.open(row),
  });
  const hasMenus = menuOf !== undefined;
  const places = [...(isSelectable ? [{ id: ' select' }] : []), ...columns, ...(hasMenus ? [{ id: ' menu' }] : [])];
  return (
    <div
      ref={region}
      className={scrolls ? `${css.region} ${css.goesOn}` : css.region}
      data-scrolls={scrolls}
      style={{ ['--s-table-width' as string]: `${minWidth}px` }}
      {...(scrolls ? { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 } : {})}
    >
      <table
        ref={grid}
        className={tableCss.table}
        {...as.grid(isSelectable)}
        aria-label={label}
        aria-busy={isFetching}
        aria-rowcount={count === undefined ? -1 : count + 1}
        onClick={links.pressRow}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
      >
        <TableHead
          columns={columns}
          sort={table.sort}
          sortable={table.sortable}
          onTurn={onTurn}
          selected={isSelectable ? selectedOnPage : null}
          onSelectPage={onSelectPage}
          hasMenus={hasMenus}
        />
        {rows.length > 0 || isLoading ? (
          <tbody className={tableCss.body} {...as.rowgroup}>
            {isLoading ? <TableBones columns={places} /> : null}
            {rows.map((row, index) => {
              const id = idOf(row);
              const href = hrefOf?.(row);
              const group = groupOf?.(row);
              const last = rows[index - 1];
              const isFirst = group !== undefined && (last === undefined || groupOf?.(last) !== group);
              return (
                <Fragment key={id}>
                  {isFirst ? <GroupRow columns={places.length}>{group}</GroupRow> : null}
                  <TableRow
                    row={row}
                    id={id}
                    name={nameOf(row)}
                    href={href === undefined ? undefined : links.hrefOf(href)}
                    place={before + index + 2}
                    columns={columns}
                    isSelected={isSelectable ? isSelected(table.selection, id) : null}
                    onSelect={onSelect}
                    onFollow={links.follow}
                    isMenuOpen={hasMenus ? menuOf === id : undefined}
                    onMenu={onMenu}
                  />
                </Fragment>
              );
            })}
          </tbody>
        ) : null}
      </table>
    </div>
  );
}
