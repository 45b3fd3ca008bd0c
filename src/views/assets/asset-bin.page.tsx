import { useMemo, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { listDeletedAssets, purgeAssets, restoreAssets } from '../../services/operations/assets.register.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { formatDate } from '../ui/content/date.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { trash } from '../ui/foundations/icons.ts';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../ui/lists/table-column.ts';
import { useTableState } from '../ui/lists/use-table-state.ts';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Deleted = components['schemas']['DeletedAsset'];

const columnsIn = (timeZone: string): Column<Deleted>[] => [
  { id: 'name', title: 'Asset', render: ({ name }) => name, note: ({ number }) => number },
  { id: 'asset_type', title: 'Type', render: ({ asset_type }) => asset_type },
  {
    id: 'deleted_at',
    title: 'Deleted',
    card: 'fact',
    render: ({ deleted_at }) => formatDate(deleted_at, timeZone),
    note: ({ deleted_by }) => deleted_by || null,
  },
  {
    id: 'purged_at',
    title: 'Gone for ever',
    card: 'fact',
    render: ({ purged_at }) => formatDate(purged_at, timeZone),
  },
];
const idOf = ({ id }: Deleted) => id;
const nameOf = ({ name, number }: Deleted) => `${name}, ${number}`;

/** Deleted assets, which can be restored for 30 days. */
export function AssetBinPage() {
  const { id: businessId, timeZone } = useBusiness();
  const table = useTableState({ pageSizes: [10, 25, 50, 100] });
  const { page, page_size } = table.request;
  const assets = useMainQuery(queryOf(listDeletedAssets, { businessId, page, page_size }));
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  const [purged, setPurged] = useState<Deleted | null>(null);
  const restore = useRequest({
    send: (options, { id }: Deleted) => restoreAssets({ businessId, ids: [id] }, options),
    onDone: ({ results }, { name }) => {
      const [outcome] = results;
      if (outcome?.outcome === 'done') notify('good', `${name} is restored`);
      else notify('bad', outcome?.detail ?? `${name} is not in the bin any more`);
    },
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  const rowActions = (asset: Deleted): RowAction[] => [
    { id: 'restore', label: 'Restore', onAct: () => restore.send(asset) },
    { id: 'purge', label: 'Delete for ever', isDestructive: true, onAct: () => setPurged(asset) },
  ];
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here="Bin" />
      <PageHeader title="Asset bin">Deleted assets stay here for 30 days.</PageHeader>
      <DataTable
        label="Deleted assets"
        table={table}
        columns={columns}
        {...tableOfQuery(assets)}
        idOf={idOf}
        nameOf={nameOf}
        rowActions={rowActions}
        minWidth={640}
        emptyIcon={trash}
        emptyText="The bin is empty"
        emptyHint="Assets that are deleted can be restored from here."
      />
      <PurgeAsset asset={purged} onClose={() => setPurged(null)} />
    </Page>
  );
}

function PurgeAsset({ asset, onClose }: { asset: Deleted | null; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, { id }: Deleted) => purgeAssets({ businessId, ids: [id] }, options),
    onDone: (_, { name }) => {
      notify('good', `${name} is deleted for ever`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Permanently Delete Asset"
      isOpen={asset !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => asset && request.send(asset)}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes="Delete for ever"
      no="Cancel"
    >
      {asset?.name} ({asset?.number}) and its history are deleted for ever. This cannot be undone.
    </ConfirmDialog>
  );
}
