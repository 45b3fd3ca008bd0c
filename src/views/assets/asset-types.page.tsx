import { listAssetTypes } from '../../services/operations/assets.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { FiltersBar } from '../ui/lists/filters-bar.tsx';
import { useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useAssetTypeActs } from './asset-type-acts.tsx';
import * as css from './asset-types.css.ts';
import { TypeBones, TypeGrid } from './type-grid.tsx';
import { AssetsWelcome } from './welcome.tsx';

const filters = [
  {
    id: 'kind',
    label: 'Kind',
    allLabel: 'All',
    isSingle: true,
    options: [
      { value: 'assets', label: 'Assets' },
      { value: 'vehicles', label: 'Vehicles' },
    ],
  },
] as const;

export const readAssetTypes: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listAssetTypes, { businessId }));

export function AssetTypesPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({ filters });
  const [kind] = table.filters.kind;
  const asked = {
    ...(table.search ? { search: table.search } : {}),
    ...(kind ? { vehicle_type_param: kind === 'vehicles' } : {}),
  };
  const types = useMainQuery(queryOf(listAssetTypes, { businessId, ...asked }));
  const { add, actsOf, dialogs } = useAssetTypeActs(types.data);
  // Neither an asset nor a type of their own.
  const isUnused = (found: readonly { asset_count: number; is_default: boolean }[]) =>
    !table.isNarrowed && !types.isPlaceholderData && found.every((type) => type.is_default && type.asset_count === 0);
  return (
    <Page>
      <PageHeader
        title="Asset types"
        action={
          <Button look="primary" onPress={add}>
            Add Asset Type
          </Button>
        }
      >
        The types of things your business owns.
      </PageHeader>
      {types.data && isUnused(types.data) ? (
        <AssetsWelcome />
      ) : (
        <div className={css.list}>
          <FiltersBar table={table} searchLabel="Search asset types" />
          <QueryView query={types} subject="Asset types" waiting={<TypeBones />}>
            {(found) => (
              <TypeGrid
                types={found}
                actsOf={actsOf}
                isFetching={types.isFetching}
                isSearched={table.search !== ''}
                onClear={table.isNarrowed ? table.clear : null}
              />
            )}
          </QueryView>
        </div>
      )}
      {dialogs}
    </Page>
  );
}
