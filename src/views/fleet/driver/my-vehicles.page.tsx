import { listMyVehicles } from '../../../services/operations/fleet.driver.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { VehicleRows } from './vehicle-rows.tsx';

/** The vehicles that a driver has: what each of them needs today is one press away. */
export function MyVehiclesPage() {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(listMyVehicles, { businessId }));
  return (
    <Page>
      <PageHeader title="My vehicles">Check them before you drive, add fuel, and report what is wrong.</PageHeader>
      <QueryView query={found} subject="Your vehicles" waiting={<SkeletonList rows={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="car" title="You have no vehicle">
              Once one is assigned to you, it stands here.
            </EmptyState>
          ) : (
            <VehicleRows vehicles={results} />
          )
        }
      </QueryView>
    </Page>
  );
}
