import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { steps } from '../../domain/onboarding/business.ts';
import type { BusinessCreationRef } from '../../machines/onboarding/business-creation.machine.ts';
import { selectStep, selectStepNumber } from '../../machines/onboarding/business-creation.selectors.ts';
import { stateName } from '../flow-state.ts';
import { lossText } from '../loss-text.ts';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Creation } from './creation.tsx';
import { Question } from './question.tsx';
import * as css from './wizard.css.ts';

export type LossToTell = Pick<components['schemas']['LostBusiness'], 'business_name' | 'cause'>;

type BusinessCreationPageProps = { wizard: BusinessCreationRef; loss: LossToTell | null };

export function BusinessCreationPage({ wizard, loss }: BusinessCreationPageProps) {
  const state = useSelector(wizard, (snapshot) => stateName(snapshot.value));
  const canClose = useSelector(wizard, (snapshot) => snapshot.can({ type: 'wizard.close' }));
  const step = useSelector(wizard, selectStep);
  const number = useSelector(wizard, selectStepNumber) ?? 0;
  const [arrivedAt, setArrivedAt] = useState(step);
  // The first question is known only once the draft is read.
  if (arrivedAt === null && step) setArrivedAt(step);
  return (
    <div className={css.screen} data-flow="businessCreation" data-state={state}>
      <header>
        <div className={css.top}>
          <div className={css.brand}>
            <Brand />
          </div>
          {step ? <span className={css.saved}>Saved on this device</span> : null}
          {canClose ? (
            <Button look="ghost" onPress={() => wizard.send({ type: 'wizard.close' })}>
              Close
            </Button>
          ) : null}
        </div>
        {step ? <ProgressBar isThin label="Questions" percent={Math.round((number / steps.length) * 100)} /> : null}
      </header>
      <main className={css.body}>
        {loss && step && step === arrivedAt ? (
          <div className={css.loss}>
            <Notice tone="warning">
              {lossText(loss.business_name, loss.cause)} You can also set up a business of your own here.
            </Notice>
          </div>
        ) : null}
        {step ? <Question key={step} wizard={wizard} step={step} /> : <Creation wizard={wizard} />}
      </main>
    </div>
  );
}
