import type { Step } from '../../../domain/onboarding/business.ts';
import type { Kept } from '../../../domain/onboarding/draft.ts';
import { type Given, wizard } from './setup.ts';

/**
 * What Continue does with answers that do not suffice. `required`: nothing, its button is disabled. `checked`: disabled
 * while something is lacking, else it says what is wrong. `asked`: it says what is lacking. `optional`: nothing can lack.
 */
type Need = 'required' | 'checked' | 'asked' | 'optional';

type Way = {
  description: string;
  /** Null where there is no way back. */
  back: string | null;
  next: string;
  /** Where Continue leads in place of the next question, when this is the last one that is asked. */
  nextWhenShort?: string;
};

/** One question: Continue checks and keeps its answers, Back only keeps them. */
export const question = (step: Step, need: Need, { back, next, nextWhenShort, description }: Way) => {
  const given = ({ event }: { event: Given }) => ({ answers: event.answers, step });
  const storeAnswers = { type: 'storeAnswers', params: given } as const;
  const keepDraft = { type: 'keepDraft', params: { step } } as const;
  const actions = [storeAnswers, keepDraft];
  const onward = { target: next, actions };
  const checkedOnward = { guard: { type: 'canAdvance', params: given } as const, ...onward };
  const shortOnward = nextWhenShort
    ? [{ guard: { type: 'canFinish', params: given } as const, target: nextWhenShort, actions }]
    : [];
  const complaint = { actions: [storeAnswers, { type: 'storeMistakes', params: { step } } as const, keepDraft] };
  const ways = {
    required: [checkedOnward],
    checked: [
      ...shortOnward,
      checkedOnward,
      { guard: { type: 'isStepComplete', params: given } as const, ...complaint },
    ],
    asked: [checkedOnward, complaint],
    optional: [onward],
  };
  return wizard.createStateConfig({
    description,
    tags: ['editable', 'resumable'],
    entry: keepDraft,
    on: {
      'answers.keep': { actions: [storeAnswers, keepDraft] },
      'step.continue': ways[need],
      ...(back === null ? {} : { 'step.back': { target: back, actions } }),
      'wizard.close': 'closed',
    },
  });
};

/** Resumes a draft at the question where it was left. */
export const takenUpAt = (steps: readonly Step[]) =>
  steps.map(
    (step) =>
      ({
        guard: {
          type: 'isKeptAt',
          params: ({ event }: { event: { output: Kept | null } }) => ({ kept: event.output, step }),
        },
        target: step,
        actions: {
          type: 'storeDraft',
          params: ({ event }: { event: { output: Kept | null } }) => ({ kept: event.output }),
        },
      }) as const,
  );
