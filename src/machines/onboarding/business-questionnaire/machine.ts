/**
 * Answer the last questions about a business, after paying for it.
 * 1. The app continues a stored draft where the owner left it.
 * 2. Three optional questions follow, from the fifth of nine: a logo, interests, and how they heard of us.
 * 3. The app sends the logo, then the answers. A refused logo leads back to its question.
 * 4. Answers that cannot be sent stay, and the owner tries again; closing the questions leaves the business as it is.
 * Started by the sign-up for a paid plan; ends with the business.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { noAnswers, questionnaireSteps } from '../../../domain/onboarding/business.ts';
import { asking, failureWhen } from '../../shared/ask.ts';
import { question, takenUpAt } from '../business-creation/questions.ts';
import { wizard } from '../business-creation/setup.ts';

const ask = asking(wizard);

export const businessQuestionnaireMachine = wizard.createMachine({
  id: 'businessQuestionnaire',
  description: 'An owner who has paid answers the last questions about their business.',
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
        onDone: [...takenUpAt(questionnaireSteps), { target: 'choosingLogo' }],
        onError: 'choosingLogo',
      },
      after: { answerDeadline: 'choosingLogo' },
    },
    choosingLogo: question('choosingLogo', 'optional', {
      description: 'Which logo or colour stands for the business?',
      back: null,
      next: 'choosingInterests',
    }),
    choosingInterests: question('choosingInterests', 'optional', {
      description: 'What will the business use?',
      back: 'choosingLogo',
      next: 'namingSource',
    }),
    namingSource: question('namingSource', 'optional', {
      description: 'How did the owner hear of us? Then the app sends the answers.',
      back: 'choosingInterests',
      next: 'sendingLogo',
    }),
    sendingLogo: {
      description: 'The app uploads the logo; without one it goes on at once.',
      tags: 'busy',
      ...ask({
        src: 'replaceBusinessLogo',
        input: ({ context }) => ({ businessId: context.business?.businessId ?? '', logo: context.answers.logo }),
        onDone: 'sendingAnswers',
        failTo: 'namingSource',
        onError: [failureWhen('isLogoRefused', 'choosingLogo')],
        deadline: 'uploadDeadline',
      }),
    },
    sendingAnswers: {
      description: 'The app sends the answers.',
      tags: 'busy',
      ...ask({
        src: 'updateBusinessDuringOnboarding',
        input: ({ context }) => ({ businessId: context.business?.businessId ?? '', answers: context.answers }),
        onDone: 'answered',
        failTo: 'namingSource',
      }),
    },
    answered: { description: 'The server has the answers.', type: 'final', entry: 'clearDraft' },
    closed: { description: 'The owner closed the questions; the draft is kept.', type: 'final' },
  },
  output: ({ context }) => ({ business: context.business, end: 'created' }),
});

export type BusinessQuestionnaireRef = ActorRefFrom<typeof businessQuestionnaireMachine>;
export type BusinessQuestionnaireSnapshot = SnapshotFrom<typeof businessQuestionnaireMachine>;
