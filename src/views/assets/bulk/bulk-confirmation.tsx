import { useSelector } from '@xstate/react';
import type { AssetBulkRef } from '../../../machines/assets/asset-bulk/machine.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { planOf, submitOf } from './bulk-texts.ts';

/** What will happen, to be read before it does. */
export function BulkConfirmation({ bulk }: { bulk: AssetBulkRef }) {
  const details = useSelector(bulk, ({ context }) => context.details);
  const count = useSelector(bulk, ({ context }) => context.count);
  const problem = useProblem(bulk);
  const isBusy = useSelector(bulk, (snapshot) => snapshot.hasTag('busy'));
  if (details === null) return null;
  return (
    <>
      <DialogBody>
        <Stack>
          <p>{planOf(details, count)}</p>
          {details.act === 'delete' ? <p>Whoever has one of them gives it back today.</p> : null}
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => bulk.send({ type: 'step.back' })} isDisabled={isBusy}>
          Back
        </Button>
        <Button
          look={details.act === 'delete' ? 'danger' : 'primary'}
          isBusy={isBusy}
          onPress={() => bulk.send({ type: 'bulk.confirm' })}
        >
          {submitOf(details)}
        </Button>
      </DialogFoot>
    </>
  );
}
