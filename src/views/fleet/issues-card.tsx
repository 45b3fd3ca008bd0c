import { useQuery } from '@tanstack/react-query';
import { issueStatusLabels } from '../../../openapi/generated/lists/assets.issues.ts';
import { listVehicleIssues } from '../../services/operations/fleet.driver.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';

const most = 10;
const tones = {
  pending: 'warning',
  in_repair: 'info',
  inspected: 'info',
  damaged: 'bad',
  resolved: 'good',
} as const;

/** What was reported about a vehicle, the latest first, for the fleet and for its driver. */
export function IssuesCard({ vehicleId }: { vehicleId: string }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(listVehicleIssues, { businessId, id: vehicleId, page_size: most }));
  return (
    <Card title="Reported problems">
      <QueryView query={found} subject="The problems" waiting={<SkeletonList rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="check" title="No problems were reported" />
          ) : (
            <RowList label="Reported problems">
              {results.map(({ id, message, date, status, reported_by, resolution }) => (
                <ListRow
                  key={id}
                  title={message}
                  note={[showDate(date), reported_by, resolution].filter(Boolean).join(' · ')}
                >
                  <Status tone={tones[status]}>{issueStatusLabels[status]}</Status>
                </ListRow>
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}
