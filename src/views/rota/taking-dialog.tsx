import { useSelector } from '@xstate/react';
import type { ShiftTakingRef } from '../../machines/rota/shift-taking/machine.ts';
import { problemText, refusalText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Explanation, Note, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';

type TakingProps = {
  taking: ShiftTakingRef;
  /** The shift in words; null where the page does not show it. */
  about: string | null;
};

/** Takes an open shift, or one that is offered. */
export function TakingDialog({ taking, about }: TakingProps) {
  const state = useSelector(taking, ({ value }) => value);
  const problem = useProblem(taking);
  const isBusy = state === 'taking';
  const leave = () => taking.send({ type: state === 'unsent' ? 'step.back' : 'taking.leave' });
  return (
    <Dialog title="Take this shift?" isOpen onClose={leave} isBusy={isBusy} width="form">
      <DialogBody>
        <div data-flow="shiftTaking" data-state={state}>
          <Stack>
            {about === null ? null : <Explanation>{about}</Explanation>}
            {state === 'unsent' ? (
              <Note>It is not known whether the shift is yours. Trying again never takes it twice.</Note>
            ) : null}
            {problem === null ? null : (
              <Notice tone="bad">{state === 'refused' ? refusalText(problem) : problemText(problem)}</Notice>
            )}
          </Stack>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onPress={leave} isDisabled={isBusy}>
          {state === 'unsent' ? 'Back' : 'Leave it'}
        </Button>
        {state === 'unsent' ? (
          <Button look="primary" onPress={() => taking.send({ type: 'taking.retry' })}>
            Try again
          </Button>
        ) : (
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={state === 'refused'}
            onPress={() => taking.send({ type: 'shift.take' })}
          >
            Take the shift
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
