import { memo, useEffect, useRef } from 'react';
import { Icon } from '../foundations/icon.tsx';
import { arrowDown, arrowUp } from '../foundations/icons.ts';
import * as choice from '../foundations/row-check.css.ts';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './table.css.ts';
import type { Sort } from './table-address.ts';
import type { Column } from './table-column.ts';
import { as } from './table-roles.ts';

type TableHeadProps = {
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'isNumber' | 'width' | 'card'>[];
  sort: Sort | null;
  sortable: readonly string[];
  onTurn: (column: string) => void;
  /** How much of the page is selected, or null where nothing can be. */
  selected: 'none' | 'some' | 'all' | null;
  onSelectPage: (isSelected: boolean) => void;
  hasMenus: boolean;
};

/** The titles of the columns, each with the order if the table can be ordered by it. On a phone, a line to order by. */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { columns, sort, sortable, onTurn, selected, onSelectPage, hasMenus } = props;
  return (
    <thead className={css.head} {...as.rowgroup}>
      <tr className={css.headRow} {...as.row} aria-rowindex={1}>
        {selected === null ? null : (
          <th className={css.headCheck} {...as.columnheader}>
            <CheckAll selected={selected} onChange={onSelectPage} />
          </th>
        )}
        {columns.map(({ id, title, isNumber = false, width, card }) => {
          const isSortable = sortable.includes(id);
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              className={`${isNumber ? css.headNumber : css.headCell} ${isSortable ? '' : stillClass(card)}`}
              style={width === undefined ? undefined : { width }}
              {...as.columnheader}
              aria-sort={direction ?? (isSortable ? 'none' : undefined)}
            >
              {isSortable ? (
                <button type="button" className={css.sort} tabIndex={-1} onClick={() => onTurn(id)}>
                  {title}
                  <span className={direction ? css.sortMark : css.sortMarkFaint}>
                    <Icon name={direction === 'descending' ? arrowDown : arrowUp} size={14} />
                  </span>
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
        {hasMenus ? (
          <th className={css.headMenu} {...as.columnheader}>
            <span className={visuallyHidden}>Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
});

const stillClass = (card: Column<never>['card']): string => (card === 'acts' ? css.headActs : css.headStill);

type CheckAllProps = { selected: 'none' | 'some' | 'all'; onChange: (isSelected: boolean) => void };

function CheckAll({ selected, onChange }: CheckAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <label className={choice.check}>
      <input
        ref={box}
        type="checkbox"
        className={choice.box}
        tabIndex={-1}
        aria-label="Select all on this page"
        checked={selected === 'all'}
        onChange={() => onChange(selected !== 'all')}
      />
    </label>
  );
}
