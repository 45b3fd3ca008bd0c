import { lazy, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../../paths/assets.ts';
import { getAsset } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { SampleMark } from '../../shared/business/sample-mark.tsx';
import { SomeDue } from '../../shared/due/some-due.tsx';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { MoreActs } from '../../ui/navigation/more-acts.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { AssigneePanel } from '../assign/assignee-panel.tsx';
import { DeleteAsset } from '../delete-asset.tsx';
import { AddNew } from './add-new.tsx';
import * as css from './asset-detail.css.ts';
import { type Asset, factsOf } from './asset-facts.tsx';
import { AssetTabs } from './asset-tabs.tsx';
import { ImagePanel } from './image-panel.tsx';

const LabelsDialog = lazy(async () => ({ default: (await import('../labels/labels-dialog.tsx')).LabelsDialog }));

/** What a phone shows in one menu. */
const moreActs = [
  { id: 'copy', label: 'Make a copy' },
  { id: 'delete', label: 'Delete', isDestructive: true },
];

/** One asset: what it is, who has it, and what became of it. */
export function AssetDetailPage({ search }: { search: URLSearchParams }) {
  const { id: businessId } = useBusiness();
  const id = search.get('id') ?? '';
  const found = useMainQuery(queryOf(getAsset, { businessId, id }));
  return (
    <Page>
      <Breadcrumb
        parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]}
        here={found.data?.number ?? 'Asset'}
      />
      {found.data ? null : <PageHeader title="Asset" />}
      <QueryView query={found} subject="The asset" waiting={<Bones />}>
        {(asset) => <Detail asset={asset} />}
      </QueryView>
    </Page>
  );
}

function Detail({ asset }: { asset: Asset }) {
  const [isDeleting, setDeleting] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const copy = assetsPaths.createAsset({ copy: asset.id });
  return (
    <>
      <PageHeader
        title={asset.name}
        mark={<SampleMark of="assets" id={asset.id} />}
        action={
          <>
            <MoreActs entries={moreActs} onAct={(id) => (id === 'delete' ? setDeleting(true) : navigate(copy))}>
              <Button look="ghost" onPress={() => setDeleting(true)} aria-haspopup="dialog">
                Delete
              </Button>
              <LinkButton href={copy}>Make a copy</LinkButton>
            </MoreActs>
            <AddNew asset={asset} />
            <LinkButton href={assetsPaths.editAsset(asset.id)} look="primary">
              Edit
            </LinkButton>
          </>
        }
      >
        {asset.number} · {asset.asset_type.name}
      </PageHeader>
      <div className={css.columns}>
        <div className={css.main}>
          <Card
            title="Details"
            action={
              <Button look="ghost" onPress={() => setPrinting(true)} aria-haspopup="dialog">
                Print label
              </Button>
            }
          >
            <Facts facts={factsOf(asset)} />
          </Card>
          {asset.notes ? (
            <Card title="Notes" isPadded>
              <p className={css.notes}>{asset.notes}</p>
            </Card>
          ) : null}
          <SomeDue title="What is due" of={{ subject: asset.id }} />
          <AssetTabs asset={asset} />
        </div>
        <div className={css.side}>
          <AssigneePanel asset={asset} />
          <ImagePanel asset={asset} />
        </div>
      </div>
      <DeleteAsset
        asset={isDeleting ? asset : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(assetsPaths.assetList(), { replace: true })}
      />
      <Suspense fallback={null}>
        {isPrinting ? <LabelsDialog chosen={{ ids: [asset.id] }} onClose={() => setPrinting(false)} /> : null}
      </Suspense>
    </>
  );
}

function Bones() {
  return (
    <div className={css.columns} aria-hidden="true">
      <Card title="Details">
        <CardSkeleton>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </CardSkeleton>
      </Card>
    </div>
  );
}
