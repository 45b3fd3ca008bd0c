import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '../../services/hr.ts';
import { QueryView } from '../query-view.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { NamedList, NamedListBones } from '../ui/named-list.tsx';
import { Card, Page, PageHeader } from '../ui/surface.tsx';

export function DepartmentsPage({ domain }: { domain: string }) {
  const departments = useQuery(departmentsQuery(domain));
  return (
    <Page>
      <PageHeader title="People">The departments your people belong to.</PageHeader>
      <Card title="Departments" note={departments.data?.count.toLocaleString('en-NG')}>
        <QueryView query={departments} subject="Departments" waiting={<NamedListBones />}>
          {({ results }) =>
            results.length > 0 ? (
              <NamedList
                items={results.map((each) => ({ id: each.id, name: each.name, isDefault: each.is_default }))}
              />
            ) : (
              <EmptyState icon="people" title="No departments yet">
                Departments that are added appear here.
              </EmptyState>
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}
