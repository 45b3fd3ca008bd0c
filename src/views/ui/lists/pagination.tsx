import { memo, useId } from 'react';
import * as css from './pagination.css.ts';

type PaginationProps = {
  /** What the pages are of, such as 'Assets'; it names this part of the screen. */
  label: string;
  /** From zero. */
  page: number;
  pageSize: number;
  /** Of all pages; undefined until it is known. */
  count: number | undefined;
  onPage: (page: number) => void;
  /** What is seen, as long as that is not yet what was asked for: the range is of this. */
  shown?: { page: number; pageSize: number };
  /** Whether a page is on its way: until it is there, neither button does anything. */
  isFetching?: boolean;
  /** Off where a person may go on before the page has come. */
  isDisabledWhileFetching?: boolean;
  /** The choice of rows a page; there is none unless there are several, and more rows than the fewest. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
};

/**
 * Previous, Next and the range between them, as in '1 - 10 of 1,284'. A button that does nothing just now keeps the
 * focus, so that who pages by keyboard is not thrown out. What fits on one page has none of them.
 */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { label, page, pageSize, count, onPage, isFetching = false, isDisabledWhileFetching = true } = props;
  const { shown = props, pageSizes = [], onPageSize } = props;
  const isHeld = count === undefined || (isFetching && isDisabledWhileFetching);
  if (count !== undefined && page === 0 && count <= Math.min(pageSize, ...pageSizes)) return null;
  return (
    <nav className={css.pages} aria-label={`Pages of ${label}`}>
      <span className={css.range}>{count === undefined ? '' : rangeOf(shown.page, shown.pageSize, count)}</span>
      {pageSizes.length > 1 && onPageSize && (count ?? 0) > Math.min(...pageSizes) ? (
        <PageSize value={pageSize} choices={pageSizes} onChange={onPageSize} />
      ) : null}
      <span className={css.steps}>
        <Step isDisabled={isHeld || page <= 0} onPress={() => onPage(page - 1)}>
          Previous
        </Step>
        <Step isDisabled={isHeld || (page + 1) * pageSize >= count} onPress={() => onPage(page + 1)}>
          Next
        </Step>
      </span>
    </nav>
  );
});

const grouped = new Intl.NumberFormat('en-NG');

/** 'x - y of n', and '0 - 0 of 0' where there is nothing. */
export function rangeOf(page: number, pageSize: number, count: number): string {
  const first = Math.min(page * pageSize + 1, count);
  const last = Math.min((page + 1) * pageSize, count);
  return `${grouped.format(first)} - ${grouped.format(last)} of ${grouped.format(count)}`;
}

type StepProps = { isDisabled: boolean; onPress: () => void; children: string };

function Step({ isDisabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

type PageSizeProps = { value: number; choices: readonly number[]; onChange: (pageSize: number) => void };

function PageSize({ value, choices, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <span className={css.size}>
      <label htmlFor={id}>Rows a page</label>
      <select
        id={id}
        className={css.sizeSelect}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </span>
  );
}
