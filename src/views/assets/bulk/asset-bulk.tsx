import { useSelector } from '@xstate/react';
import { mostAtOnce } from '../../../domain/assets/bulk.ts';
import type { AssetBulkRef, BulkAct, Chosen } from '../../../machines/assets/asset-bulk/machine.ts';
import { stateName } from '../../shared/flow/flow-state.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import * as css from './asset-bulk.css.ts';
import { BulkConfirmation } from './bulk-confirmation.tsx';
import { BulkDetailsForm } from './bulk-details.tsx';
import { BulkReport } from './bulk-report.tsx';
import { titleOf } from './bulk-texts.ts';

export type AssetBulkProps = {
  act: BulkAct;
  chosen: Chosen;
  onEnd: (hasActed: boolean) => void;
};

/** Does the same with several assets: the details, what will happen, and what became of each. */
export function AssetBulk({ bulk }: { bulk: AssetBulkRef }) {
  const state = useSelector(bulk, ({ value }) => stateName(value));
  const isActing = ['assigning', 'unassigning', 'changing', 'deleting'].includes(state);
  const act = useSelector(bulk, ({ context }) => context.act);
  const count = useSelector(bulk, ({ context }) => context.count);
  return (
    <Dialog
      title={titleOf(act, count)}
      isOpen={state !== 'closed'}
      isBusy={isActing}
      width="form"
      onClose={() => bulk.send({ type: 'bulk.close' })}
    >
      <div className={css.flow} data-flow="assetBulk" data-state={state}>
        <Part bulk={bulk} />
      </div>
    </Dialog>
  );
}

function Part({ bulk }: { bulk: AssetBulkRef }) {
  const state = useSelector(bulk, ({ value }) => value);
  const count = useSelector(bulk, ({ context }) => context.count);
  const problem = useProblem(bulk);
  switch (state) {
    case 'opening':
    case 'counting':
    case 'collecting':
      return (
        <DialogBody>
          <SkeletonText lines={3} />
        </DialogBody>
      );
    case 'uncollected':
      return (
        <DialogBody>
          <ErrorState title="The assets could not be loaded" onRetry={() => bulk.send({ type: 'bulk.retry' })}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        </DialogBody>
      );
    case 'outOfRange':
      return (
        <>
          <DialogBody>
            <Notice tone="warning">
              {count === 0
                ? 'No asset matches any more.'
                : `At most ${mostAtOnce.toLocaleString('en-NG')} assets can be changed at once. Narrow the list with its filters.`}
            </Notice>
          </DialogBody>
          <DialogFoot>
            <Button onPress={() => bulk.send({ type: 'bulk.close' })}>Close</Button>
          </DialogFoot>
        </>
      );
    case 'detailing':
      return <BulkDetailsForm bulk={bulk} />;
    case 'confirming':
    case 'assigning':
    case 'unassigning':
    case 'changing':
    case 'deleting':
      return <BulkConfirmation bulk={bulk} />;
    case 'reporting':
    case 'closed':
      return <BulkReport bulk={bulk} />;
  }
}
