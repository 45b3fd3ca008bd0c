import { type ChangeEvent, type MouseEvent, memo } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import * as choice from '../foundations/row-check.css.ts';
import * as css from './table.css.ts';
import type { Column } from './table-column.ts';
import { as } from './table-roles.ts';

type TableRowProps<Row> = {
  row: Row;
  id: string;
  /** By which screen readers tell this row's controls from those of others. */
  name: string;
  /** The address of the row's own screen, which its first cell leads to. */
  href: string | undefined;
  /** Among all rows of all pages, the head being the first. */
  place: number;
  columns: readonly Column<Row>[];
  /** Null where nothing can be selected. */
  isSelected: boolean | null;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Undefined where there is nothing to do with a row. */
  isMenuOpen: boolean | undefined;
  onMenu: (id: string, button: HTMLElement) => void;
};

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, href, place, columns, isSelected, onSelect, onFollow, isMenuOpen, onMenu } = props;
  return (
    <tr
      className={css.row}
      {...as.row}
      data-row={id}
      aria-rowindex={place}
      aria-selected={isSelected ?? undefined}
      data-opens={href !== undefined}
    >
      {isSelected === null ? null : (
        <td className={css.checkCell} {...as.gridcell}>
          <label className={choice.check}>
            <input
              type="checkbox"
              className={choice.box}
              tabIndex={-1}
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) => onSelect(id, event.target.checked, isRange(event))}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => {
        const content = column.render(row);
        const note = column.note?.(row);
        return (
          <td
            key={column.id}
            className={cellClass(column, index === 0)}
            {...(index === 0 ? as.rowheader : as.gridcell)}
            data-title={column.title}
          >
            {index === 0 && href !== undefined ? (
              <a className={css.open} href={href} tabIndex={-1} data-open="" onClick={onFollow}>
                {content}
              </a>
            ) : (
              content
            )}
            {note ? <span className={css.note}>{note}</span> : null}
          </td>
        );
      })}
      {isMenuOpen === undefined ? null : (
        <td className={css.menuCell} {...as.gridcell}>
          <button
            type="button"
            className={css.menuButton}
            tabIndex={-1}
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => onMenu(id, event.currentTarget)}
          />
        </td>
      )}
    </tr>
  );
}

/** Drawn again only when something of its own has changed. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

/** Says what the rows after it have in common. */
export function GroupRow({ columns, children }: { columns: number; children: string }) {
  return (
    <tr className={css.group} {...as.row} data-group="">
      <th className={css.groupCell} {...as.rowheader} scope="rowgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  );
}

const isRange = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;

function cellClass<Row>({ isNumber, card }: Column<Row>, isTitle: boolean): string {
  const place = isTitle ? css.place.title : css.place[card ?? (isNumber ? 'fact' : 'words')];
  return `${isNumber ? css.number : css.cell} ${place}`;
}

const widths = ['62%', '44%', '52%', '38%'];

/** What stands where rows will be. */
export function TableBones({ columns }: { columns: readonly { id: string }[] }) {
  return widths.map((_, row) => (
    <tr key={widths[row]} className={css.row} {...as.bone} data-bone="">
      {columns.map(({ id }, column) => (
        <td key={id} className={css.cell}>
          <Skeleton width={widths[(row + column) % widths.length] ?? '50%'} />
        </td>
      ))}
    </tr>
  ));
}
