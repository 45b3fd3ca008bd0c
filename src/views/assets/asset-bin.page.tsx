import type { components } from '../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { listDeletedAssets, purgeAssets, restoreAssets } from '../../services/operations/assets.register.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteRows } from '../shared/lists/delete-rows.tsx';
import { listOf } from '../shared/lists/list.ts';
import { type FrameProps, ListPage } from '../shared/lists/list-page.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { formatDate } from '../ui/content/date.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { trash } from '../ui/foundations/icons.ts';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type Deleted = components['schemas']['DeletedAsset'];

const bin = listOf(listDeletedAssets, {
  label: 'Deleted assets',
  columns: (timeZone) => [
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
  ],
  nameOf: ({ name, number }) => `${name}, ${number}`,
  pageSizes: [10, 25, 50, 100],
  minWidth: 640,
  emptyIcon: trash,
  emptyText: 'The bin is empty',
  emptyHint: 'Assets that are deleted can be restored from here.',
});

const BinFrame = ({ title, lead, children }: FrameProps) => (
  <Page>
    <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here="Bin" />
    <PageHeader title={title}>{lead}</PageHeader>
    {children}
  </Page>
);

/** Deleted assets, which can be restored for 30 days. */
export function AssetBinPage() {
  const { id: businessId } = useBusiness();
  const restore = useRequest({
    send: (options, { id }: Deleted) => restoreAssets({ businessId, ids: [id] }, options),
    onDone: ({ results }, { name }) => {
      const [outcome] = results;
      if (outcome?.outcome === 'done')
        notify(outcome.detail ? 'info' : 'good', [`${name} is restored`, outcome.detail].filter(Boolean).join('. '));
      else notify('bad', outcome?.detail ?? `${name} is not in the bin any more`);
    },
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  return (
    <ListPage
      list={bin}
      Frame={BinFrame}
      title="Asset bin"
      lead="Deleted assets stay here for 30 days."
      actsOf={(asset) => [{ id: 'restore', label: 'Restore', onAct: () => restore.send(asset) }]}
      deleting={{
        label: 'Delete for ever',
        ask: (chosen, onClose) => (
          <DeleteRows
            chosen={chosen}
            title="Permanently Delete Asset"
            one={(id, options) => purgeAssets({ businessId, ids: [id] }, options)}
            onDeleted={() => notify('good', `${chosen?.one?.name} is deleted for ever`)}
            onClose={onClose}
            yes="Delete for ever"
            no="Cancel"
          >
            {chosen?.one?.name} ({chosen?.one?.number}) and its history are deleted for ever. This cannot be undone.
          </DeleteRows>
        ),
      }}
    />
  );
}
