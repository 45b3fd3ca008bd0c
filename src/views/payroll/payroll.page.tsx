import { useQuery } from '@tanstack/react-query';
import { businessDetailQuery, quickstartQuery } from '../../services/shell.ts';
import { QueryView } from '../query-view.tsx';
import { NamedListBones } from '../ui/named-list.tsx';
import { Card, Facts, Page, PageHeader } from '../ui/surface.tsx';

export function PayrollPage({ domain }: { domain: string }) {
  const detail = useQuery(businessDetailQuery(domain));
  const quickstart = useQuery(quickstartQuery(domain));
  return (
    <Page>
      <PageHeader title="Payroll">Who is paid, and in which currency.</PageHeader>
      <Card title="Basis">
        <QueryView query={quickstart} subject="Payroll" waiting={<NamedListBones />}>
          {({ people }) => (
            <QueryView query={detail} subject="Payroll" waiting={<NamedListBones />}>
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
