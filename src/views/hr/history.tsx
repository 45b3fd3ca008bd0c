import type { UseQueryResult } from '@tanstack/react-query';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { TimeLabel } from '../ui/content/time-label.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Pagination } from '../ui/lists/pagination.tsx';

const pageSize = 20;

type Entry = { id: string; text: string; actor: string | null; created_at: string };
type HistoryProps = {
  query: UseQueryResult<{ results: Entry[]; count: number }>;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  /** How many lines a skeleton has. */
  rows: number;
};

/** Who did what, the newest first, twenty a page. */
export function History({ query, page, onPage, rows }: HistoryProps) {
  const { timeZone } = useBusiness();
  return (
    <QueryView query={query} subject="The history" waiting={<SkeletonList rows={rows} />}>
      {({ results, count }) => (
        <>
          <RowList label="History">
            {results.map(({ id, text, actor, created_at }) => (
              <ListRow
                key={id}
                title={text}
                note={
                  <>
                    {actor ? `${actor} · ` : null}
                    <TimeLabel at={new Date(created_at)} timeZone={timeZone} />
                  </>
                }
              />
            ))}
          </RowList>
          <Pagination
            label="History"
            page={page}
            pageSize={pageSize}
            count={count}
            onPage={onPage}
            isFetching={query.isFetching}
          />
        </>
      )}
    </QueryView>
  );
}
