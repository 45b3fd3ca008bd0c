import type { Step } from '../../domain/onboarding/business.ts';
import { type Given, wizard } from './business-creation.setup.ts';

/** One question: Continue checks and keeps its answers, Back only keeps them. */
export const question = (step: Step, description: string, way: { back: string; next: string; mistakable?: true }) => {
  const keepDraft = { type: 'keepDraft', params: { step } } as const;
  return wizard.createStateConfig({
    description,
    tags: ['editable', 'resumable'],
    entry: keepDraft,
    on: {
      'answers.keep': {
        actions: [{ type: 'storeAnswers', params: ({ event }) => ({ answers: event.answers, step }) }, keepDraft],
      },
      'step.continue': [
        {
          guard: { type: 'canAdvance', params: ({ event }) => ({ answers: event.answers, step }) },
          target: way.next,
          actions: [{ type: 'storeAnswers', params: ({ event }) => ({ answers: event.answers, step }) }, keepDraft],
        },
        ...(way.mistakable
          ? [
              {
                guard: {
                  type: 'isStepComplete',
                  params: ({ event }: { event: Given }) => ({ answers: event.answers, step }),
                },
                actions: [
                  {
                    type: 'storeAnswers',
                    params: ({ event }: { event: Given }) => ({ answers: event.answers, step }),
                  },
                  { type: 'storeMistakes', params: { step } },
                  keepDraft,
                ],
              } as const,
            ]
          : []),
      ],
      'step.back': {
        target: way.back,
        actions: [{ type: 'storeAnswers', params: ({ event }) => ({ answers: event.answers, step }) }, keepDraft],
      },
      'wizard.close': 'closed',
    },
  });
};
