import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { handoversQuery, heldAssetsQuery, heldPageSize } from '../../../services/assets/handovers.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { UnassignAssetDialog } from '../assign/unassign-asset-dialog.tsx';
import * as css from './handover.css.ts';
import { ReceiptButton } from './receipt-button.tsx';

type Asset = components['schemas']['Asset'];

/** What an employee has, and what they have signed for. */
export function HolderPage({ search }: { search: URLSearchParams }) {
  const { id: businessId } = useBusiness();
  const employee = search.get('id') ?? '';
  const [page, setPage] = useState(0);
  const [returned, setReturned] = useState<Asset | null>(null);
  const held = useQuery(heldAssetsQuery(businessId, employee, page + 1));
  const holder = held.data?.results[0]?.assignee;
  const name = holder ? `${holder.first_name} ${holder.last_name}` : null;
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here={name ?? 'Employee'} />
      <PageHeader
        title={name === null ? 'What an employee has' : `What ${name} has`}
        action={<LinkButton href={assetsPaths.handOver()}>Hand over assets</LinkButton>}
      >
        {holder ? [holder.employee_id, holder.job_title, holder.department].filter(Boolean).join(' · ') : null}
      </PageHeader>
      <div className={css.column}>
        <Card title="Assets" note={held.data ? `${held.data.count}` : null}>
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
                        title={<Link href={assetsPaths.asset(asset.id)}>{asset.name}</Link>}
                        note={noteOf(asset)}
                      >
                        <Button aria-label={`Take back ${asset.number}`} onPress={() => setReturned(asset)}>
                          Take back
                        </Button>
                      </ListRow>
                    ))}
                  </RowList>
                  <Pages
                    label="Assets"
                    page={page}
                    count={count}
                    onPage={setPage}
                    isFetching={held.isPlaceholderData}
                  />
                </>
              )
            }
          </QueryView>
        </Card>
        <SignedFor employee={employee} />
      </div>
      {returned ? <UnassignAssetDialog asset={returned} isOpen onClose={() => setReturned(null)} /> : null}
    </Page>
  );
}

const noteOf = ({ number, date_assigned: since, expected_return_date: due }: Asset) =>
  [number, since && `since ${showDate(since)}`, due && `due back ${showDate(due)}`].filter(Boolean).join(' · ');

function SignedFor({ employee }: { employee: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const signed = useQuery(handoversQuery(businessId, employee, page + 1));
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
              <Pages
                label="Hand-overs"
                page={page}
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

type PagesProps = { label: string; page: number; count: number; onPage: (page: number) => void; isFetching: boolean };

function Pages({ count, ...pages }: PagesProps) {
  return count > heldPageSize ? <Pagination {...pages} pageSize={heldPageSize} count={count} /> : null;
}
