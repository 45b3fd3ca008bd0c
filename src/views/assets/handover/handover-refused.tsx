import { useSelector } from '@xstate/react';
import type { AssetHandoverRef } from '../../../machines/assets/asset-handover/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Explanation } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

/** Which assets cannot be handed over, and the ways on. */
export function HandoverRefused({ handover }: { handover: AssetHandoverRef }) {
  const assets = useSelector(handover, ({ context }) => context.assets);
  const refused = useSelector(handover, ({ context }) => context.refused);
  const others = assets.length - refused.length;
  return (
    <>
      <Notice tone="bad">Nothing was handed over yet.</Notice>
      <Card title="These cannot be handed over">
        <RowList label="Refused assets">
          {refused.map(({ asset, reason }) => (
            <ListRow key={asset.id} title={`${asset.name}, ${asset.number}`} note={reason} />
          ))}
        </RowList>
      </Card>
      {others > 0 ? <Explanation>What is signed for changes, so the signature is given again.</Explanation> : null}
      <Actions>
        {others > 0 ? (
          <Button look="primary" onPress={() => handover.send({ type: 'refused.leave' })}>
            {others === 1 ? 'Hand over the other one' : `Hand over the other ${others}`}
          </Button>
        ) : null}
        <Button onPress={() => handover.send({ type: 'step.back' })}>Choose again</Button>
      </Actions>
    </>
  );
}
