import { memo, type ReactNode, useRef } from 'react';
import { SearchField } from '../fields/search-field.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSegments } from './filter-segments.tsx';
import * as css from './filters-bar.css.ts';
import type { TableState } from './use-table-state.ts';

/** Milliseconds without a key before a list is searched. */
const patience = 1000;

const none: readonly string[] = [];
const Search = memo(SearchField);

type FiltersBarProps = {
  /** Of `useTableState`, which also says what there is to filter by. */
  table: TableState;
  /** What the search looks in, such as 'Search name, serial, plate'. Without it there is no search. */
  searchLabel?: string | undefined;
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/**
 * Search and filters above a list, all of it kept in the address. A data table brings its own; use this one above a list
 * of another form, such as a grid of cards.
 */
export function FiltersBar({ table, searchLabel, children }: FiltersBarProps) {
  const bar = useRef<HTMLElement>(null);
  const offered = table.choices.filter(({ isHidden = false }) => !isHidden);
  if (!searchLabel && offered.length === 0 && !children) return null;
  const clear = () => {
    table.clear();
    // The button goes with what it cleared.
    bar.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <search className={css.bar} ref={bar}>
      {searchLabel ? (
        <span className={css.search}>
          <Search label={searchLabel} value={table.search} onSearch={table.setSearch} debounce={patience} />
        </span>
      ) : null}
      {offered.map((filter) => {
        const { id, allLabel } = filter;
        const value = table.filters[id] ?? none;
        return allLabel ? (
          <FilterSegments key={id} filter={filter} allLabel={allLabel} value={value[0]} onChange={table.setFilter} />
        ) : (
          <FilterChip key={id} filter={filter} value={value} onChange={table.setFilter} />
        );
      })}
      {table.isNarrowed && table.choices.length > 0 ? (
        <button type="button" className={css.clear} onClick={clear}>
          Clear
        </button>
      ) : null}
      {children ? <span className={css.end}>{children}</span> : null}
    </search>
  );
}
