import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { listAssetTypes } from '../../services/operations/assets.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { originColumn } from '../shared/queries/origin.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { stateOfQuery } from '../shared/queries/table-of-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column } from '../ui/lists/table-column.ts';
import { pageInMemory } from '../ui/lists/table-in-memory.ts';
import { useTableState } from '../ui/lists/use-table-state.ts';
import { useAssetTypeActs } from './asset-type-acts.tsx';
import { SettingsPage } from './settings-page.tsx';

type AssetType = components['schemas']['AssetType'];

const lifeOf = ({ useful_life_months: months }: AssetType) => (months === null ? null : `${months} months`);

const columns: Column<AssetType>[] = [
  { id: 'name', title: 'Asset type', render: ({ name }) => name },
  { id: 'starting_number', title: 'Starting number', isNumber: true, render: (type) => type.starting_number },
  { id: 'next_asset_id', title: 'Next Asset ID', card: 'fact', render: (type) => type.next_asset_id },
  { id: 'useful_life', title: 'Useful life', card: 'fact', render: lifeOf },
  originColumn,
];
const idOf = ({ id }: AssetType) => id;
const nameOf = ({ name }: AssetType) => name;

export const readAssetTypeSettings: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listAssetTypes, { businessId }));

/** How the assets of each type are numbered and lose value. Default types keep their name and number. */
export function AssetTypeSettingsPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({ sortable: ['name'], pageSizes: [20, 50, 100] });
  const types = useQuery(queryOf(listAssetTypes, { businessId }));
  const { add, actsOf, dialogs } = useAssetTypeActs(types.data, { hasNumber: true });
  const page = types.data ? pageInMemory(types.data, table, { textOf: nameOf, orders: { name: nameOf } }) : undefined;
  return (
    <SettingsPage
      title="Asset Type & ID"
      lead="Each asset gets an ID: the letters of its type and the next number."
      action={
        <Button look="primary" onPress={add}>
          Add Asset Type
        </Button>
      }
    >
      <DataTable
        label="Asset types"
        table={table}
        columns={columns}
        rows={page?.rows}
        count={page?.count}
        {...stateOfQuery(types)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search asset types"
        rowActions={actsOf}
        minWidth={0}
        emptyIcon="box"
        emptyHint="Asset types that you add appear here."
      />
      {dialogs}
    </SettingsPage>
  );
}
