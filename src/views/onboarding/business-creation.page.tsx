import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import type { BusinessCreationRef } from '../../machines/onboarding/business-creation/machine.ts';
import { selectStep } from '../../machines/onboarding/business-creation/selectors.ts';
import { businessCreationSteps } from '../../machines/onboarding/business-creation/steps.ts';
import { businessLossText } from '../shared/business/business-loss-text.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Creation } from './creation.tsx';
import { Question } from './question.tsx';
import * as css from './wizard.css.ts';
import { WizardFrame } from './wizard-frame.tsx';

export type LossToTell = Pick<components['schemas']['LostBusiness'], 'business_name' | 'cause'>;

type BusinessCreationPageProps = { wizard: BusinessCreationRef; loss: LossToTell | null };

export function BusinessCreationPage({ wizard, loss }: BusinessCreationPageProps) {
  const step = useSelector(wizard, selectStep);
  useStepHistory(wizard, businessCreationSteps);
  const [arrivedAt, setArrivedAt] = useState(step);
  // The first question depends on the draft.
  if (arrivedAt === null && step) setArrivedAt(step);
  return (
    <WizardFrame wizard={wizard}>
      {loss && step && step === arrivedAt ? (
        <div className={css.loss}>
          <Notice tone="warning">
            {businessLossText(loss.business_name, loss.cause)} You can also set up a business of your own here.
          </Notice>
        </div>
      ) : null}
      {step ? (
        <Question
          key={step}
          wizard={wizard}
          step={step}
          onward={step === 'ratingExperience' ? 'Lets go' : 'Continue'}
        />
      ) : (
        <Creation wizard={wizard} />
      )}
    </WizardFrame>
  );
}
