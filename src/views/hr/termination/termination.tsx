import { useSelector } from '@xstate/react';
import type { TerminationRef } from '../../../machines/hr/termination/machine.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { HeldThings } from './held-things.tsx';
import { LeavingForm } from './leaving-form.tsx';
import type { TerminationProps } from './termination-part.ts';

type Props = TerminationProps & { termination: TerminationRef };

/** The dialogs in which an employment ends: what is held, the day and the reason, and the confirmation. */
export function Termination(props: Props) {
  const { termination } = props;
  const state = useSelector(termination, ({ value }) => value);
  return (
    <>
      {/* Its dialogs stand apart from each other. */}
      <span className={visuallyHidden} data-flow="termination" data-state={state} />
      <Part {...props} />
    </>
  );
}

function Part({ termination, employee }: Props) {
  const state = useSelector(termination, ({ value }) => value);
  const problem = useProblem(termination);
  const name = employee.first_name;
  const leave = () => termination.send({ type: 'termination.leave' });
  switch (state) {
    case 'describing':
      return <LeavingForm termination={termination} employee={employee} />;
    case 'confirming':
    case 'terminating':
      return <Confirmation termination={termination} employee={employee} isBusy={state === 'terminating'} />;
    case 'warned':
      return (
        <ConfirmDialog
          title={`The law protects ${name}`}
          isOpen
          onClose={() => termination.send({ type: 'step.back' })}
          onConfirm={() => termination.send({ type: 'termination.insist' })}
          errorMessage={problem ? problemText(problem) : null}
          yes="End it all the same"
          no="Back"
        >
          Take advice before you end it all the same.
        </ConfirmDialog>
      );
    case 'holding':
    case 'takingBack':
      return <HeldThings termination={termination} employee={employee} />;
    case 'loading':
    case 'unread':
    case 'overtaken':
      return (
        <Dialog title={`End the employment of ${name}`} isOpen onClose={leave} width="form">
          <DialogBody>
            {state === 'loading' ? <SkeletonText lines={3} /> : null}
            {state === 'unread' ? (
              <ErrorState
                title={`What ${name} holds could not be loaded`}
                onRetry={() => termination.send({ type: 'termination.retry' })}
              >
                {problem ? problemText(problem) : null}
              </ErrorState>
            ) : null}
            {state === 'overtaken' && problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          </DialogBody>
          <DialogFoot>
            <Button onPress={leave}>Close</Button>
          </DialogFoot>
        </Dialog>
      );
    default:
      return null;
  }
}

type ConfirmationProps = Pick<Props, 'termination' | 'employee'> & { isBusy: boolean };

function Confirmation({ termination, employee, isBusy }: ConfirmationProps) {
  const problem = useProblem(termination);
  const date = useSelector(termination, ({ context }) => context.fields.date);
  const isPlanned = useSelector(termination, ({ context }) => context.fields.date > context.today);
  const name = employee.first_name;
  return (
    <ConfirmDialog
      title={isPlanned ? `Plan the end of the employment of ${name}?` : `End the employment of ${name}?`}
      isOpen
      onClose={() => termination.send({ type: 'step.back' })}
      onConfirm={() => termination.send({ type: 'termination.confirm' })}
      isBusy={isBusy}
      errorMessage={problem ? problemText(problem) : null}
      yes={isPlanned ? 'Plan the end' : 'End employment'}
      no="Back"
    >
      {employee.is_member
        ? `${name} can no longer sign in to this business, ${isPlanned ? 'from that day on' : 'at once'}. `
        : null}
      Their benefits end on the last day, {showDate(date)}.{' '}
      {isPlanned ? 'The plan can be withdrawn until then.' : 'The employment can be restored later.'}
    </ConfirmDialog>
  );
}
