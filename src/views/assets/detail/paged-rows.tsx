import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';

/** Rows of one page of what a tab lists. */
export const pageSize = 20;

type PagedRowsProps<Row> = {
  label: string;
  /** What could not be loaded, as in 'The activity could not be loaded'. */
  subject: string;
  /** On the pagination, where it is another word than the label. */
  pages?: string;
  query: UseQueryResult<{ results: Row[]; count: number }>;
  page: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** What a tab of an asset lists, page by page. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { label, subject, pages = label, query, page, onPage, empty, children } = props;
  return (
    <QueryView query={query} subject={subject} waiting={<SkeletonList rows={3} />}>
      {({ results, count }) =>
        count === 0 ? (
          empty
        ) : (
          <>
            <RowList label={label}>{results.map(children)}</RowList>
            <Pagination
              label={pages}
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={onPage}
              isFetching={query.isPlaceholderData}
            />
          </>
        )
      }
    </QueryView>
  );
}
