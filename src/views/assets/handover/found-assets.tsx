import type { UseQueryResult } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { isGone } from '../../../../rules/assets/status.ts';
import type { HandedAsset } from '../../../machines/assets/asset-handover/machine.ts';
import { SampleMark } from '../../shared/business/sample-mark.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Note } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';

type Asset = components['schemas']['Asset'];

/** Why an asset cannot be handed over; null when it can, if only from a later day on. */
function obstacleOf({ status, assignee, assigned_until: until, next_assignment: next }: Asset): string | null {
  if (isGone(status)) return assetStatusLabels[status];
  if (next !== null) return `${nameOf(next.assignee)} gets it on ${showDate(next.date_assigned)}`;
  return assignee !== null && until === null ? `${nameOf(assignee)} has it` : null;
}

const handed = ({ id, number, name, status, is_stopped, asset_type: type }: Asset): HandedAsset => ({
  id,
  number,
  name,
  status,
  is_vehicle: type.vehicle_type,
  is_stopped,
  holder: null,
});

type FoundAssetsProps = {
  query: UseQueryResult<components['schemas']['AssetPage']>;
  chosen: readonly HandedAsset[];
  /** No more can be chosen. */
  isFull: boolean;
  onAdd: (asset: HandedAsset) => void;
};

/** Assets to add; what somebody has says who. */
export function FoundAssets({ query, chosen, isFull, onAdd }: FoundAssetsProps) {
  return (
    <QueryView query={query} subject="Your assets" waiting={<SkeletonList rows={3} />}>
      {({ results, count }) => (
        <>
          <RowList label="Assets to add">
            {results.map((asset) => (
              <ListRow
                key={asset.id}
                title={asset.name}
                note={
                  <>
                    {asset.number} <SampleMark of="assets" id={asset.id} />
                  </>
                }
              >
                {obstacleOf(asset) !== null ? (
                  <Note>{obstacleOf(asset)}</Note>
                ) : chosen.some(({ id }) => id === asset.id) ? (
                  <Note>Added</Note>
                ) : (
                  <Button aria-label={`Add ${asset.number}`} isDisabled={isFull} onPress={() => onAdd(handed(asset))}>
                    Add
                  </Button>
                )}
              </ListRow>
            ))}
          </RowList>
          <p role="status">
            <Note>
              {isFull
                ? 'One hand-over takes no more assets.'
                : results.length === 0
                  ? 'No assets found. Search by another name.'
                  : count > results.length
                    ? `${count - results.length} more: search to narrow them.`
                    : ''}
            </Note>
          </p>
        </>
      )}
    </QueryView>
  );
}
