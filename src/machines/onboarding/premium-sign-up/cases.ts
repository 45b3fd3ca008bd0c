import { toKeptSignUp } from '../../../domain/billing/premium-draft.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { selection } from '../../billing/samples.ts';
import { flow, type Labelled } from '../../flow.ts';
import { businessId, firstTokens, newcomer, noConnection, otherBusinessId, owner } from '../../shared/samples.ts';
import { type CurrentBilling, type Person, premiumSignUpMachine } from './machine.ts';

const noWishes = { product: null, plan: null, cycle: null, country: null, isMisread: false };
const input = {
  wishes: noWishes,
  source: '',
  person: null,
  reference: null,
  idempotencyKey: 'first-key',
};
const { email } = owner;
/** Somebody who has no business yet. */
const ada: Person = { id: owner.id, email, businessId: null, isOwner: false };
const adaOfPalmOil: Person = { ...ada, businessId, isOwner: true };
const adaOfAnother: Person = { ...ada, businessId: otherBusinessId, isOwner: true };
const bola: Person = { ...ada, id: '0198c7a0-0000-7000-8000-0000000000a2', email: 'bola@palmoil.example' };

export const newBilling: CurrentBilling = {
  plan_code: 'premium',
  plan_name: 'premium',
  status: 'past_due',
  num_employees: 7,
  frequency: 'monthly',
  recurring: true,
  payment_reference: null,
  trial_ends_at: null,
  eligible_to_buy_now: true,
  paid_through: null,
  next_payment_at: null,
  read_only: false,
  ends_at: null,
  card: null,
  open_payment: null,
};
const broken: Labelled<{ error: unknown }>[] = [{ label: 'failed unexpectedly', error: problem('unknown') }];

export const premiumSignUpFlow = flow({
  title: 'Sign up and pay',
  audience: 'visitor',
  route: '/premium/signup',
  machine: premiumSignUpMachine,
  labels: {
    'person.arrive': 'Somebody signs in',
    'person.leave': 'Somebody signs out',
    'plan.leave': 'Start with Free Forever',
    'plan.change': 'Change the plan',
    'address.change': 'Use another address',
    'signUp.resume': 'Retry',
    namesCountry: 'the address names another country',
    isAnotherPerson: 'it is somebody else than before',
    worksElsewhere: 'they have another business already',
    hasReference: 'they come back from paying',
    hasBusiness: 'their business is created already',
    lacksSelection: 'no plan is chosen yet',
    hasPerson: 'somebody is signed in',
    hasEmail: 'the account is created already',
    isCreated: 'the business is created',
    isAbandoned: 'they went back from the first question',
    hasPaidAlready: 'it is paid already',
    isPaid: 'it is paid',
    getCountry: 'the server tells the currency of the country',
    planSelection: 'the visitor chooses a plan',
    signUp: 'the visitor creates an account',
    login: 'the person signs in',
    beginSession: 'the app signs the person in',
    businessCreation: 'the owner answers the first questions',
    getCurrentBilling: 'the server says whether it is paid',
    subscriptionPurchase: 'the owner pays',
    businessQuestionnaire: 'the owner answers the last questions',
  },
  cases: {
    inputs: [
      { label: 'a visitor', input },
      { label: 'a visitor of another country', input: { ...input, wishes: { ...noWishes, country: 'GH' } } },
      { label: 'a signed-in person without a business', input: { ...input, person: ada } },
      { label: 'a person who has created the business', input: { ...input, person: adaOfPalmOil } },
      {
        label: 'a person who returns from paying',
        input: { ...input, person: adaOfPalmOil, reference: 'stw-mine' },
      },
      { label: 'the owner of another business', input: { ...input, person: adaOfAnother } },
    ],
    events: {
      'plan.change': [{ label: '', event: { type: 'plan.change' } }],
      'plan.leave': [{ label: '', event: { type: 'plan.leave' } }],
      'address.change': [{ label: '', event: { type: 'address.change' } }],
      'person.arrive': [
        { label: 'without a business', event: { type: 'person.arrive', person: ada } },
        { label: 'somebody else', event: { type: 'person.arrive', person: bola } },
      ],
      'person.leave': [{ label: '', event: { type: 'person.leave' } }],
      'signUp.resume': [{ label: '', event: { type: 'signUp.resume' } }],
    },
    anytime: { 'person.arrive': {}, 'person.leave': {} },
    endless: ['draftKeeper'],
    answers: {
      getCountry: {
        done: [{ label: 'its currency', output: { code: 'GH', name: 'Ghana', currency: 'GHS', states: [] } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      loadDraft: {
        done: [
          { label: 'no draft', output: null },
          { label: 'a plan was chosen', output: toKeptSignUp({ selection, email: null, businessId: null }) },
          { label: 'an account was made', output: toKeptSignUp({ selection, email, businessId: null }) },
          { label: 'a business was created', output: toKeptSignUp({ selection, email, businessId }) },
        ],
        error: [{ label: 'storage is closed', error: problem('unknown') }],
      },
      draftKeeper: { error: [{ label: 'storage is full', error: problem('unknown') }] },
      planSelection: { done: [{ label: 'chosen', output: { selection } }], error: broken },
      signUp: { done: [{ label: 'account made', output: { email } }], error: broken },
      login: {
        done: [
          {
            label: 'signed in',
            output: { tokens: firstTokens, user: newcomer, destination: '/dashboard', history: 'push' },
          },
        ],
        error: broken,
      },
      beginSession: {
        done: [{ label: 'known', output: ada }],
        error: [{ label: 'signed out meanwhile', error: noConnection }],
      },
      businessCreation: {
        done: [
          { label: 'created', output: { business: { businessId, name: 'Palm Oil' }, end: 'created' } },
          { label: 'Back from the first question', output: { business: null, end: 'abandoned' } },
          { label: 'closed', output: { business: null, end: 'closed' } },
        ],
        error: broken,
      },
      getCurrentBilling: {
        done: [
          { label: 'not paid', output: newBilling },
          {
            label: 'paid meanwhile',
            output: { ...newBilling, status: 'active', paid_through: '2026-12-20T09:00:00Z' },
          },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      subscriptionPurchase: {
        done: [
          { label: 'paid', output: { end: 'finished', isPaid: true } },
          { label: 'left for later', output: { end: 'left', isPaid: false } },
        ],
        error: broken,
      },
      businessQuestionnaire: {
        done: [{ label: 'answered', output: { business: { businessId, name: '' }, end: 'created' } }],
        error: broken,
      },
    },
    key: ({ context }) => ({
      person: context.person?.id ?? null,
      country: context.wishes.country,
      worksFor: context.person?.businessId ?? null,
      hasSelection: context.selection !== null,
      email: context.email,
      businessId: context.businessId,
      hasReference: context.reference !== null,
    }),
  },
});
