import { useSelector } from '@xstate/react';
import { selectStep } from '../../machines/onboarding/business-creation/selectors.ts';
import type { BusinessQuestionnaireRef } from '../../machines/onboarding/business-questionnaire/machine.ts';
import { businessQuestionnaireSteps } from '../../machines/onboarding/business-questionnaire/steps.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { Resuming } from './creation.tsx';
import { Question } from './question.tsx';
import * as css from './wizard.css.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** The questions that follow a payment. */
export function BusinessQuestionnairePage({ wizard }: { wizard: BusinessQuestionnaireRef }) {
  useStepHistory(wizard, businessQuestionnaireSteps);
  const step = useSelector(wizard, selectStep);
  const isResuming = useSelector(wizard, (snapshot) => snapshot.matches('resuming'));
  return (
    <WizardFrame wizard={wizard}>
      {step ? (
        <Question
          key={step}
          wizard={wizard}
          step={step}
          onward={step === 'namingSource' ? "Let's go!!!" : 'Continue'}
        />
      ) : isResuming ? (
        <Resuming />
      ) : (
        <div className={css.wait} role="status">
          <h1 className={css.title} tabIndex={-1}>
            Saving your answers
          </h1>
        </div>
      )}
    </WizardFrame>
  );
}
