/**
 * The rest of the questions, for whoever has signed up to buy and has paid.
 * 1. A draft that was kept is taken up where it was left.
 * 2. Three questions follow, all optional: a logo, interests, and how they heard of us. They are the fifth and on of nine.
 * 3. A logo is sent, then the answers. What is refused of the logo leads back to it.
 * 4. What cannot be sent is kept and tried again; whoever closes it keeps the business as it is.
 * Started by the premium sign-up; ends with the business.
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
      description: 'A draft that was kept on this device is looked for.',
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
      description: 'How did the owner hear of us? Then the answers are sent.',
      back: 'choosingInterests',
      next: 'sendingLogo',
    }),
    sendingLogo: {
      description: 'The logo is on its way to the server; without one there is nothing to wait for.',
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
      description: 'The answers are on their way to the server.',
      tags: 'busy',
      ...ask({
        src: 'updateBusinessDuringOnboarding',
        input: ({ context }) => ({ businessId: context.business?.businessId ?? '', answers: context.answers }),
        onDone: 'answered',
        failTo: 'namingSource',
      }),
    },
    answered: { description: 'The business is described.', type: 'final', entry: 'clearDraft' },
    closed: { description: 'The person closed the questions; the draft is kept.', type: 'final' },
  },
  output: ({ context }) => ({ business: context.business, end: 'created' }),
});

export type BusinessQuestionnaireRef = ActorRefFrom<typeof businessQuestionnaireMachine>;
export type BusinessQuestionnaireSnapshot = SnapshotFrom<typeof businessQuestionnaireMachine>;
