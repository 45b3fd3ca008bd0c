import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Operation, OperationId, Output } from '../../../services/shared/operation.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import type { IconName } from '../../ui/foundations/icon.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { QueryView } from '../queries/query-view.tsx';
import type { useMainQuery } from '../queries/use-main-query.ts';

/** Rows of one page, where the operation is not asked for another number. */
const usualSize = 20;

type Page<Row> = { results: Row[]; count: number };
type RowOf<Answer> = Answer extends Page<infer Row> ? Row : never;
export type Pages<Row> = {
  query: UseQueryResult<Page<Row>>;
  /** From 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
};

/** @param useRead `useMainQuery` where the screen is about these rows */
export function usePages<Id extends OperationId, Taken extends object>(
  operation: Operation<Id, Taken>,
  of: Omit<Taken, 'page'>,
  useRead: typeof useMainQuery = useQuery,
): Pages<RowOf<Output<Id>>> {
  const [page, onPage] = useState(0);
  const query = useRead(queryOf(operation, { ...of, page: page + 1 } as unknown as Taken));
  const { page_size: pageSize = usualSize } = of as { page_size?: number };
  return { query: query as UseQueryResult<Page<RowOf<Output<Id>>>>, page, pageSize, onPage };
}

type PagedRowsProps<Row> = {
  label: string;
  /** What could not be loaded, as in 'The activity could not be loaded'. */
  subject: string;
  pages: Pages<Row>;
  /** On the pagination, where it is another word than the label. */
  pagesLabel?: string;
  /** How many lines the skeleton has. */
  skeleton?: number;
  /** What stands in the place of no rows: what is missing, and what to do. */
  empty?: { icon?: IconName; title: string; hint?: ReactNode };
  children: (row: Row) => ReactNode;
};

/** What a panel or a dialog lists, page by page. A list that is searched, sorted or filtered is a `ListPage`. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { label, subject, pages, pagesLabel = label, skeleton = 3, empty, children } = props;
  const { query, ...shown } = pages;
  return (
    <QueryView query={query} subject={subject} waiting={<SkeletonList rows={skeleton} />}>
      {({ results, count }) =>
        count === 0 && empty ? (
          <EmptyState icon={empty.icon ?? 'document'} title={empty.title}>
            {empty.hint}
          </EmptyState>
        ) : (
          <>
            <RowList label={label}>{results.map(children)}</RowList>
            <Pagination {...shown} label={pagesLabel} count={count} isFetching={query.isPlaceholderData} />
          </>
        )
      }
    </QueryView>
  );
}
