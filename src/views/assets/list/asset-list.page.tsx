import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../../paths/assets.ts';
import { assetsQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business.ts';
import { tableOfQuery } from '../../shared/table-of-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { UnassignAssetDialog } from '../assign/unassign-asset-dialog.tsx';
import { DeleteAssets } from '../delete-assets.tsx';
import { type Asset, assetColumns } from './asset-columns.tsx';
import { useAssetTable } from './use-asset-table.ts';

const idOf = ({ id }: Asset) => id;
const nameOf = ({ name, number }: Asset) => `${name}, ${number}`;
const hrefOf = ({ id }: Asset) => assetsPaths.asset(id);

/** Every asset and vehicle of the business. */
export function AssetListPage() {
  const { id: businessId } = useBusiness();
  const { table, asked } = useAssetTable();
  const assets = useQuery(assetsQuery(businessId, asked));
  const [unassigned, setUnassigned] = useState<Asset | null>(null);
  const [deleted, setDeleted] = useState<Asset | null>(null);

  const rowActions = (asset: Asset): RowAction[] => [
    { id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(asset.id)) },
    ...(asset.assignee ? [{ id: 'unassign', label: 'Unassign Asset', onAct: () => setUnassigned(asset) }] : []),
    { id: 'edit', label: 'Edit Asset', onAct: () => navigate(assetsPaths.editAsset(asset.id)) },
    { id: 'copy', label: 'Make a copy', onAct: () => navigate(assetsPaths.createAsset({ copy: asset.id })) },
    { id: 'delete', label: 'Delete', isDestructive: true, onAct: () => setDeleted(asset) },
  ];
  return (
    <Page>
      <PageHeader
        title="Asset List"
        action={
          <>
            <LinkButton href={assetsPaths.assetBin()} look="ghost">
              Bin
            </LinkButton>
            <LinkButton href={assetsPaths.createAsset()} look="primary">
              Add Asset
            </LinkButton>
          </>
        }
      >
        Everything the business owns, who has it and where it is.
      </PageHeader>
      <DataTable
        label="Assets"
        table={table}
        columns={assetColumns}
        {...tableOfQuery(assets)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        searchLabel="Search name, serial, plate, ID"
        rowActions={rowActions}
        columnsKey="assets"
        emptyIcon="box"
        emptyText="No assets yet"
        emptyHint="Add what the business owns: laptops, furniture, vehicles."
        emptyAction={<LinkButton href={assetsPaths.createAsset()}>Add Asset</LinkButton>}
        noMatchText={table.search ? `No results matching ${table.search}` : 'No asset matches these filters'}
      />
      {unassigned ? <UnassignAssetDialog asset={unassigned} isOpen onClose={() => setUnassigned(null)} /> : null}
      <DeleteAssets assets={deleted ? [deleted] : []} onClose={() => setDeleted(null)} />
    </Page>
  );
}
