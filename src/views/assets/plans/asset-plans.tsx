import { useQuery } from '@tanstack/react-query';
import { listPlannedMaintenance } from '../../../services/operations/assets.plans.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { DueStatus } from '../maintenance/maintenance-status.tsx';
import { usePlanActs } from './use-plan-acts.tsx';

/** What is due next of one asset, by its plans and those of its type. Nothing where nothing is planned. */
export function AssetPlans({ assetId }: { assetId: string }) {
  const { id: businessId } = useBusiness();
  const planned = useQuery(queryOf(listPlannedMaintenance, { businessId, asset: assetId, page_size: 100 }));
  const { actsOf, question } = usePlanActs();
  return (
    <QueryView query={planned} subject="What is planned" waiting={<SkeletonList rows={1} />}>
      {({ results }) =>
        results.length === 0 ? null : (
          <>
            <RowList label="Planned maintenance">
              {results.map((each) => {
                const acts = actsOf(each);
                return (
                  <ListRow
                    key={each.plan}
                    title={`${each.plan_name}${each.due_on ? `: ${showDate(each.due_on)}` : ''}`}
                    note={each.because}
                  >
                    {each.status ? <DueStatus status={each.status} /> : null}
                    <RowMenu
                      name={each.plan_name}
                      entries={acts}
                      onAct={(id) => acts.find((act) => act.id === id)?.onAct()}
                    />
                  </ListRow>
                );
              })}
            </RowList>
            {question}
          </>
        )
      }
    </QueryView>
  );
}
