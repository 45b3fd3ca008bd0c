import { useQuery } from '@tanstack/react-query';
import { assetTypesQuery } from '../../services/assets.ts';
import { QueryView } from '../query-view.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { NamedList, NamedListBones } from '../ui/named-list.tsx';
import { Card, Page, PageHeader } from '../ui/surface.tsx';

export function AssetTypesPage({ domain }: { domain: string }) {
  const types = useQuery(assetTypesQuery(domain));
  return (
    <Page>
      <PageHeader title="Assets">The types of things your business owns.</PageHeader>
      <Card title="Asset types" note={types.data?.length.toLocaleString('en-NG')}>
        <QueryView query={types} subject="Asset types" waiting={<NamedListBones />}>
          {(results) =>
            results.length > 0 ? (
              <NamedList
                items={results.map((each) => ({
                  id: each.id,
                  name: each.name,
                  note: each.vehicle_type ? 'Vehicle' : '',
                  isDefault: each.is_default,
                }))}
              />
            ) : (
              <EmptyState icon="box" title="No asset types yet">
                Types that are added appear here.
              </EmptyState>
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}
