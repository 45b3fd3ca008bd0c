import { useQuery } from '@tanstack/react-query';
import { peoplePaths } from '../../paths/people.ts';
import { listInvitations } from '../../services/operations/people.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { Link } from '../ui/actions/link.tsx';
import { Avatar } from '../ui/content/avatar.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { momentText } from './permission-labels.ts';

const shown = 4;

/** On the home: the invitations that wait for an answer. */
export function PendingInvitations() {
  const { id: businessId, timeZone } = useBusiness();
  const asked = { state: 'pending', page: 1, page_size: shown, ordering: '-sent_at' } as const;
  const { data, isPending } = useQuery(queryOf(listInvitations, { businessId, ...asked }));
  useHold(isPending);
  if (!data || data.count === 0) return null;
  return (
    <Card
      title="Pending invitations"
      note={data.count > shown ? data.count.toLocaleString('en-NG') : null}
      action={<Link href={peoplePaths.invites({ state: 'pending' })}>Open invites</Link>}
    >
      <RowList label="Pending invitations">
        {data.results.map(({ id, email, employee, expires_at }) => (
          <ListRow
            key={id}
            media={<Avatar name={employee?.name ?? email ?? ''} />}
            title={employee?.name ?? email}
            note={`Good until ${momentText(expires_at, timeZone)}`}
          />
        ))}
      </RowList>
    </Card>
  );
}
