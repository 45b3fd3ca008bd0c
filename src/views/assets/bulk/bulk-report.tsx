import { useSelector } from '@xstate/react';
import type { AssetBulkRef, AssetOutcome } from '../../../machines/assets/asset-bulk/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { assetsOf } from './bulk-texts.ts';

const shown: Record<AssetOutcome['outcome'], { text: string; tone: 'good' | 'warning' | 'bad'; order: number }> = {
  refused: { text: 'Refused', tone: 'bad', order: 0 },
  missing: { text: 'Not there any more', tone: 'warning', order: 1 },
  done: { text: 'Done', tone: 'good', order: 2 },
};

/** What happened to each asset, what was not done first. */
export function BulkReport({ bulk }: { bulk: AssetBulkRef }) {
  const outcomes = useSelector(bulk, ({ context }) => context.outcomes) ?? [];
  const canRetry = useSelector(bulk, (snapshot) => snapshot.can({ type: 'bulk.retry' }));
  const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
  const isWhole = done === outcomes.length;
  const sorted = outcomes.toSorted((one, other) => shown[one.outcome].order - shown[other.outcome].order);
  return (
    <>
      <DialogBody>
        <Stack>
          <Notice tone={isWhole ? 'good' : 'warning'}>
            {isWhole ? `Done with ${assetsOf(done)}.` : `Done with ${done} of ${assetsOf(outcomes.length)}.`}
          </Notice>
          <RowList label="What happened to each asset">
            {sorted.map(({ id, title, outcome, detail }) => (
              <ListRow key={id} title={title ?? 'An asset that has been deleted'} note={detail ?? ''}>
                <Status tone={shown[outcome].tone} isPlain>
                  {shown[outcome].text}
                </Status>
              </ListRow>
            ))}
          </RowList>
        </Stack>
      </DialogBody>
      <DialogFoot>
        {canRetry ? <Button onPress={() => bulk.send({ type: 'bulk.retry' })}>Try the refused again</Button> : null}
        <Button look="primary" onPress={() => bulk.send({ type: 'bulk.close' })}>
          Done
        </Button>
      </DialogFoot>
    </>
  );
}
