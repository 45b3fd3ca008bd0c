import { useSelector } from '@xstate/react';
import { type ComponentType, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answers, fieldsOf, type Step } from '../../domain/onboarding/business.ts';
import {
  type QuestionsRef,
  selectAnswers,
  selectCanContinue,
  selectCanGoBack,
  selectStepLabel,
} from '../../machines/onboarding/business-creation/selectors.ts';
import { useBeforeLeavingStep } from '../shared/flow/step-history.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { ChoosingLogo, NamingAdmin } from './admin-steps.tsx';
import { ChoosingCurrency, LocatingBusiness, NamingBusiness } from './business-steps.tsx';
import { ChoosingInterests, ChoosingSize, NamingSource, RatingExperience } from './choice-steps.tsx';
import { words } from './question-labels.ts';
import type { StepProps } from './step-props.ts';
import * as css from './wizard.css.ts';
import { wizardProblemText } from './wizard-problem-text.ts';

const views: Record<Step, ComponentType<StepProps>> = {
  namingBusiness: NamingBusiness,
  locatingBusiness: LocatingBusiness,
  choosingCurrency: ChoosingCurrency,
  namingAdmin: NamingAdmin,
  choosingLogo: ChoosingLogo,
  choosingInterests: ChoosingInterests,
  choosingSize: ChoosingSize,
  namingSource: NamingSource,
  ratingExperience: RatingExperience,
};

/** The debounce of saving the draft, in milliseconds. */
const keepPause = 250;

type QuestionProps = {
  wizard: QuestionsRef;
  step: Step;
  /** The label of the Continue button. */
  onward: string;
};

/** One question of the wizard. It holds the typed values and sends them to the machine, debounced and on leaving. */
export function Question({ wizard, step, onward }: QuestionProps) {
  const known = useSelector(wizard, selectAnswers);
  const problem = useProblem(wizard);
  const [typed, setTyped] = useState<Partial<Answers>>({});
  const canContinue = useSelector(wizard, selectCanContinue(typed));
  const canGoBack = useSelector(wizard, selectCanGoBack);
  const label = useSelector(wizard, selectStepLabel);
  useKeeping(wizard, typed);
  const screen = useArrivalFocus();

  const answers = { ...known, ...typed };
  const fields = fieldsOf[step];
  const errors = Object.fromEntries(Object.entries(problem?.fields ?? {}).filter(([field]) => isOneOf(fields, field)));
  const View = views[step];
  return (
    <div ref={screen} className={css.main}>
      <p className={css.count}>{label}</p>
      <h1 id="question" className={css.title} tabIndex={-1} onKeyDown={submitByEnter}>
        {words[step].title}
      </h1>
      <p className={css.lead}>{words[step].lead}</p>
      {problem && Object.keys(errors).length === 0 ? (
        <div className={css.notice}>
          <Notice tone="bad">{wizardProblemText(problem)}</Notice>
        </div>
      ) : null}
      <Form
        aria-labelledby="question"
        errors={errors}
        onSubmit={() => {
          if (canContinue) wizard.send({ type: 'step.continue', answers: typed });
        }}
      >
        <View
          answers={answers}
          errorOf={(field) => errors[field]?.[0] ?? null}
          onChange={(changed) => {
            setTyped((others) => ({ ...others, ...changed }));
            // Saving also clears the error, which must not wait for the debounce.
            if (problem) wizard.send({ type: 'answers.keep', answers: { ...typed, ...changed } });
          }}
        />
        <div className={css.acts}>
          {canGoBack ? (
            <Button size="large" onPress={() => wizard.send({ type: 'step.back', answers: typed })}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" look="primary" size="large" isDisabled={!canContinue}>
            {onward}
            <span className={css.enter} aria-hidden="true">
              ↵
            </span>
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Enter on the heading continues too, because a question without a text field focuses the heading. */
function submitByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter') event.currentTarget.parentElement?.querySelector('form')?.requestSubmit();
}

const isOneOf = (fields: readonly string[], field: string) => fields.includes(field);

/** Sends the typed values to the machine, debounced, and immediately when the page closes or Back leaves the question. */
function useKeeping(wizard: QuestionsRef, typed: Partial<Answers>): void {
  const keepTyped = () => {
    // Continue may already have sent the values; sending them again would clear their error.
    const known = selectAnswers(wizard.getSnapshot());
    const isKept = (Object.keys(typed) as (keyof Answers)[]).every((field) => typed[field] === known[field]);
    if (!isKept) wizard.send({ type: 'answers.keep', answers: typed });
  };
  const keep = useEffectEvent(keepTyped);
  useBeforeLeavingStep(keepTyped);
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const pause = setTimeout(keep, keepPause);
    return () => clearTimeout(pause);
  }, [typed]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
}

const typedInto = 'input:is(:not([type]), [type=text], [type=tel])';

/**
 * Focuses a new question: its first text field, or its heading without one or on a device with an on-screen keyboard.
 */
function useArrivalFocus() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    const field = matchMedia('(pointer: fine)').matches ? screen.current?.querySelector<HTMLElement>(typedInto) : null;
    (field ?? screen.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, []);
  return screen;
}
