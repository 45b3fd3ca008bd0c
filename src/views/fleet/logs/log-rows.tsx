import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';

/** As the contract pages them. */
const pageSize = 20;

type Page<Row> = { count: number; results: Row[] };
type LogRowsProps<Row> = {
  label: string;
  subject: string;
  query: UseQueryResult<Page<Row>>;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  empty: string;
  /** Below that: what to do. */
  emptyNote?: string;
  children: (row: Row) => ReactNode;
};

/** One page of what was written down about a vehicle. */
export function LogRows<Row>({ label, subject, query, page, onPage, empty, emptyNote, children }: LogRowsProps<Row>) {
  return (
    <QueryView query={query} subject={subject} waiting={<SkeletonList rows={3} />}>
      {({ count, results }) =>
        count === 0 ? (
          <EmptyState icon="document" title={empty}>
            {emptyNote}
          </EmptyState>
        ) : (
          <>
            <RowList label={label}>{results.map(children)}</RowList>
            <Pagination
              label={label}
              page={page}
              pageSize={pageSize}
              count={count}
              onPage={onPage}
              isFetching={query.isFetching}
            />
          </>
        )
      }
    </QueryView>
  );
}
