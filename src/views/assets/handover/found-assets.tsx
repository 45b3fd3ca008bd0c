import type { UseQueryResult } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { HandedAsset } from '../../../machines/assets/asset-handover/machine.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';

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
            {results.map(({ id, number, name, assignee }) => (
              <ListRow key={id} title={name} note={number}>
                {assignee !== null ? (
                  <Note>
                    {assignee.first_name} {assignee.last_name} has it
                  </Note>
                ) : chosen.some((asset) => asset.id === id) ? (
                  <Note>Added</Note>
                ) : (
                  <Button
                    aria-label={`Add ${number}`}
                    isDisabled={isFull}
                    onPress={() => onAdd({ id, number, name, holder: null })}
                  >
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
