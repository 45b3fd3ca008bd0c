/**
 * Create a business, in nine questions.
 * 1. The app continues a stored draft where the owner left it, and waits again for a creation that had started.
 * 2. Nine questions follow, one a screen. Back keeps everything; Back on the first one, or Close, leaves.
 * 3. Everything typed is stored on this device, so that a reload loses nothing.
 * 4. The app sends the answers once; a refusal leads back to the question it is about.
 * 5. The server works in the background; the app asks every five seconds, and a bar shows that work goes on.
 * 6. When the task succeeds, the app loads the person, the business and its billing again, and the flow ends with the
 *    business.
 * 7. When it fails, or after ten minutes, the owner chooses how to continue.
 * 8. A person who signs up for a paid plan answers the first four; the rest is known, or comes after the payment.
 * Started by the business registration page, and to add another business. It never creates two businesses: one
 * idempotency key belongs to one intended creation. The key comes with the draft or from outside, is stored with it,
 * and is sent again after every failure that leaves open whether the answers arrived. Only a definite end (refused
 * answers, a failed task) gives way to the next key. Answers that changed after such an open failure get 409 if the
 * first ones did arrive; then the owner looks for that business (`alreadySubmitted`) instead of creating another.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { noAnswers, steps } from '../../../domain/onboarding/business.ts';
import { toCreation } from '../../../domain/onboarding/creation.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { endOf } from '../../shared/ending.ts';
import { question, takenUpAt } from './questions.ts';
import { type CreateInput, wizard } from './setup.ts';

export type {
  BusinessCreationOutput,
  CorrectionInput,
  CreatedBusiness,
  CreateInput,
  DraftEvent,
  LogoInput,
} from './setup.ts';

import { asking, failure, failureWhen } from '../../shared/ask.ts';

const ask = asking(wizard);

export const businessCreationMachine = wizard.createMachine({
  id: 'businessCreation',
  description: 'An owner answers nine questions about their business, and the server creates it.',
  context: ({ input: { known, isShort = false, business = null, ...input } }) => ({
    ...input,
    isShort,
    answers: { ...noAnswers, ...known },
    taskId: null,
    business,
    problem: null,
  }),
  invoke: {
    id: 'draftKeeper',
    src: 'draftKeeper',
    input: ({ context }) => ({ draftId: context.draftId }),
    // A device that cannot keep drafts makes a reload lose answers; it is no reason to stop the person.
    onError: {},
  },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The app looks for a draft on this device.',
      tags: 'busy',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          {
            guard: { type: 'isTaskKept', params: ({ event }) => ({ kept: event.output }) },
            target: 'awaitingTask',
            actions: { type: 'storeDraft', params: ({ event }) => ({ kept: event.output }) },
          },
          ...takenUpAt(steps),
          { target: 'namingBusiness' },
        ],
        onError: 'namingBusiness',
      },
      after: { answerDeadline: 'namingBusiness' },
    },
    namingBusiness: question('namingBusiness', 'required', {
      description: 'What is the business called, and in which country is it?',
      back: 'abandoned',
      next: 'locatingBusiness',
    }),
    locatingBusiness: question('locatingBusiness', 'required', {
      description: 'Where in that country is it?',
      back: 'namingBusiness',
      next: 'choosingCurrency',
    }),
    choosingCurrency: question('choosingCurrency', 'required', {
      description: 'In which currency does it keep its books?',
      back: 'locatingBusiness',
      next: 'namingAdmin',
    }),
    namingAdmin: question('namingAdmin', 'checked', {
      description: 'Who is the admin of the account, and how can they be reached?',
      back: 'choosingCurrency',
      next: 'choosingLogo',
      nextWhenShort: 'submitting',
    }),
    choosingLogo: question('choosingLogo', 'optional', {
      description: 'Which logo or colour stands for the business?',
      back: 'namingAdmin',
      next: 'choosingInterests',
    }),
    choosingInterests: question('choosingInterests', 'optional', {
      description: 'What will the business use?',
      back: 'choosingLogo',
      next: 'choosingSize',
    }),
    choosingSize: question('choosingSize', 'asked', {
      description: 'How many people work there?',
      back: 'choosingInterests',
      next: 'namingSource',
    }),
    namingSource: question('namingSource', 'optional', {
      description: 'How did the owner hear of us?',
      back: 'choosingSize',
      next: 'ratingExperience',
    }),
    ratingExperience: question('ratingExperience', 'optional', {
      description: 'How was it so far? Then the app sends the answers.',
      back: 'namingSource',
      next: 'submitting',
    }),
    submitting: {
      description: 'The app sends the answers.',
      tags: 'busy',
      invoke: {
        id: 'createPremiumBusiness',
        src: 'createPremiumBusiness',
        input: ({ context: { answers, idempotencyKey } }): CreateInput => ({
          business: toCreation(answers),
          logo: answers.logo,
          idempotencyKey,
        }),
        onDone: {
          target: 'awaitingTask',
          actions: { type: 'storeTask', params: ({ event }) => ({ taskId: event.output.task_id }) },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'alreadySubmitted',
            actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
          },
          // A refusal without a known field leads to the last question.
          ...steps.slice(0, -1).map(
            (step) =>
              ({
                guard: {
                  type: 'isRefusedAt',
                  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, step }),
                },
                target: step,
                actions: {
                  type: 'storeRefusal',
                  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
                },
              }) as const,
          ),
          {
            guard: 'isShort',
            target: 'namingAdmin',
            actions: { type: 'storeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'ratingExperience',
            actions: { type: 'storeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        uploadDeadline: [
          { guard: 'isShort', target: 'namingAdmin', actions: { type: 'storeProblem', params: { error: noAnswer } } },
          { target: 'ratingExperience', actions: { type: 'storeProblem', params: { error: noAnswer } } },
        ],
      },
    },
    awaitingTask: {
      description: 'The server creates the business; the app asks every five seconds whether it is done.',
      tags: ['busy', 'resumable'],
      entry: 'keepLastStep',
      invoke: [
        {
          id: 'taskPolling',
          src: 'taskPolling',
          input: ({ context }) => ({ taskId: context.taskId ?? '' }),
          onDone: [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
              target: 'refreshing',
              actions: { type: 'storeTaskData', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'hasFailed', params: ({ event }) => event.output },
              target: 'creationFailed',
              actions: { type: 'storeTaskFailure', params: ({ event }) => event.output },
            },
            { target: 'creationTimedOut' },
          ],
          onError: failure('creationTimedOut'),
        },
        // The bar decides nothing: whether it ends or breaks, the task is waited for.
        { id: 'artificialProgress', src: 'artificialProgress', onDone: {}, onError: {} },
      ],
      on: { 'wizard.close': 'closed' },
    },
    refreshing: {
      description: 'The business is created; the app loads the person, the business and its billing again.',
      tags: 'busy',
      ...ask({
        src: 'refreshAfterCreation',
        input: ({ context }) => ({ businessId: context.business?.businessId ?? null }),
        onDone: {
          target: 'created',
          actions: { type: 'storeBusiness', params: ({ event }) => ({ business: event.output }) },
        },
        failTo: 'refreshFailed',
        onError: [failureWhen('isBusinessMissing', 'alreadySubmitted')],
      }),
    },
    creationFailed: {
      description: 'The server could not create the business, and nothing of it is left; the owner can try again.',
      tags: ['failed', 'resumable'],
      entry: 'keepLastStep',
      on: {
        'creation.retry': 'submitting',
        'creation.edit': [{ guard: 'isShort', target: 'namingAdmin' }, { target: 'ratingExperience' }],
        'wizard.close': 'closed',
      },
    },
    creationTimedOut: {
      description: 'The server is not done after ten minutes; the owner can keep waiting or come back later.',
      tags: ['failed', 'resumable'],
      exit: 'clearProblem',
      on: { 'creation.wait': 'awaitingTask', 'wizard.close': 'closed' },
    },
    alreadySubmitted: {
      description: 'Earlier answers had already arrived; the owner looks for that business or starts another.',
      tags: ['failed', 'resumable'],
      exit: 'clearProblem',
      on: {
        'creation.wait': 'refreshing',
        'creation.edit': [
          { guard: 'isShort', target: 'namingAdmin', actions: 'renewKey' },
          { target: 'ratingExperience', actions: 'renewKey' },
        ],
        'wizard.close': 'closed',
      },
    },
    refreshFailed: {
      description: 'The business is created but could not be loaded; the owner can try again.',
      tags: ['failed', 'resumable'],
      exit: 'clearProblem',
      on: { 'creation.retry': 'refreshing', 'wizard.close': 'closed' },
    },
    created: {
      description: 'The business is ready.',
      type: 'final',
      entry: 'clearDraft',
      output: 'created',
    },
    closed: {
      description: 'The owner closed the wizard; the draft is kept.',
      type: 'final',
      output: 'closed',
    },
    abandoned: {
      description: 'The owner went back from the first question.',
      type: 'final',
      output: 'abandoned',
    },
  },
  output: ({ context, event }) => ({
    business: context.business,
    end: endOf(['closed', 'created', 'abandoned'], event.output),
  }),
});

export type BusinessCreationRef = ActorRefFrom<typeof businessCreationMachine>;
export type BusinessCreationSnapshot = SnapshotFrom<typeof businessCreationMachine>;
