import { useBusiness } from '../shared/business/business.ts';
import { PagedRows, type Pages } from '../shared/lists/paged-rows.tsx';
import { ListRow } from '../ui/content/row-list.tsx';
import { TimeLabel } from '../ui/content/time-label.tsx';

type Entry = { id: string; text: string; actor: string | null; created_at: string };
type HistoryProps = {
  pages: Pages<Entry>;
  /** How many lines a skeleton has. */
  skeleton: number;
};

/** Who did what, the newest first. */
export function History({ pages, skeleton }: HistoryProps) {
  const { timeZone } = useBusiness();
  return (
    <PagedRows label="History" subject="The history" pages={pages} skeleton={skeleton}>
      {({ id, text, actor, created_at }) => (
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
      )}
    </PagedRows>
  );
}
