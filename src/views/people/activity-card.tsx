import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { peoplePaths } from '../../paths/people.ts';
import { listActivity } from '../../services/operations/people.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Avatar } from '../ui/content/avatar.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { TimeLabel } from '../ui/content/time-label.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';

type Activity = components['schemas']['Activity'];

const shown = 8;
/** From then on a weekday does not tell which week it was; milliseconds. */
const longAgo = 6 * 86_400_000;

/** On the home: what was done lately in the business, as far as the person may know. */
export function ActivityCard() {
  const { id: businessId, isOwner } = useBusiness();
  const activity = useQuery({
    ...queryOf(listActivity, { businessId, page: 1, page_size: shown }),
    staleTime: 0,
  });
  useHold(activity.isPending);
  return (
    <Card
      title="Recent activity"
      action={isOwner ? <Link href={peoplePaths.auditLog()}>Open the audit log</Link> : null}
    >
      <QueryView query={activity} subject="The recent activity" waiting={null}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="clock" title="Nothing has happened yet">
              What you and your colleagues do is shown here.
            </EmptyState>
          ) : (
            <RowList label="Recent activity">
              {results.map((each) => (
                <Row key={each.id} activity={each} />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}

function Row({ activity: { text, actor, created_at } }: { activity: Activity }) {
  const { name: business, timeZone } = useBusiness();
  const at = new Date(created_at);
  const isLongAgo = Date.now() - at.getTime() > longAgo;
  return (
    <ListRow
      media={<Avatar name={actor ?? business} />}
      title={text}
      note={isLongAgo ? formatDate(created_at, timeZone) : <TimeLabel at={at} timeZone={timeZone} />}
    />
  );
}
