import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AssetHandoverRef, HandedAsset } from '../../../machines/assets/asset-handover/machine.ts';
import { assetsQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { OutOfUseNotice } from '../assign/out-of-use-notice.tsx';
import { FoundAssets } from './found-assets.tsx';

/** As many as one hand-over takes. */
const most = 100;

/** The assets to hand over, found by name, ID, serial number or plate. */
export function HandoverAssets({ handover }: { handover: AssetHandoverRef }) {
  const { id: businessId } = useBusiness();
  const assets = useSelector(handover, (snapshot) => snapshot.context.assets);
  const canContinue = useSelector(handover, (snapshot) => snapshot.can({ type: 'step.continue' }));
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const found = useQuery(
    // Without a search, what nobody has.
    assetsQuery(businessId, { page_size: 8, ...(wanted ? { search: wanted } : { status: 'unassigned' }) }),
  );
  const change = (next: readonly HandedAsset[]) => handover.send({ type: 'assets.change', assets: next });
  const held = assets.filter(({ holder }) => holder !== null);
  return (
    <>
      <Card title="To hand over" note={assets.length === 0 ? null : `${assets.length} chosen`}>
        {assets.length === 0 ? (
          <RowList>
            <ListRow title="Nothing chosen yet" note="Add what the person gets from the list below." />
          </RowList>
        ) : (
          <RowList label="Chosen assets">
            {assets.map((asset) => (
              <ListRow
                key={asset.id}
                title={asset.name}
                note={asset.holder === null ? asset.number : `${asset.number} · ${asset.holder} has it`}
              >
                <Button
                  look="ghost"
                  aria-label={`Remove ${asset.number}`}
                  onPress={() => change(assets.filter(({ id }) => id !== asset.id))}
                >
                  Remove
                </Button>
              </ListRow>
            ))}
          </RowList>
        )}
      </Card>
      {held.length > 0 ? (
        <Notice tone="warning">
          {held.length === 1 ? 'Somebody has one of these. ' : `Somebody has ${held.length} of these. `}
          Take them back first, or leave them out.
        </Notice>
      ) : null}
      <OutOfUseNotice assets={assets} />
      <Actions>
        <Button look="primary" isDisabled={!canContinue} onPress={() => handover.send({ type: 'step.continue' })}>
          Continue
        </Button>
        {held.length > 0 ? (
          <Button onPress={() => change(assets.filter(({ holder }) => holder === null))}>Leave them out</Button>
        ) : null}
        {assets.length === 0 ? <Note>Choose at least one asset.</Note> : null}
      </Actions>
      <Card title="Add assets" isPadded>
        <SearchField
          label="Search assets"
          placeholder="Search name, Asset ID, serial number or plate"
          value={search}
          onSearch={setSearch}
          debounce={500}
        />
        <FoundAssets
          query={found}
          chosen={assets}
          isFull={assets.length >= most}
          onAdd={(asset) => change([...assets, asset])}
        />
      </Card>
    </>
  );
}
