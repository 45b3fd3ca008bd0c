import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listHandovers } from '../../../services/operations/assets.handover.ts';
import { listAssetsOf } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { usePerson } from '../../shared/people/person.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { UnassignAssetDialog } from '../assign/unassign-asset-dialog.tsx';
import type { AssetBulkProps } from '../bulk/asset-bulk.tsx';
import * as css from './handover.css.ts';
import { keepHandoverDraft, readHandoverDraft } from './handover-draft.ts';
import { ReceiptButton } from './receipt-button.tsx';

type Schemas = components['schemas'];
type Asset = Schemas['Asset'];
type Holder = NonNullable<Schemas['HeldAssetPage']['assignee']>;

const heldPageSize = 20;

type HolderPageProps = {
  search: URLSearchParams;
  /** Takes several back at once; its code comes when somebody begins it. */
  Bulk: ComponentType<AssetBulkProps>;
};

/** What an employee has, and what they have signed for. */
export function HolderPage({ search, Bulk }: HolderPageProps) {
  const { id: businessId } = useBusiness();
  const employee = search.get('id') ?? '';
  const [page, setPage] = useState(0);
  const [returned, setReturned] = useState<Asset | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<AssetBulkProps['chosen'] | null>(null);
  const held = useMainQuery(
    queryOf(listAssetsOf, { businessId, assignee: employee, page: page + 1, page_size: heldPageSize }),
  );
  const handOver = useHandOverTo();
  const { assignee: holder, planned = [] } = held.data ?? {};
  const name = holder ? nameOf(holder) : null;
  const select = (id: string, isSelected: boolean) => {
    const others = [...selected].filter((each) => each !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here={name ?? 'Employee'} />
      <PageHeader
        title={name === null ? 'What an employee has' : `What ${name} has`}
        action={holder ? <Button onPress={() => handOver(holder)}>Hand over assets</Button> : null}
      >
        {holder ? noteOfHolder(holder) : null}
      </PageHeader>
      <div className={css.column}>
        <Card
          title="Assets"
          note={held.data ? `${held.data.count}` : null}
          action={
            selected.size > 0 ? (
              <Button onPress={() => setBulk({ ids: [...selected] })} aria-haspopup="dialog">
                {`Take back ${selected.size} selected`}
              </Button>
            ) : null
          }
        >
          <QueryView query={held} subject="The assets" waiting={<SkeletonList rows={3} />}>
            {({ results, count }) =>
              count === 0 ? (
                <EmptyState icon="box" title="They have no assets" />
              ) : (
                <>
                  <RowList label="Assets that they have">
                    {results.map((asset) => (
                      <ListRow
                        key={asset.id}
                        media={
                          <CheckBox
                            label={`Select ${asset.number}`}
                            isLabelUnseen
                            isSelected={selected.has(asset.id)}
                            onChange={(isSelected) => select(asset.id, isSelected)}
                          />
                        }
                        title={<Link href={assetsPaths.asset(asset.id)}>{asset.name}</Link>}
                        note={noteOf(asset)}
                      >
                        <Button aria-label={`Take back ${asset.number}`} onPress={() => setReturned(asset)}>
                          Take back
                        </Button>
                      </ListRow>
                    ))}
                  </RowList>
                  <Pagination
                    label="Assets"
                    page={page}
                    pageSize={heldPageSize}
                    count={count}
                    onPage={setPage}
                    isFetching={held.isPlaceholderData}
                  />
                </>
              )
            }
          </QueryView>
        </Card>
        {planned.length > 0 ? <PlannedAssets assets={planned} onCancel={setReturned} /> : null}
        <SignedFor employee={employee} />
      </div>
      {returned ? <UnassignAssetDialog asset={returned} isOpen onClose={() => setReturned(null)} /> : null}
      {bulk ? (
        <Suspense fallback={null}>
          <Bulk
            act="unassign"
            chosen={bulk}
            onEnd={(hasActed) => {
              setBulk(null);
              if (hasActed) setSelected(new Set());
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

const nameOf = ({ first_name, last_name }: Holder) => `${first_name} ${last_name}`.trim();
const noteOfHolder = ({ employee_id, job_title, department }: Holder) =>
  [employee_id, job_title, department].filter(Boolean).join(' · ');

/** Goes on with a hand-over, or begins one, with the recipient chosen. */
function useHandOverTo() {
  const { id: businessId } = useBusiness();
  const userId = usePerson().user?.id ?? '';
  return (holder: Holder) => {
    const none = { assets: [], dateAssigned: '', due: '', idempotencyKey: randomKey() };
    const recipient = { id: holder.id, name: nameOf(holder), note: noteOfHolder(holder) };
    keepHandoverDraft(userId, businessId, { ...none, ...readHandoverDraft(userId, businessId), recipient });
    navigate(assetsPaths.handOver());
  };
}

const noteOf = ({ number, date_assigned: since, assigned_until: until, expected_return_date: due }: Asset) =>
  [number, since && `since ${showDate(since)}`, until && `until ${showDate(until)}`, due && `due back ${showDate(due)}`]
    .filter(Boolean)
    .join(' · ');

/** What they get later, apart from what they have. */
function PlannedAssets({ assets, onCancel }: { assets: readonly Asset[]; onCancel: (asset: Asset) => void }) {
  return (
    <Card title="Planned" note={`${assets.length}`}>
      <RowList label="Assets that they get later">
        {assets.map((asset) => (
          <ListRow
            key={asset.id}
            title={<Link href={assetsPaths.asset(asset.id)}>{asset.name}</Link>}
            note={[asset.number, asset.next_assignment && `from ${showDate(asset.next_assignment.date_assigned)}`]
              .filter(Boolean)
              .join(' · ')}
          >
            {asset.assignee === null ? (
              <Button aria-label={`Cancel the plan of ${asset.number}`} onPress={() => onCancel(asset)}>
                Cancel plan
              </Button>
            ) : null}
          </ListRow>
        ))}
      </RowList>
    </Card>
  );
}

function SignedFor({ employee }: { employee: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const signed = useQuery(queryOf(listHandovers, { businessId, employee, page: page + 1, page_size: heldPageSize }));
  return (
    <Card title="Hand-overs">
      <QueryView query={signed} subject="The hand-overs" waiting={<SkeletonList rows={2} />}>
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState icon="check" title="They have signed for nothing yet" />
          ) : (
            <>
              <RowList label="Hand-overs">
                {results.map(({ id, asset_count: assets, date_assigned: from, signed_name: by }) => (
                  <ListRow
                    key={id}
                    title={`${assets === 1 ? 'One asset' : `${assets} assets`}, ${showDate(from)}`}
                    note={`Signed by ${by}`}
                  >
                    <ReceiptButton id={id} label="Receipt" />
                  </ListRow>
                ))}
              </RowList>
              <Pagination
                label="Hand-overs"
                page={page}
                pageSize={heldPageSize}
                count={count}
                onPage={setPage}
                isFetching={signed.isPlaceholderData}
              />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
