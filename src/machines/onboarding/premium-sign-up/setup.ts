/** The setup of the sign-up with payment: its data, events, actors, guards and actions. */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isDraftOf, type KeptSignUp, toKeptSignUp } from '../../../domain/billing/premium-draft.ts';
import type { Selection, Wishes } from '../../../domain/billing/selection.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { type LoginOutput, loginMachine } from '../../accounts/login/machine.ts';
import { signUpMachine } from '../../accounts/sign-up/machine.ts';
import { type PlanSelectionOutput, planSelectionMachine } from '../../billing/plan-selection/machine.ts';
import { type PurchaseOutput, subscriptionPurchaseMachine } from '../../billing/subscription-purchase/machine.ts';
import { placeholder } from '../../shared/placeholder.ts';
import { type BusinessCreationOutput, businessCreationMachine } from '../business-creation/machine.ts';
import { businessQuestionnaireMachine } from '../business-questionnaire/machine.ts';

export type CurrentBilling = components['schemas']['CurrentBilling'];
export type SignUpDraftEvent = { type: 'draft.keep'; kept: KeptSignUp } | { type: 'draft.clear' };
/** Who is signed in on this device, and the business in which they work. */
export type Person = { id: string; email: string; businessId: string | null };
export type SignedIn = Pick<LoginOutput, 'tokens' | 'user'>;
export type Country = { code: string; currency: string };

export type Input = {
  /** What the address asks for. */
  wishes: Wishes;
  country: Country | null;
  /** The utm values of the address. */
  source: string;
  person: Person | null;
  /** Of the payment that the person comes back from. */
  reference: string | null;
  /** What the keys of this sign-up begin with. */
  idempotencyKey: string;
};
export type Context = Input & {
  selection: Selection | null;
  /** The address that signed up, or that signed in meanwhile. */
  email: string | null;
  /** The business that was created and is to be paid for. */
  businessId: string | null;
  signedIn: SignedIn | null;
  problem: Problem | null;
};
export type Event =
  | { type: 'plan.change' }
  /** The person would rather begin without buying. */
  | { type: 'plan.leave' }
  /** Another address than the one that signed up. */
  | { type: 'address.change' }
  | { type: 'person.arrive'; person: Person }
  | { type: 'person.leave' }
  | { type: 'signUp.resume' };

/** How it ended, and what decides where the person goes then. */
export type PremiumSignUpOutput = Pick<Context, 'businessId' | 'person' | 'wishes'> & {
  end: 'finished' | 'givenUp' | 'left' | 'hasBusiness';
};

type Kept = { kept: KeptSignUp | null };

export const premium = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: PremiumSignUpOutput;
    tags: 'busy' | 'failed';
    children: {
      draftKeeper: 'draftKeeper';
      loadDraft: 'loadDraft';
      planSelection: 'planSelection';
      signUp: 'signUp';
      login: 'login';
      beginSession: 'beginSession';
      businessCreation: 'businessCreation';
      getCurrentBilling: 'getCurrentBilling';
      subscriptionPurchase: 'subscriptionPurchase';
      businessQuestionnaire: 'businessQuestionnaire';
    };
  },
  actors: {
    draftKeeper: fromCallback<SignUpDraftEvent>(() => {
      throw new Error('draftKeeper is not provided');
    }),
    loadDraft: placeholder<KeptSignUp | null, void>('loadDraft'),
    planSelection: planSelectionMachine,
    signUp: signUpMachine,
    login: loginMachine,
    /** Lets the whole app know who has signed in, and answers when it does. */
    beginSession: placeholder<Person, SignedIn | null>('beginSession'),
    businessCreation: businessCreationMachine,
    getCurrentBilling: placeholder<CurrentBilling, { businessId: string }>('getCurrentBilling'),
    subscriptionPurchase: subscriptionPurchaseMachine,
    businessQuestionnaire: businessQuestionnaireMachine,
  },
  delays: { answerDeadline },
  guards: {
    worksElsewhere: ({ context: { person, businessId } }) =>
      person !== null && person.businessId !== null && person.businessId !== businessId,
    hasReference: ({ context: { person, businessId, reference } }) =>
      person !== null && businessId !== null && reference !== null,
    hasBusiness: ({ context: { person, businessId } }) => person !== null && businessId !== null,
    lacksSelection: ({ context }) => context.selection === null,
    hasPerson: ({ context }) => context.person !== null,
    hasEmail: ({ context }) => context.email !== null,
    isCreated: (_, { end, business }: BusinessCreationOutput) => end === 'created' && business !== null,
    isAbandoned: (_, { end }: BusinessCreationOutput) => end === 'abandoned',
    hasPaidAlready: (_, { billing }: { billing: CurrentBilling }) => billing.paid_through !== null,
    isPaid: (_, { isPaid }: PurchaseOutput) => isPaid,
  },
  actions: {
    clearProblem: assign({ problem: null }),
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    /** Another person's draft gives only what they meant to buy to nobody else. */
    storeDraft: assign(({ context: { person } }, { kept }: Kept) => {
      if (kept === null || (person !== null && !isDraftOf(kept, person.email))) return {};
      const { selection, email, businessId } = kept;
      return { selection, email: person?.email ?? email, businessId };
    }),
    storeSelection: assign({ selection: (_, { selection }: PlanSelectionOutput) => selection }),
    storeEmail: assign({ email: (_, { email }: { email: string }) => email }),
    clearEmail: assign({ email: null, businessId: null }),
    storeSignedIn: assign({ signedIn: (_, { tokens, user }: LoginOutput) => ({ tokens, user }) }),
    clearSignedIn: assign({ signedIn: null }),
    /** A business that was begun belongs to the one who began it. */
    storePerson: assign(({ context }, { person }: { person: Person }) => ({
      person,
      email: person.email,
      businessId: context.email === null || context.email === person.email ? context.businessId : null,
    })),
    clearPerson: assign({ person: null }),
    storeBusiness: assign(({ context: { person } }, { business }: BusinessCreationOutput) => ({
      businessId: business?.businessId ?? null,
      person: person && { ...person, businessId: business?.businessId ?? null },
    })),
    clearReference: assign({ reference: null }),
    keepDraft: sendTo(
      'draftKeeper',
      ({ context }): SignUpDraftEvent => ({
        type: 'draft.keep',
        kept: toKeptSignUp(context),
      }),
    ),
    clearDraft: sendTo('draftKeeper', { type: 'draft.clear' }),
  },
});
