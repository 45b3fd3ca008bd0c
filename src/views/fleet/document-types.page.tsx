import { useQuery } from '@tanstack/react-query';
import { documentTypesQuery } from '../../services/assets.ts';
import { QueryView } from '../query-view.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { NamedList, NamedListBones } from '../ui/named-list.tsx';
import { Card, Page, PageHeader } from '../ui/surface.tsx';

export function DocumentTypesPage({ domain }: { domain: string }) {
  const types = useQuery(documentTypesQuery(domain));
  return (
    <Page>
      <PageHeader title="Fleet">The papers that every vehicle must carry.</PageHeader>
      <Card title="Document types" note={types.data?.length.toLocaleString('en-NG')}>
        <QueryView query={types} subject="Document types" waiting={<NamedListBones />}>
          {(results) =>
            results.length > 0 ? (
              <NamedList
                items={results.map((each) => ({ id: each.id, name: each.name, isDefault: each.is_default }))}
              />
            ) : (
              <EmptyState icon="document" title="No document types yet">
                Types that are added appear here.
              </EmptyState>
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}
