import { useSelector } from '@xstate/react';
import type { BusinessSwitchRef, Move } from '../../machines/shell/business-switch/machine.ts';
import { selectCause, selectMove, selectWanted } from '../../machines/shell/business-switch/selectors.ts';
import { businessLossText } from '../shared/business/business-loss-text.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './frame.css.ts';

type BusinessMoveProps = {
  businessSwitch: BusinessSwitchRef;
  /** The name of the business one is in. */
  here: string;
};

/** The banner that explains why the business changed or why a switch failed. */
export function BusinessMove({ businessSwitch, here }: BusinessMoveProps) {
  const wanted = useSelector(businessSwitch, selectWanted)?.name ?? '';
  const problem = useProblem(businessSwitch);
  const cause = useSelector(businessSwitch, selectCause);
  const move = useSelector(businessSwitch, selectMove);
  const isShutOut = useSelector(businessSwitch, (snapshot) => snapshot.matches('shutOut'));
  const dismiss = () => businessSwitch.send({ type: 'switch.dismiss' });
  if (problem)
    return (
      <div className={css.notification}>
        <Notice tone="bad">
          <p>
            {wanted} could not be opened, so you are still in {here}. {problemText(problem)}
          </p>
          <div className={css.moveActions}>
            <Button onPress={() => businessSwitch.send({ type: 'switch.retry' })}>Retry</Button>
            <Button look="ghost" onPress={dismiss}>
              Stay here
            </Button>
          </div>
        </Notice>
      </div>
    );
  if (!isShutOut && !move) return null;
  return (
    <div className={css.notification}>
      <Notice tone={isShutOut ? 'bad' : 'info'}>
        <p>{move ? movedText(move) : `${businessLossText(wanted, cause)} You are still in ${here}.`}</p>
        <div className={css.moveActions}>
          <Button onPress={dismiss}>OK</Button>
        </div>
      </Notice>
    </div>
  );
}

const movedText = ({ cause, from, to }: Move): string =>
  cause === 'elsewhere'
    ? `You went to ${to} in another tab, so this one left ${from} too.`
    : `${businessLossText(from, cause)} You are in ${to} now.`;
