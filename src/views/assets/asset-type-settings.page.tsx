import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { listAssetTypes } from '../../services/operations/assets.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { originColumn } from '../shared/queries/origin.tsx';
import { Button } from '../ui/actions/button.tsx';
import { pageInMemory } from '../ui/lists/table-in-memory.ts';
import { useAssetTypeActs } from './asset-type-acts.tsx';
import { SettingsPage } from './settings-page.tsx';

type AssetType = components['schemas']['AssetType'];

const lifeOf = ({ useful_life_months: months }: AssetType) => (months === null ? null : `${months} months`);

const nameOf = ({ name }: AssetType) => name;

const assetTypes = listOf(listAssetTypes, {
  label: 'Asset types',
  searchLabel: 'Search asset types',
  columns: [
    { id: 'name', title: 'Asset type', render: ({ name }) => name },
    { id: 'starting_number', title: 'Starting number', isNumber: true, render: (type) => type.starting_number },
    { id: 'next_asset_id', title: 'Next Asset ID', card: 'fact', render: (type) => type.next_asset_id },
    { id: 'useful_life', title: 'Useful life', card: 'fact', render: lifeOf },
    originColumn,
  ],
  sortable: ['name'],
  pageOf: (types, table) => pageInMemory(types, table, { textOf: nameOf, orders: { name: nameOf } }),
  minWidth: 0,
  emptyIcon: 'box',
  emptyHint: 'Asset types that you add appear here.',
});
export const readAssetTypeSettings = assetTypes.readAhead;

/** How the assets of each type are numbered and lose value. Default types keep their name and number. */
export function AssetTypeSettingsPage() {
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listAssetTypes, { businessId }));
  const { add, actsOf, dialogs } = useAssetTypeActs(types.data, { hasNumber: true });
  return (
    <ListPage
      list={assetTypes}
      Frame={SettingsPage}
      title="Asset Type & ID"
      lead="Each asset gets an ID: the letters of its type and the next number."
      action={
        <Button look="primary" onPress={add}>
          Add Asset Type
        </Button>
      }
      actsOf={actsOf}
    >
      {dialogs}
    </ListPage>
  );
}
