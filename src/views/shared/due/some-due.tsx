import { useQuery } from '@tanstack/react-query';
import { duePaths } from '../../../paths/due.ts';
import { listDue } from '../../../services/operations/due.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { RowList } from '../../ui/content/row-list.tsx';
import { useBusiness } from '../business/business.ts';
import { type Due, DueRow } from './due-parts.tsx';

const shown = 6;
type SomeDueProps = {
  title: string;
  /** As the list of what is due narrows it. */
  of: { module?: 'fleet'; kind?: Due['kind']; subject?: string };
};

/** The most urgent of what is due, with the way to all of it; nothing where nothing is due. */
export function SomeDue({ title, of }: SomeDueProps) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(queryOf(listDue, { businessId, ...of, page_size: shown }));
  if (data === undefined || data.count === 0) return null;
  return (
    <Card
      title={title}
      note={data.count.toLocaleString('en-NG')}
      action={<Link href={duePaths.due(of)}>Show all</Link>}
    >
      <RowList label={title}>
        {data.results.map((due) => (
          <DueRow key={due.id} due={due} isOfOne={of.subject !== undefined} />
        ))}
      </RowList>
    </Card>
  );
}
