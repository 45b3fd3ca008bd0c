import { useQuery } from '@tanstack/react-query';
import { businessDetailQuery, quickstartQuery } from '../../services/shell.ts';
import { QueryView } from '../query-view.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/description-list.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';

export function PayrollPage({ domain }: { domain: string }) {
  const detail = useQuery(businessDetailQuery(domain));
  const quickstart = useQuery(quickstartQuery(domain));
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
