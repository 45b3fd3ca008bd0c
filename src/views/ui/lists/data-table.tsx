import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useCode } from '../foundations/use-code.ts';
import { useLate } from '../foundations/use-late.ts';
import { useStable } from '../foundations/use-stable.ts';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import { BulkBar, selectedText } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import * as css from './data-table.css.ts';
import { FiltersBar } from './filters-bar.tsx';
import { Pagination, rangeOf } from './pagination.tsx';
import type { BulkAction, Column, RowAction } from './table-column.ts';
import { TableGrid } from './table-grid.tsx';
import { useKind } from './table-kind.ts';
import { noData, TableMessage, type TableTexts } from './table-message.tsx';
import { countSelected } from './table-selection.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useColumns } from './use-columns.ts';
import { useShownPage } from './use-shown-page.ts';
import type { TableState } from './use-table-state.ts';

type DataTableProps<Row> = TableTexts & {
  /** Names the table, such as 'Assets'. */
  label: string;
  /** Of `useTableState`: what is asked for, and what is selected. */
  table: TableState;
  /** Of a constant outside of the component. */
  columns: readonly Column<Row>[];
  /** One page. Undefined until there are any; while other rows are fetched, those that were there stay. */
  rows: readonly Row[] | undefined;
  /** Of all pages. */
  count: number | undefined;
  idOf: (row: Row) => string;
  /** What a person would call the row; screen readers tell its controls by it. */
  nameOf: (row: Row) => string;
  /** The address of the row's own screen. */
  hrefOf?: (row: Row) => string;
  /** What rows stand under, where they come by groups: a heading before the first of each. */
  groupOf?: ((row: Row) => string) | undefined;
  isFetching?: boolean;
  hasFailed?: boolean;
  onRetry: () => void;
  /** What the search looks in, such as 'Search name, serial, plate'. Without it there is no search. */
  searchLabel?: string;
  /** What can be done with a row; asked for when its menu opens. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** What can be done with several rows. Rows can be selected when there is something. */
  bulkActions?: readonly BulkAction[];
  /** Lets people choose columns, and remembers their choice in this browser under this name. */
  columnsKey?: string;
  /** In pixels. Where there is less room, the table scrolls sideways in a box of its own; below 640 it becomes cards. */
  minWidth?: number;
  /** Off for lists that the server answers whole. */
  hasPages?: boolean;
  /** Off where a person may page on before the page has come. */
  isPagingDisabledWhileFetching?: boolean;
};

const nothingToDo: readonly BulkAction[] = [];
const none: readonly never[] = [];

function PlainTable<Row>(props: DataTableProps<Row>) {
  const { label, table, columns, idOf, nameOf, hrefOf, searchLabel, columnsKey, minWidth = 1000 } = props;
  const {
    isFetching = false,
    hasFailed = false,
    onRetry,
    rowActions,
    bulkActions = nothingToDo,
    hasPages = true,
  } = props;
  const { isPagingDisabledWhileFetching = true, ...texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const soon = useSoon(props.rows);
  const rows = soon ?? none;
  const count = props.count ?? table.cachedCount;
  const { visible, shown: shownColumns, show } = useColumns({ columns, rows, tableKey: columnsKey });
  const rowMenu = useRowMenu();
  const isWaiting = isFetching || soon !== props.rows;
  const { isNarrowed } = table;
  const kind = useKind({ rows: soon, count: props.count, hasFailed, isFetching: isWaiting, isNarrowed });
  const shown = useShownPage(table, rows, isWaiting);
  useSettled(table, isFetching ? undefined : props.count);
  useWayBack(root, kind);
  const isLate = useLate(isFetching);
  return (
    <div ref={root} className={css.root}>
      <FiltersBar table={table} searchLabel={searchLabel}>
        {columnsKey ? <ColumnChoice columns={columns} visible={visible} onChange={show} /> : null}
      </FiltersBar>
      <div className={css.card} {...(rowActions ? rowMenu.soon : {})}>
        {isLate && kind === 'rows' ? <div className={css.fetching} /> : null}
        <TableGrid
          label={label}
          table={table}
          columns={shownColumns}
          rows={rows}
          before={shown.page * shown.pageSize}
          isLoading={kind === 'loading'}
          isFetching={isWaiting}
          count={count}
          idOf={idOf}
          nameOf={nameOf}
          hrefOf={hrefOf}
          groupOf={props.groupOf}
          minWidth={minWidth}
          isSelectable={bulkActions.length > 0}
          menuOf={rowActions ? rowMenu.openOf : undefined}
          onMenu={rowMenu.open}
        />
        {kind === 'rows' || kind === 'loading' ? null : (
          <TableMessage {...texts} kind={kind} isFetching={isFetching} onRetry={onRetry} onClear={table.clear} />
        )}
      </div>
      <BulkBar
        label={label}
        selection={table.selection}
        count={count ?? 0}
        actions={bulkActions}
        onSelection={table.setSelection}
      />
      {hasPages && havePages(kind, count) ? (
        <Pagination
          label={label}
          page={table.page}
          pageSize={table.pageSize}
          count={count}
          shown={shown}
          onPage={table.setPage}
          isFetching={isFetching}
          isDisabledWhileFetching={isPagingDisabledWhileFetching}
          pageSizes={table.pageSizes}
          onPageSize={table.setPageSize}
        />
      ) : null}
      {rowMenu.among(rows, props)}
      <News table={table} columns={columns} kind={kind} count={isFetching ? undefined : props.count} texts={texts} />
    </div>
  );
}

/**
 * A list of things by columns: search, filters, order and pages that live in the address, selection across pages, a menu
 * for each row, and a body that is an error, loading, empty, without a match, or rows. For a few facts about one thing
 * take a description list.
 */
export const DataTable = memo(PlainTable) as typeof PlainTable;

/** They come with the first rows: below the grey ones they would only move. Rows that failed have none. */
const havePages = (kind: ReturnType<typeof useKind>, count: number | undefined): boolean =>
  kind === 'loading' ? count !== undefined : kind !== 'error';

/** The rows, a moment later: what was pressed answers before a page of them is drawn. The first ones come at once. */
function useSoon<Rows>(rows: Rows | undefined): Rows | undefined {
  return useDeferredValue(rows) ?? rows;
}

/** A table tells its state how many there are, once it is sure. */
function useSettled(table: TableState, count: number | undefined) {
  useEffect(() => {
    if (count !== undefined) table.settle(count);
  }, [table, count]);
}

/** Retry and Clear go with what they were about; who pressed them is led to the rows that came. */
function useWayBack(root: RefObject<HTMLElement | null>, kind: ReturnType<typeof useKind>) {
  const before = useRef(kind);
  useEffect(() => {
    const hadButton = before.current === 'error' || before.current === 'noMatch';
    before.current = kind;
    if (hadButton && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();
  }, [root, kind]);
}

type RowMenu = { id: string; button: HTMLElement };
const loadMenu = () => import('../actions/menu-list.tsx');

/** The row whose menu is open. The menu's code comes when somebody goes to the table. */
function useRowMenu() {
  const [chosen, setChosen] = useState<RowMenu | null>(null);
  const { code, isOpen, open, close, button } = useCode(loadMenu, 'The menu', 'menu');
  const openMenu = useStable((id: string, from: HTMLElement) => {
    setChosen({ id, button: from });
    open();
  });
  const menu = isOpen ? chosen : null;
  const onClose = useStable(close);
  const onAct = useActAfterMenu(menu);

  function among<Row>(rows: readonly Row[], { idOf, nameOf, rowActions }: DataTableProps<Row>) {
    const row = menu ? rows.find((each) => idOf(each) === menu.id) : undefined;
    if (!menu || !code || row === undefined || !rowActions) return null;
    const { MenuList } = code;
    const acts = { actions: rowActions(row), onAct, onClose };
    return <RowActions MenuList={MenuList} name={nameOf(row)} button={menu.button} {...acts} />;
  }
  return {
    /** The id of its row. */
    openOf: menu?.id ?? null,
    open: openMenu,
    among,
    /** For what it stands in: loads its code. */
    soon: { onPointerEnter: button.onPointerEnter, onFocus: button.onFocus },
  };
}

/** An act is done when its menu has gone: a dialog that it opens gives the focus back to the button, not to the menu. */
function useActAfterMenu(menu: RowMenu | null) {
  const chosen = useRef<RowAction | undefined>(undefined);
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    const act = chosen.current;
    chosen.current = undefined;
    if (menu) button.current = menu.button;
    else if (act) {
      button.current?.focus();
      act.onAct();
    }
  }, [menu]);
  return useStable((action: RowAction | undefined) => {
    chosen.current = action;
  });
}

type RowActionsProps = {
  MenuList: Awaited<ReturnType<typeof loadMenu>>['MenuList'];
  name: string;
  button: HTMLElement;
  actions: readonly RowAction[];
  onAct: (action: RowAction | undefined) => void;
  onClose: () => void;
};

/** The menu of whichever row asked for it. */
function RowActions({ MenuList, name, button, actions, onAct, onClose }: RowActionsProps) {
  const trigger = useMemo(() => ({ current: button }), [button]);
  return (
    <MenuList
      label={`Actions for ${name}`}
      trigger={trigger}
      isOpen
      onClose={onClose}
      entries={actions}
      onAct={(id) => onAct(actions.find((action) => action.id === id))}
    />
  );
}

type NewsProps = {
  table: TableState;
  columns: readonly { id: string; title: string }[];
  kind: ReturnType<typeof useKind>;
  /** Undefined while it is not known. */
  count: number | undefined;
  texts: TableTexts;
};

/** Says to screen readers what a change has led to. */
function News({ table, columns, kind, count, texts }: NewsProps) {
  const { sort, selection } = table;
  const order = sort
    ? `, by ${columns.find(({ id }) => id === sort.column)?.title ?? sort.column}, ${sort.direction}`
    : '';
  const news = useAnnouncement(count === undefined ? null : `${resultText(table, kind, count, texts)}${order}`);
  const selected = countSelected(selection, count ?? 0) > 0 ? selectedText(selection, count ?? 0) : '';
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {news}
      </p>
      <p role="status" className={visuallyHidden}>
        {selected}
      </p>
    </>
  );
}

function resultText({ page, pageSize }: TableState, kind: NewsProps['kind'], count: number, texts: TableTexts): string {
  if (kind === 'noMatch') return texts.noMatchText ?? noData;
  if (kind === 'empty') return texts.emptyText ?? noData;
  return `Showing ${rangeOf(page, pageSize, count)}`;
}
