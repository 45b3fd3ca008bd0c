import type { Order } from '../../../domain/billing/order.ts';
import { toKeptSignUp } from '../../../domain/billing/premium-draft.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { selection } from '../../billing/samples.ts';
import { flow, type Labelled } from '../../flow.ts';
import { businessId, firstTokens, newcomer, noConnection, otherBusinessId, owner } from '../../shared/samples.ts';
import { type CurrentBilling, type Person, premiumSignUpMachine } from './machine.ts';
import { premiumSignUpSteps } from './steps.ts';

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
  people: 1,
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
const aYear: Order = { frequency: 'yearly', numEmployees: 9, recurring: false, couponCode: null };
const broken: Labelled<{ error: unknown }>[] = [{ label: 'failed unexpectedly', error: problem('unknown') }];

const notEntered = [
  'done(loadDraft): an account was made',
  'done(login): signed in',
  'error(beginSession): signed out meanwhile',
];

export const premiumSignUpFlow = flow({
  title: 'Sign up and pay',
  audience: 'visitor',
  route: '/premium/signup',
  machine: premiumSignUpMachine,
  steps: premiumSignUpSteps,
  labels: {
    'person.arrive': 'Somebody signs in',
    'person.leave': 'Somebody signs out',
    'plan.leave': 'Start with Free Forever',
    'plan.change': 'Change the plan',
    'plan.keep': 'Forward with the plan that was chosen',
    'address.change': 'Use another address',
    'order.change': 'Change what is paid for',
    'signUp.resume': 'Retry',
    namesCountry: 'the address names another country',
    isAnotherPerson: 'it is somebody else than before',
    worksElsewhere: 'they have another business already',
    hasReference: 'they come back from paying',
    hasBusiness: 'their business is created already',
    lacksSelection: 'no plan is chosen yet',
    hasSelection: 'a plan was chosen before',
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
      {
        label: 'the owner of another business, for a year',
        input: { ...input, person: adaOfAnother, wishes: { ...noWishes, cycle: 'yearly' } },
      },
      { label: 'a member of another business', input: { ...input, person: { ...adaOfAnother, isOwner: false } } },
    ],
    events: {
      'plan.change': [{ label: '', event: { type: 'plan.change' } }],
      'plan.keep': [{ label: '', event: { type: 'plan.keep' } }],
      'plan.leave': [{ label: '', event: { type: 'plan.leave' } }],
      'address.change': [{ label: '', event: { type: 'address.change' } }],
      'person.arrive': [
        { label: 'without a business', event: { type: 'person.arrive', person: ada } },
        { label: 'somebody else', event: { type: 'person.arrive', person: bola } },
        {
          label: 'with another address',
          event: { type: 'person.arrive', person: { ...adaOfPalmOil, email: 'ada@new.example' } },
        },
      ],
      'person.leave': [{ label: '', event: { type: 'person.leave' } }],
      'order.change': [{ label: 'a year for nine', event: { type: 'order.change', order: aYear } }],
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
          { label: 'the order was changed', output: toKeptSignUp({ selection, order: aYear, email, businessId }) },
        ],
        error: [{ label: 'storage is closed', error: problem('unknown') }],
      },
      draftKeeper: { error: [{ label: 'storage is full', error: problem('unknown') }] },
      planSelection: {
        done: [
          { label: 'chosen', output: { selection } },
          { label: 'payroll chosen', output: { selection: { ...selection, product: 'payroll' } } },
        ],
        error: broken,
      },
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
    journeys: {
      'a changed order is the one to pay for after a reload': {
        start: 'a person who has created the business',
        steps: ['done(loadDraft): the order was changed', 'done(getCurrentBilling): not paid'],
      },
      'a changed order waits for the person who signs in again': {
        start: 'a person who has created the business',
        steps: [
          'done(loadDraft): a business was created',
          'done(getCurrentBilling): not paid',
          'order.change: a year for nine',
          'person.leave',
          'person.arrive: without a business',
        ],
      },
      'a plan that a visitor chose is the person’s who signed in': {
        start: 'a signed-in person without a business',
        steps: ['done(loadDraft): a plan was chosen'],
      },
      'a person whose address has changed keeps their business': {
        start: 'a person who has created the business',
        steps: [
          'done(loadDraft): a business was created',
          'done(getCurrentBilling): not paid',
          'person.arrive: with another address',
        ],
      },
      'another plan takes the place of a changed order': {
        steps: ['done(loadDraft): the order was changed', 'plan.change', 'done(planSelection): chosen'],
      },
      'a changed order is not the next person’s': {
        start: 'a person who has created the business',
        steps: [
          'done(loadDraft): a business was created',
          'done(getCurrentBilling): not paid',
          'order.change: a year for nine',
          'person.arrive: somebody else',
        ],
      },
      'an owner who has a business is offered the cycle they wished for': {
        start: 'the owner of another business, for a year',
        steps: ['done(loadDraft): no draft'],
      },
      'an account that was made is signed in to': { steps: ['done(loadDraft): an account was made'] },
      'a business that was begun goes with the person who leaves': {
        steps: ['done(loadDraft): a business was created', 'plan.change', 'person.leave'],
      },
      'without a draft a known business comes next': {
        start: 'a person who has created the business',
        steps: ['error(loadDraft): storage is closed'],
      },
      'without an answer about the draft, too': {
        start: 'a person who has created the business',
        steps: ['after(answerDeadline)'],
      },
      'signing in again forgets that it failed': { steps: [...notEntered, 'done(login): signed in'] },
      'another address forgets that signing in failed': { steps: [...notEntered, 'address.change'] },
      'payroll is known to interest who chose it': {
        start: 'a signed-in person without a business',
        steps: [
          'done(loadDraft): no draft',
          'done(planSelection): payroll chosen',
          'done(businessCreation): created',
          'done(subscriptionPurchase): paid',
        ],
      },
      'a visitor who does not buy signs up': { steps: ['done(loadDraft): no draft', 'plan.leave'] },
      'a person who does not buy registers a business': {
        start: 'a signed-in person without a business',
        steps: ['done(loadDraft): no draft', 'plan.leave'],
      },
    },
    equivalentMutants: {
      'setup.ts offer: always take the first of wishes.cycle ? { cycle: wishes.cycle } : {}':
        'the address leaves an empty cycle out',
      "setup.ts premium.guards.isCreated: || instead of end === 'created' && business !== null":
        'who created a business has one, and nobody else',
    },
    holds: {
      'who pays is signed in, and works for nobody else': ({ value, context: { person, businessId } }) =>
        !['checkingPayment', 'paying', 'answeringQuestions'].includes(value) ||
        (person !== null && businessId !== null && (person.businessId === null || person.businessId === businessId)),
      'a business is described for a chosen plan': ({ value, context: { selection } }) =>
        value !== 'describingBusiness' || selection !== null,
      'what a sign-in gave is kept only until the session knows it': ({ value, context: { signedIn } }) =>
        signedIn === null || value === 'enteringAccount',
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
