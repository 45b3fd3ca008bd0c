import { useQuery } from '@tanstack/react-query';
import { listTimeoffAbsence } from '../../services/operations/timeoff.report.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';

const daysText = (days: number) => `${days.toLocaleString('en-NG')} ${days === 1 ? 'day' : 'days'}`;
const peopleText = (people: number) => (people === 1 ? 'One employee' : `${people.toLocaleString('en-NG')} employees`);

/** How much each department was away in the year until a day; nothing is said of few people. */
export function AbsenceCard({ until }: { until: string }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(listTimeoffAbsence, { businessId, from: `${until.slice(0, 4)}-01-01`, to: until }));
  return (
    <Card title={`Away by department in ${until.slice(0, 4)}`}>
      <QueryView query={found} subject="The absence" waiting={<SkeletonList rows={3} />}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState icon="people" title="Nobody is employed on this day" />
          ) : (
            <RowList label="Away by department">
              {groups.map(({ department, people, days, days_each }) => (
                <ListRow
                  key={department ?? ''}
                  title={department ?? 'Without a department'}
                  note={
                    days_each === null
                      ? `${peopleText(people)}: not shown, as it would tell of too few people`
                      : `${peopleText(people)}, ${daysText(days_each)} each`
                  }
                >
                  {days === null ? null : daysText(days)}
                </ListRow>
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}
