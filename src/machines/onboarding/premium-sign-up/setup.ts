/** The setup of the sign-up with payment: its data, events, actors, guards and actions. */
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Order } from '../../../domain/billing/order.ts';
import { isDraftOf, type KeptSignUp, toKeptSignUp } from '../../../domain/billing/premium-draft.ts';
import { foreignCountryOf, type Selection, type Wishes } from '../../../domain/billing/selection.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { accountsPaths } from '../../../paths/accounts.ts';
import { billingPaths } from '../../../paths/billing.ts';
import { onboardingPaths } from '../../../paths/onboarding.ts';
import { shellPaths } from '../../../paths/shell.ts';
import { type LoginOutput, loginMachine } from '../../accounts/login/machine.ts';
import { signUpMachine } from '../../accounts/sign-up/machine.ts';
import { type PlanSelectionOutput, planSelectionMachine } from '../../billing/plan-selection/machine.ts';
import { type PurchaseOutput, subscriptionPurchaseMachine } from '../../billing/subscription-purchase/machine.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';
import { type BusinessCreationOutput, businessCreationMachine } from '../business-creation/machine.ts';
import { businessQuestionnaireMachine } from '../business-questionnaire/machine.ts';

export type CurrentBilling = components['schemas']['CurrentBilling'];
export type SignUpDraftEvent = { type: 'draft.keep'; kept: KeptSignUp } | { type: 'draft.clear' };
/** Who is signed in on this device, the business in which they work, and whether it is theirs. */
export type Person = { id: string; email: string; businessId: string | null; isOwner: boolean };
export type SignedIn = Pick<LoginOutput, 'tokens' | 'user'>;
export type Country = components['schemas']['CountryDetail'];

export type Input = {
  /** What the address asks for. */
  wishes: Wishes;
  /** The utm values of the address. */
  source: string;
  person: Person | null;
  /** Of the payment that the person comes back from. */
  reference: string | null;
  /** What the keys of this sign-up begin with. */
  idempotencyKey: string;
};
export type Context = Input & {
  /** The one that the address names, when it is another one than ours. */
  country: Pick<Country, 'code' | 'currency'> | null;
  selection: Selection | null;
  /** What the person made of the selection when they paid. */
  order: Order | null;
  /** The address that signed up, or that signed in meanwhile. */
  email: string | null;
  /** The business that was created and is to be paid for. */
  businessId: string | null;
  signedIn: SignedIn | null;
  problem: Problem | null;
};
export type Event =
  | { type: 'plan.change' }
  /** On with the plan that was chosen before. */
  | { type: 'plan.keep' }
  /** The person would rather begin without buying. */
  | { type: 'plan.leave' }
  /** Another address than the one that signed up. */
  | { type: 'address.change' }
  /** While paying. */
  | { type: 'order.change'; order: Order }
  | { type: 'person.arrive'; person: Person }
  | { type: 'person.leave' }
  | { type: 'signUp.resume' };

type End = 'finished' | 'givenUp' | 'left' | 'hasBusiness';
/** How the flow ended, the created business, and the next screen. */
export type PremiumSignUpOutput = {
  end: End;
  businessId: string | null;
  destination: string;
  history: 'push' | 'replace';
};

type Kept = { kept: KeptSignUp | null };

export const premium = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: PremiumSignUpOutput;
    /** The payment has been seen to its end: a reload is not to show it again. */
    emitted: { type: 'payment.seen' };
    tags: 'busy' | 'failed';
    children: {
      getCountry: 'getCountry';
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
    getCountry: placeholder<Country, { code: string }>('getCountry'),
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
  guards: {
    namesCountry: ({ context: { wishes } }) => foreignCountryOf(wishes) !== null,
    isAnotherPerson: ({ context }, { person }: { person: Person }) =>
      context.person !== null && context.person.id !== person.id,
    worksElsewhere: ({ context: { person, businessId } }) =>
      person !== null && person.businessId !== null && person.businessId !== businessId,
    hasReference: ({ context: { person, businessId, reference } }) =>
      person !== null && businessId !== null && reference !== null,
    hasBusiness: ({ context: { person, businessId } }) => person !== null && businessId !== null,
    lacksSelection: ({ context }) => context.selection === null,
    hasSelection: ({ context }) => context.selection !== null,
    hasPerson: ({ context }) => context.person !== null,
    hasEmail: ({ context }) => context.email !== null,
    isCreated: (_, { end, business }: BusinessCreationOutput) => end === 'created' && business !== null,
    isAbandoned: (_, { end }: BusinessCreationOutput) => end === 'abandoned',
    hasPaidAlready: (_, { billing }: { billing: CurrentBilling }) => billing.paid_through !== null,
    isPaid: (_, { isPaid }: PurchaseOutput) => isPaid,
  },
  actions: {
    storeCountry: assign({ country: (_, { code, currency }: Country) => ({ code, currency }) }),
    storeMisreading: assign({ wishes: ({ context: { wishes } }) => ({ ...wishes, isMisread: true }) }),
    notifyPaymentSeen: emit({ type: 'payment.seen' }),
    /** The flow ignores another person's draft. */
    storeDraft: assign(({ context: { person } }, { kept }: Kept) => {
      if (kept === null || (person !== null && !isDraftOf(kept, person.email))) return {};
      const { selection, order, email, businessId } = kept;
      return { selection, order, email: person?.email ?? email, businessId };
    }),
    storeSelection: assign({ selection: (_, { selection }: PlanSelectionOutput) => selection, order: null }),
    storeOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    storeEmail: assign({ email: (_, { email }: { email: string }) => email }),
    clearEmail: assign({ email: null, businessId: null, order: null }),
    storeSignedIn: assign({ signedIn: (_, { tokens, user }: LoginOutput) => ({ tokens, user }) }),
    clearSignedIn: assign({ signedIn: null }),
    /** A business that was begun belongs to the one who began it. */
    storePerson: assign(({ context }, { person }: { person: Person }) => {
      const isTheirs = context.person?.id === person.id || context.email === null || context.email === person.email;
      const begun = isTheirs ? {} : { businessId: null, order: null };
      return { person, email: person.email, ...begun };
    }),
    clearPerson: assign({ person: null }),
    storeBusiness: assign(({ context: { person } }, { business }: BusinessCreationOutput) => ({
      businessId: business?.businessId ?? null,
      person: person && { ...person, businessId: business?.businessId ?? null, isOwner: true },
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
}).extend(askingParts);

/** Where a person goes when the sign-up has ended, and whether Back leads past it. */
export function outputOf({ businessId, person, wishes }: Context, end: End): PremiumSignUpOutput {
  switch (end) {
    case 'finished':
      return { end, businessId, destination: shellPaths.dashboard(), history: 'replace' };
    case 'hasBusiness': {
      const offer = billingPaths.upgradePlan(wishes.cycle ? { cycle: wishes.cycle } : {});
      return { end, businessId, destination: person?.isOwner ? offer : shellPaths.dashboard(), history: 'replace' };
    }
    case 'givenUp': {
      const destination = person ? onboardingPaths.businessRegistration() : accountsPaths.signUp();
      return { end, businessId, destination, history: 'push' };
    }
    case 'left': {
      const destination = businessId === null ? accountsPaths.login() : shellPaths.dashboard();
      return { end, businessId, destination, history: 'push' };
    }
  }
}
