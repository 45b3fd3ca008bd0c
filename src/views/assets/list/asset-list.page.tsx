import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { AssetFilter, Chosen } from '../../../machines/assets/asset-bulk/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { assetsQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { RunningImport } from '../../shared/import/running-import.tsx';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { ActionMenu } from '../../ui/actions/menu.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { BulkAction, RowAction } from '../../ui/lists/table-column.ts';
import { nothing, type Selection } from '../../ui/lists/table-selection.ts';
import { MoreActs } from '../../ui/navigation/more-acts.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { AssetBulkProps } from '../bulk/asset-bulk.tsx';
import { type Asset, assetColumns } from './asset-columns.tsx';
import { AssetViews } from './asset-views.tsx';
import { exportFormats, useAssetExport } from './use-asset-export.ts';
import { useAssetTable } from './use-asset-table.ts';

/** These come with their fields when somebody is about to do it. */
const UnassignAssetDialog = lazy(async () => ({
  default: (await import('../assign/unassign-asset-dialog.tsx')).UnassignAssetDialog,
}));
const MaintenanceDialog = lazy(async () => ({
  default: (await import('../maintenance/maintenance-dialog.tsx')).MaintenanceDialog,
}));
const DeleteAsset = lazy(async () => ({ default: (await import('../delete-asset.tsx')).DeleteAsset }));

const AssetsWelcome = lazy(async () => ({ default: (await import('../welcome.tsx')).AssetsWelcome }));

const idOf = ({ id }: Asset) => id;
const nameOf = ({ name, number }: Asset) => `${name}, ${number}`;
const hrefOf = ({ id }: Asset) => assetsPaths.asset(id);

const columnsKey = 'assets';
const bulkActs = [
  { id: 'assign', label: 'Assign' },
  { id: 'unassign', label: 'Unassign' },
  { id: 'move', label: 'Move' },
  { id: 'changeStatus', label: 'Change status' },
  { id: 'delete', label: 'Delete', isDestructive: true },
] as const;

const LabelsDialog = lazy(async () => ({ default: (await import('../labels/labels-dialog.tsx')).LabelsDialog }));

const ImportGuide = lazy(async () => ({ default: (await import('../import/import-guide.tsx')).ImportGuide }));

const AssetScan = lazy(async () => ({ default: (await import('../scan/asset-scan.tsx')).AssetScan }));

/** What a phone shows in one menu. */
const moreActs = [
  { id: 'csv', label: 'Export as CSV' },
  { id: 'xlsx', label: 'Export as Excel workbook (XLSX)' },
  { id: 'scan', label: 'Scan' },
  { id: 'bin', label: 'Bin' },
  { id: 'import', label: 'Import' },
] as const;
type MoreAct = (typeof moreActs)[number]['id'];

/** As many as one hand-over takes. */
const mostHandedOver = 100;

type AssetListPageProps = {
  /** What does the same with several assets; its code comes when somebody begins it. */
  Bulk: ComponentType<AssetBulkProps>;
};

/** Every asset and vehicle of the business. */
export function AssetListPage({ Bulk }: AssetListPageProps) {
  const { id: businessId } = useBusiness();
  const { table, asked, filter } = useAssetTable();
  const assets = useMainQuery(assetsQuery(businessId, asked));
  const { ordering } = table.request;
  const shown = { ...filter, ...(ordering ? { ordering } : {}) };
  const file = useAssetExport(shown);
  const [openedViews, setOpenedViews] = useState(0);
  const [unassigned, setUnassigned] = useState<Asset | null>(null);
  const [maintained, setMaintained] = useState<Asset | null>(null);
  const [deleted, setDeleted] = useState<Asset | null>(null);
  const [bulk, setBulk] = useState<Omit<AssetBulkProps, 'onEnd'> | null>(null);
  const [labelled, setLabelled] = useState<Chosen | null>(null);
  const [isImporting, setImporting] = useState(false);
  const scan = useModal('scan');
  const acts: Record<MoreAct, () => void> = {
    csv: () => file.send('csv'),
    xlsx: () => file.send('xlsx'),
    scan: () => scan.open(),
    bin: () => navigate(assetsPaths.assetBin()),
    import: () => setImporting(true),
  };
  const bulkActions = useMemo(
    (): BulkAction[] => [
      ...bulkActs.map(
        (act): BulkAction => ({
          ...act,
          onAct: (selection) => setBulk({ act: act.id, chosen: chosenBy(selection, filter) }),
        }),
      ),
      { id: 'handOver', label: 'Hand over', onAct: handOver },
      { id: 'labels', label: 'Print labels', onAct: (selection) => setLabelled(chosenBy(selection, filter)) },
    ],
    [filter],
  );

  const rowActions = (asset: Asset): RowAction[] => [
    { id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(asset.id)) },
    ...(asset.assignee || asset.next_assignment
      ? [
          {
            id: 'unassign',
            label: asset.assignee ? 'Unassign Asset' : 'Cancel plan',
            onAct: () => setUnassigned(asset),
          },
        ]
      : []),
    { id: 'edit', label: 'Edit Asset', onAct: () => navigate(assetsPaths.editAsset(asset.id)) },
    { id: 'maintain', label: 'Add Maintenance', onAct: () => setMaintained(asset) },
    { id: 'copy', label: 'Make a copy', onAct: () => navigate(assetsPaths.createAsset({ copy: asset.id })) },
    { id: 'label', label: 'Print label', onAct: () => setLabelled({ ids: [asset.id] }) },
    { id: 'delete', label: 'Delete', isDestructive: true, onAct: () => setDeleted(asset) },
  ];
  if (assets.data?.count === 0 && !table.isNarrowed && !assets.isPlaceholderData) return <NoAssets />;
  return (
    <Page>
      <PageHeader
        title="Asset List"
        action={
          <>
            <AssetViews shown={shown} columnsKey={columnsKey} onOpen={() => setOpenedViews((count) => count + 1)} />
            <MoreActs entries={moreActs} onAct={(id) => acts[id as MoreAct]()} isBusy={file.isPending}>
              <ActionMenu
                label="Export"
                entries={exportFormats}
                onAct={(format) => file.send(format as 'csv' | 'xlsx')}
                isBusy={file.isPending}
              />
              <Button look="ghost" onPress={acts.scan} aria-haspopup="dialog">
                Scan
              </Button>
              <LinkButton href={assetsPaths.assetBin()} look="ghost">
                Bin
              </LinkButton>
              <Button onPress={acts.import}>Import</Button>
            </MoreActs>
            <LinkButton href={assetsPaths.createAsset()} look="primary">
              Add Asset
            </LinkButton>
          </>
        }
      >
        Everything the business owns, who has it and where it is.
      </PageHeader>
      {file.problem ? <Notice tone="bad">{problemText(file.problem)}</Notice> : null}
      <RunningImport kind="assets" hrefOf={assetsPaths.importAssets} />
      <DataTable
        // It reads its columns when it is made.
        key={openedViews}
        label="Assets"
        table={table}
        columns={assetColumns}
        {...tableOfQuery(assets)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        searchLabel="Search name, serial, plate, ID"
        rowActions={rowActions}
        bulkActions={bulkActions}
        columnsKey={columnsKey}
        noMatchText={table.search ? `No results matching ${table.search}` : 'No asset matches these filters'}
      />
      <Suspense fallback={null}>
        {unassigned ? <UnassignAssetDialog asset={unassigned} isOpen onClose={() => setUnassigned(null)} /> : null}
        {maintained ? <MaintenanceDialog asset={maintained} isOpen onClose={() => setMaintained(null)} /> : null}
        {deleted ? <DeleteAsset asset={deleted} onClose={() => setDeleted(null)} /> : null}
        {scan.isOpen ? <AssetScan onClose={scan.close} /> : null}
        {isImporting ? <ImportGuide isOpen onClose={() => setImporting(false)} /> : null}
        {labelled ? <LabelsDialog chosen={labelled} onClose={() => setLabelled(null)} /> : null}
        {bulk ? (
          <Bulk
            {...bulk}
            onEnd={(hasActed) => {
              setBulk(null);
              if (hasActed) table.setSelection(nothing);
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

/** Before the first asset, and when all are in the bin. */
function NoAssets() {
  return (
    <Page>
      <PageHeader
        title="Asset List"
        action={
          <LinkButton href={assetsPaths.assetBin()} look="ghost">
            Bin
          </LinkButton>
        }
      >
        Everything the business owns, who has it and where it is.
      </PageHeader>
      <Suspense fallback={null}>
        <AssetsWelcome />
      </Suspense>
    </Page>
  );
}

function handOver(selection: Selection) {
  if (selection.mode === 'some' && selection.ids.size <= mostHandedOver)
    navigate(assetsPaths.handOver({ ids: [...selection.ids].join() }));
  else notify('bad', `One hand-over takes at most ${mostHandedOver} assets. Choose them one by one.`);
}

const chosenBy = (selection: Selection, filter: AssetFilter): Chosen =>
  selection.mode === 'some' ? { ids: [...selection.ids] } : { filter, except: [...selection.except] };
