import { useQuery } from '@tanstack/react-query';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { getQuickstart } from '../../services/operations/shell.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { Card } from '../ui/content/card.tsx';
import { Facts } from '../ui/content/description-list.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

export const readPayroll: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(getQuickstart, { businessId }));

export function PayrollPage() {
  const { id: businessId } = useBusiness();
  const detail = useQuery(queryOf(getBusinessDetail, { businessId }));
  const quickstart = useQuery(queryOf(getQuickstart, { businessId }));
  return (
    <Page>
      <PageHeader title="Payroll">Who is paid, and in which currency.</PageHeader>
      <Card title="Basis">
        <QueryView query={quickstart} subject="Payroll" waiting={<SkeletonText />}>
          {({ people }) => (
            <QueryView query={detail} subject="Payroll" waiting={<SkeletonText />}>
              {({ currency, time_zone }) => (
                <Facts
                  facts={[
                    { name: 'People', value: people.toLocaleString('en-NG') },
                    { name: 'Currency', value: currency },
                    { name: 'Time zone', value: time_zone.replaceAll('_', ' ') },
                  ]}
                />
              )}
            </QueryView>
          )}
        </QueryView>
      </Card>
    </Page>
  );
}
