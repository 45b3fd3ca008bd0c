import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { steps } from '../../domain/onboarding/business.ts';
import {
  type QuestionsRef,
  selectStep,
  selectStepNumber,
} from '../../machines/onboarding/business-creation/selectors.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import { Button } from '../ui/actions/button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Brand } from '../ui/foundations/brand.tsx';
import * as css from './wizard.css.ts';

/** The frame of the wizard: progress, draft status and Close. */
export function WizardFrame({ wizard, children }: { wizard: QuestionsRef; children: ReactNode }) {
  const flow = useSelector(wizard, (snapshot) => snapshot.machine.id);
  const state = useSelector(wizard, (snapshot) => stateName(snapshot.value));
  const canClose = useSelector(wizard, (snapshot) => snapshot.can({ type: 'wizard.close' }));
  const isAsking = useSelector(wizard, selectStep) !== null;
  const number = useSelector(wizard, selectStepNumber) ?? 0;
  return (
    <div className={css.screen} data-flow={flow} data-state={state}>
      <header>
        <div className={css.top}>
          <div className={css.brand}>
            <Brand />
          </div>
          {isAsking ? <span className={css.saved}>Saved on this device</span> : null}
          {canClose ? (
            <Button look="ghost" onPress={() => wizard.send({ type: 'wizard.close' })}>
              Close
            </Button>
          ) : null}
        </div>
        {isAsking ? <ProgressBar isThin label="Questions" percent={Math.round((number / steps.length) * 100)} /> : null}
      </header>
      <main className={css.body}>{children}</main>
    </div>
  );
}
