import type { components } from '../../../openapi/generated/contract.ts';
import { getTimeoffLeaveCard } from '../../services/operations/timeoff.requests.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { nameOf } from '../shared/people/people.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { Facts } from '../ui/content/description-list.tsx';
import * as css from '../ui/content/paper.css.ts';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { daysText, type TimeoffRequest, takenText } from './request-texts.ts';

type LeaveCardPageProps = { params: Readonly<Record<string, string>> };
type LeaveCard = { request: TimeoffRequest; back_on: components['schemas']['TimeoffStretch']['last_day'] | null };

/** Approved time off as it is printed: who is away, until when, and who approved it. */
export function LeaveCardPage({ params: { id = '' } }: LeaveCardPageProps) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getTimeoffLeaveCard, { businessId, id }));
  return (
    <Page>
      <PageHeader
        title="Leave card"
        action={
          <Button look="primary" onPress={() => print()}>
            Print
          </Button>
        }
      >
        For the gate, the files, or whoever asks.
      </PageHeader>
      <QueryView query={found} subject="The leave card" waiting={<SkeletonList rows={6} />}>
        {(card) => <Paper card={card} />}
      </QueryView>
    </Page>
  );
}

function Paper({ card: { request, back_on: back } }: { card: LeaveCard }) {
  const { name } = useBusiness();
  const { employee, answered_by: by, answered_at: at } = request;
  return (
    <div className={css.paper}>
      <Card title={`${name}: leave card`}>
        <Facts
          facts={[
            { name: 'Employee', value: `${nameOf(employee)} (${employee.employee_id})` },
            ...(employee.department === null ? [] : [{ name: 'Department', value: employee.department }]),
            { name: 'Away', value: daysText(request) },
            { name: 'Takes', value: takenText(request) },
            ...(back === null ? [] : [{ name: 'Back at work on', value: showDate(back) }]),
            ...(by === null || at === null
              ? []
              : [{ name: 'Approved by', value: `${by}, ${showDate(at.slice(0, 10))}` }]),
          ]}
        />
      </Card>
    </div>
  );
}
