/**
 * Sign up and pay: from choosing a plan to a paid business.
 * 1. The app continues a sign-up that was started on this device, with the person who is signed in. It knows the
 *    currency of the country that the address names.
 * 2. A visitor chooses a plan, creates an account, confirms its address by email, and signs in. A person who is signed
 *    in already continues with their business at once.
 * 3. They answer the first four questions about the business, and the server creates it.
 * 4. They pay for the chosen plan. What is paid already, here or elsewhere, is not paid again.
 * 5. The last questions follow, then the dashboard of a paid business.
 * 6. The plan can change until there is a business. A person who is signed out signs in again and continues; another
 *    person who signs in in another tab continues with the same plan, and nothing else.
 * Each part is a machine of its own. Started by /premium/signup; ends paid, left for later, or with a person who has a
 * business already and buys for that one.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { foreignCountryOf, orderOfSelection } from '../../../domain/billing/selection.ts';
import { companySizeOf } from '../../../domain/onboarding/choices.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { asking, failure } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { type Context, outputOf, premium } from './setup.ts';

export type { Country, CurrentBilling, Person, PremiumSignUpOutput, SignedIn, SignUpDraftEvent } from './setup.ts';

const broken = failure('interrupted');

const ask = asking(premium);

export const premiumSignUpMachine = premium.createMachine({
  id: 'premiumSignUp',
  description: 'A visitor chooses a plan, creates an account and a business, pays, and answers the last questions.',
  context: ({ input }) => ({
    ...input,
    country: null,
    selection: null,
    order: null,
    email: input.person?.email ?? null,
    businessId: null,
    signedIn: null,
    problem: null,
  }),
  options: { maxIterations: 1_000 },
  invoke: {
    id: 'draftKeeper',
    src: 'draftKeeper',
    // A device that cannot keep drafts makes a reload lose the way; it is no reason to stop the person.
    onError: {},
  },
  initial: 'arriving',
  on: {
    'person.arrive': [
      {
        guard: { type: 'isAnotherPerson', params: ({ event }) => event },
        target: '.proceeding',
        actions: ['clearProblem', { type: 'storePerson', params: ({ event }) => event }, 'keepDraft'],
      },
      { actions: { type: 'storePerson', params: ({ event }) => event } },
    ],
    'person.leave': { actions: 'clearPerson' },
  },
  states: {
    arriving: {
      description: 'The page has opened.',
      always: [{ guard: 'namesCountry', target: 'loadingCountry' }, { target: 'resuming' }],
    },
    loadingCountry: {
      description: 'The app loads the currency of the country that the address names.',
      tags: 'busy',
      invoke: {
        id: 'getCountry',
        src: 'getCountry',
        input: ({ context: { wishes } }) => ({ code: foreignCountryOf(wishes) ?? '' }),
        onDone: {
          target: 'resuming',
          actions: { type: 'storeCountry', params: ({ event }) => event.output },
        },
        // The person can sign up without it, and is told that the address asks for something unknown.
        onError: { target: 'resuming', actions: 'storeMisreading' },
      },
      after: { answerDeadline: { target: 'resuming', actions: 'storeMisreading' } },
    },
    resuming: {
      description: 'The app looks for a sign-up that was started on this device.',
      tags: 'busy',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: {
          target: 'proceeding',
          actions: { type: 'storeDraft', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: 'proceeding',
      },
      after: { answerDeadline: 'proceeding' },
    },
    proceeding: {
      description: 'The app decides what comes next: a business, a person, an account or a plan may be there already.',
      always: [
        { guard: 'worksElsewhere', target: 'hasBusiness' },
        { guard: 'hasReference', target: 'paying' },
        { guard: 'hasBusiness', target: 'checkingPayment' },
        { guard: 'lacksSelection', target: 'choosingPlan' },
        { guard: 'hasPerson', target: 'describingBusiness' },
        { guard: 'hasEmail', target: 'confirmingAddress' },
        { target: 'creatingAccount' },
      ],
    },
    choosingPlan: {
      description: 'The visitor chooses a plan.',
      invoke: {
        id: 'planSelection',
        src: 'planSelection',
        input: ({ context: { selection } }) => ({ selection }),
        onDone: {
          target: 'proceeding',
          actions: [{ type: 'storeSelection', params: ({ event }) => event.output }, 'keepDraft'],
        },
        onError: broken,
      },
      on: {
        'plan.keep': { guard: 'hasSelection', target: 'proceeding' },
        'plan.leave': 'givenUp',
        'person.arrive': { actions: { type: 'storePerson', params: ({ event }) => event } },
        'person.leave': { actions: ['clearPerson', 'clearEmail'] },
      },
    },
    creatingAccount: {
      description: 'The visitor creates an account.',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ plan: 'buy_now', source: context.source, order: orderOf(context) }),
        onDone: {
          target: 'confirmingAddress',
          actions: [{ type: 'storeEmail', params: ({ event }) => event.output }, 'keepDraft'],
        },
        onError: broken,
      },
      on: {
        'plan.change': 'choosingPlan',
        'person.arrive': {
          target: 'proceeding',
          actions: [{ type: 'storePerson', params: ({ event }) => event }, 'keepDraft'],
        },
      },
    },
    confirmingAddress: {
      description: 'The person confirms their address by the email, then signs in here.',
      invoke: {
        id: 'login',
        src: 'login',
        input: { payrollHomeBusinessId: null, next: null },
        onDone: {
          target: 'enteringAccount',
          actions: ['clearProblem', { type: 'storeSignedIn', params: ({ event }) => event.output }],
        },
        onError: broken,
      },
      on: {
        'plan.change': 'choosingPlan',
        'address.change': { target: 'creatingAccount', actions: ['clearEmail', 'clearProblem', 'keepDraft'] },
        'person.arrive': {
          target: 'proceeding',
          actions: ['clearProblem', { type: 'storePerson', params: ({ event }) => event }, 'keepDraft'],
        },
      },
    },
    enteringAccount: {
      description: 'The session starts with the person who signed in.',
      tags: 'busy',
      exit: 'clearSignedIn',
      ...ask({
        src: 'beginSession',
        input: ({ context }) => context.signedIn,
        onDone: {
          target: 'proceeding',
          actions: [{ type: 'storePerson', params: ({ event }) => ({ person: event.output }) }, 'keepDraft'],
        },
        failTo: 'confirmingAddress',
      }),
    },
    describingBusiness: {
      description: 'The person answers four questions about the business, and the server creates it.',
      invoke: {
        id: 'businessCreation',
        src: 'businessCreation',
        input: ({ context }) => ({
          draftId: `${context.person?.id ?? ''}:premium`,
          idempotencyKey: context.idempotencyKey,
          isShort: true,
          known: {
            ...(context.country === null ? {} : { country: context.country.code, currency: context.country.currency }),
            size: companySizeOf(context.selection?.numEmployees ?? 1),
          },
        }),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'paying',
            actions: [{ type: 'storeBusiness', params: ({ event }) => event.output }, 'keepDraft'],
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'choosingPlan' },
          { target: 'left' },
        ],
        onError: broken,
      },
      on: { 'person.leave': { target: 'proceeding', actions: 'clearPerson' } },
    },
    checkingPayment: {
      description: 'The app checks whether the business is paid for already.',
      tags: 'busy',
      invoke: {
        id: 'getCurrentBilling',
        src: 'getCurrentBilling',
        input: ({ context }) => ({ businessId: context.businessId ?? '' }),
        onDone: [
          {
            guard: { type: 'hasPaidAlready', params: ({ event }) => ({ billing: event.output }) },
            target: 'answeringQuestions',
          },
          { target: 'paying' },
        ],
        onError: broken,
      },
      after: {
        answerDeadline: { target: 'interrupted', actions: { type: 'storeProblem', params: { error: noAnswer } } },
      },
      on: { 'person.leave': { target: 'proceeding', actions: 'clearPerson' } },
    },
    paying: {
      description: 'The owner pays for the chosen plan.',
      exit: 'clearReference',
      invoke: {
        id: 'subscriptionPurchase',
        src: 'subscriptionPurchase',
        input: ({ context }) => ({
          businessId: context.businessId ?? '',
          order: context.order ?? orderOfSelection(context.selection),
          isDecided: context.selection !== null,
          reference: context.reference,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'answeringQuestions' },
          { target: 'left' },
        ],
        onError: broken,
      },
      on: {
        'order.change': { actions: [{ type: 'storeOrder', params: ({ event }) => event }, 'keepDraft'] },
        'person.leave': { target: 'proceeding', actions: 'clearPerson' },
      },
    },
    answeringQuestions: {
      description: 'The owner answers the last questions about the business.',
      entry: 'notifyPaymentSeen',
      invoke: {
        id: 'businessQuestionnaire',
        src: 'businessQuestionnaire',
        input: ({ context }) => ({
          draftId: `${context.person?.id ?? ''}:questionnaire`,
          idempotencyKey: context.idempotencyKey,
          business: { businessId: context.businessId ?? '', name: '' },
          known: context.selection?.product === 'payroll' ? { interested_in: ['Payroll'] } : {},
        }),
        onDone: 'finished',
        onError: broken,
      },
      on: { 'person.leave': { target: 'proceeding', actions: 'clearPerson' } },
    },
    interrupted: {
      description: 'Something failed; everything is kept and the person can continue.',
      tags: 'failed',
      on: { 'signUp.resume': { target: 'resuming', actions: 'clearProblem' } },
    },
    finished: {
      description: 'The business is paid for and its questions are answered.',
      type: 'final',
      entry: 'clearDraft',
      output: 'finished',
    },
    givenUp: {
      description: 'The person starts without buying; nothing is kept.',
      type: 'final',
      entry: 'clearDraft',
      output: 'givenUp',
    },
    left: { description: 'The person left; everything is kept for later.', type: 'final', output: 'left' },
    hasBusiness: {
      description: 'The person has a business already, and buys for that one.',
      type: 'final',
      entry: 'clearDraft',
      output: 'hasBusiness',
    },
  },
  output: ({ context, event }) =>
    outputOf(context, endOf(['left', 'finished', 'givenUp', 'hasBusiness'], event.output)),
});

/** What the account is made for. */
const orderOf = ({ selection }: Context) => {
  const { frequency, numEmployees } = orderOfSelection(selection);
  return { frequency, numEmployees };
};

export type PremiumSignUpRef = ActorRefFrom<typeof premiumSignUpMachine>;
export type PremiumSignUpSnapshot = SnapshotFrom<typeof premiumSignUpMachine>;
