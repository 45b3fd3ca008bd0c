import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { type KeptSignUp, toKeptSignUp } from '../../../domain/billing/premium-draft.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import type { LoginOutput } from '../../accounts/login/machine.ts';
import type { PlanSelectionOutput } from '../../billing/plan-selection/machine.ts';
import { selection } from '../../billing/samples.ts';
import type { PurchaseOutput } from '../../billing/subscription-purchase/machine.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, firstTokens, newcomer, noConnection, otherBusinessId, owner } from '../../shared/samples.ts';
import type { BusinessCreationOutput } from '../business-creation/machine.ts';
import { newBilling } from './cases.ts';
import {
  type Country,
  type CurrentBilling,
  type Person,
  premiumSignUpMachine,
  type SignedIn,
  type SignUpDraftEvent,
} from './machine.ts';

const { email } = owner;
const ada: Person = { id: owner.id, email, businessId: null, isOwner: false };
const adaOfPalmOil: Person = { ...ada, businessId, isOwner: true };
const bola: Person = { ...ada, id: 'bola', email: 'bola@x.example' };
const created: BusinessCreationOutput = { business: { businessId, name: 'Palm Oil' }, end: 'created' };
const wishes = { product: null, plan: null, cycle: 'yearly', country: null, isMisread: false } as const;

/** A child that is a flow of its own, which a story ends as it likes. */
const part = <Output>() => controlled<Output, Record<string, unknown>>();

type Coming = {
  person?: Person | null;
  reference?: string | null;
  kept?: KeptSignUp | null;
  /** The country that the address names. */
  country?: string | null;
};

const begin = async ({ person = null, reference = null, kept = null, country = null }: Coming = {}) => {
  const clock = new SimulatedClock();
  const device: { kept: KeptSignUp | null } = { kept };
  const land = controlled<Country, { code: string }>();
  const plans = part<PlanSelectionOutput>();
  const account = part<{ email: string }>();
  const login = part<LoginOutput>();
  const session = controlled<Person, SignedIn | null>();
  const creation = part<BusinessCreationOutput>();
  const billing = controlled<CurrentBilling, { businessId: string }>();
  const purchase = part<PurchaseOutput>();
  const questions = part<BusinessCreationOutput>();
  const machine = premiumSignUpMachine.provide({
    actors: {
      draftKeeper: fromCallback<SignUpDraftEvent>(({ receive }) =>
        receive((event) => {
          device.kept = event.type === 'draft.keep' ? event.kept : null;
        }),
      ),
      getCountry: land.logic,
      loadDraft: fromPromise(() => Promise.resolve(device.kept)),
      planSelection: plans.logic as never,
      signUp: account.logic as never,
      login: login.logic as never,
      beginSession: session.logic,
      businessCreation: creation.logic as never,
      getCurrentBilling: billing.logic,
      subscriptionPurchase: purchase.logic as never,
      businessQuestionnaire: questions.logic as never,
    },
  });
  const input = {
    wishes: { ...wishes, country },
    source: 'utm_source=radio',
    person,
    reference,
    idempotencyKey: 'key',
  };
  const actor = createActor(machine, { clock, input });
  let paymentsSeen = 0;
  actor.on('payment.seen', () => {
    paymentsSeen += 1;
  });
  actor.start();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  const parts = { land, plans, account, login, session, creation, billing, purchase, questions };
  return {
    ...parts,
    actor,
    clock,
    device,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    paymentsSeen: () => paymentsSeen,
  };
};

const keptPlan = toKeptSignUp({ selection, email: null, businessId: null });
const keptAccount = toKeptSignUp({ selection, email, businessId: null });
const keptBusiness = toKeptSignUp({ selection, email, businessId });

test('a visitor chooses, signs up, confirms, signs in, creates, pays, answers, and is done', async () => {
  const flow = await begin({ country: 'GH' });
  const { account, actor, creation, device, land, login, plans, purchase, questions, session, state } = flow;
  expect([state(), land.latest().input]).toEqual(['loadingCountry', { code: 'GH' }]);
  await land.latest().answer({ code: 'GH', name: 'Ghana', currency: 'GHS', states: [] });
  expect(state()).toBe('choosingPlan');
  await plans.latest().answer({ selection });
  expect([state(), device.kept]).toEqual(['creatingAccount', keptPlan]);
  expect(account.latest().input).toEqual({
    plan: 'buy_now',
    source: 'utm_source=radio',
    order: { frequency: 'monthly', numEmployees: 7 },
  });
  await account.latest().answer({ email });
  expect([state(), device.kept]).toEqual(['confirmingAddress', keptAccount]);
  await login.latest().answer({ tokens: firstTokens, user: newcomer, destination: '/dashboard', history: 'push' });
  expect([state(), session.latest().input]).toEqual(['enteringAccount', { tokens: firstTokens, user: newcomer }]);
  await session.latest().answer(ada);
  expect([state(), creation.latest().input]).toEqual([
    'describingBusiness',
    {
      draftId: `${ada.id}:premium`,
      idempotencyKey: 'key',
      isShort: true,
      known: { country: 'GH', currency: 'GHS', size: '1-20' },
    },
  ]);
  await creation.latest().answer(created);
  expect([state(), device.kept]).toEqual(['paying', keptBusiness]);
  expect(purchase.latest().input).toEqual({
    businessId,
    order: { frequency: 'monthly', numEmployees: 7, recurring: true, couponCode: null },
    isDecided: true,
    reference: null,
    idempotencyKey: 'key',
  });
  await purchase.latest().answer({ end: 'finished', isPaid: true });
  expect([state(), questions.latest().input]).toMatchObject(['answeringQuestions', { business: { businessId } }]);
  expect(flow.paymentsSeen()).toBe(1);
  await questions.latest().answer(created);
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    value: 'finished',
    output: { end: 'finished', businessId, destination: '/dashboard', history: 'replace' },
  });
  expect(device.kept).toBeNull();
});

test.each<[string, Coming, string]>([
  ['nothing', {}, 'choosingPlan'],
  ['a plan', { kept: keptPlan }, 'creatingAccount'],
  ['an account', { kept: keptAccount }, 'confirmingAddress'],
  ['a plan, signed in', { kept: keptPlan, person: ada }, 'describingBusiness'],
  ['nothing, signed in', { person: ada }, 'choosingPlan'],
  ['a business, signed out', { kept: keptBusiness }, 'confirmingAddress'],
  ['a business', { kept: keptBusiness, person: adaOfPalmOil }, 'checkingPayment'],
  ['a payment', { kept: keptBusiness, person: adaOfPalmOil, reference: 'stw-mine' }, 'paying'],
  ['another business', { kept: keptBusiness, person: { ...ada, businessId: otherBusinessId } }, 'hasBusiness'],
  ['somebody else’s draft', { kept: keptBusiness, person: { ...ada, email: 'bola@x.example' } }, 'choosingPlan'],
])('with %s on the device the sign-up continues there', async (_, coming, expected) => {
  const { state } = await begin(coming);
  expect(state()).toBe(expected);
});

test.each([
  [true, '/billing/upgrade-plan?cycle=yearly'],
  [false, '/dashboard'],
])('a person who works in another business (theirs: %s) goes to %s', async (isOwner, destination) => {
  const { snapshot } = await begin({ kept: keptBusiness, person: { ...ada, businessId: otherBusinessId, isOwner } });
  expect(snapshot()).toMatchObject({
    status: 'done',
    output: { end: 'hasBusiness', destination, history: 'replace' },
  });
});

test('a country that cannot be loaded is misread, and does not stop the visitor', async () => {
  const failed = await begin({ country: 'GH' });
  await failed.land.latest().fail(noConnection);
  expect(failed.snapshot()).toMatchObject({
    value: 'choosingPlan',
    context: { country: null, wishes: { isMisread: true } },
  });
  const silent = await begin({ country: 'GH' });
  silent.clock.increment(30_000);
  expect(silent.snapshot()).toMatchObject({ context: { country: null, wishes: { isMisread: true } } });
  const home = await begin({ country: 'NG' });
  expect([home.state(), home.land.calls.length]).toEqual(['choosingPlan', 0]);
});

test('a person who is signed out while it is interrupted signs in again to continue', async () => {
  const { actor, billing, state } = await begin({ kept: keptBusiness, person: adaOfPalmOil });
  await billing.latest().fail(noConnection);
  actor.send({ type: 'person.leave' });
  expect(state()).toBe('interrupted');
  actor.send({ type: 'signUp.resume' });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(state()).toBe('confirmingAddress');
});

test('another person who signs in in another tab continues with the plan, not with the business', async () => {
  const { actor, creation, device, snapshot } = await begin({
    kept: keptBusiness,
    person: adaOfPalmOil,
    reference: 'stw-mine',
  });
  expect(snapshot().value).toBe('paying');
  actor.send({ type: 'person.arrive', person: { ...adaOfPalmOil } });
  expect(snapshot().value).toBe('paying');
  actor.send({ type: 'person.arrive', person: bola });
  expect(snapshot()).toMatchObject({ value: 'describingBusiness', context: { person: bola, businessId: null } });
  expect(creation.latest().input).toMatchObject({ draftId: 'bola:premium' });
  expect(device.kept).toMatchObject({ email: bola.email, businessId: null });
});

test('a person whose address has changed in another tab keeps the business that they pay for', async () => {
  const { actor, snapshot } = await begin({ kept: keptBusiness, person: adaOfPalmOil });
  const person = { ...adaOfPalmOil, email: 'ada@new.example' };
  actor.send({ type: 'person.arrive', person });
  expect(snapshot().context).toMatchObject({ businessId, person, email: person.email });
});

test('a paid business is not paid again; a failed check can be tried again', async () => {
  const { actor, billing, clock, purchase, snapshot, state } = await begin({
    kept: keptBusiness,
    person: adaOfPalmOil,
  });
  await billing.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'interrupted', context: { problem: noConnection } });
  actor.send({ type: 'signUp.resume' });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'interrupted', context: { problem: noAnswer } });
  actor.send({ type: 'signUp.resume' });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  await billing.latest().answer({ ...newBilling, paid_through: '2026-12-20T09:00:00Z' });
  expect([state(), purchase.calls.length]).toEqual(['answeringQuestions', 0]);
});

test('the plan can be changed until there is a business; another address begins another account', async () => {
  const { actor, device, plans, state } = await begin({ kept: keptBusiness });
  actor.send({ type: 'plan.change' });
  expect(plans.latest().input).toEqual({ selection });
  await plans.latest().answer({ selection: { ...selection, numEmployees: 9 } });
  expect(state()).toBe('confirmingAddress');
  actor.send({ type: 'address.change' });
  expect(state()).toBe('creatingAccount');
  expect(device.kept).toMatchObject({ email: null, businessId: null, selection: { numEmployees: 9 } });
});

test('a person who signs in in another tab continues; one who is signed out signs in again', async () => {
  const { actor, creation, state } = await begin({ kept: keptAccount });
  actor.send({ type: 'person.arrive', person: ada });
  expect(state()).toBe('describingBusiness');
  actor.send({ type: 'person.leave' });
  expect(state()).toBe('confirmingAddress');
  actor.send({ type: 'person.arrive', person: ada });
  await creation.latest().answer({ business: null, end: 'abandoned' });
  expect(state()).toBe('choosingPlan');
  actor.send({ type: 'plan.leave' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'givenUp',
    output: { end: 'givenUp', destination: '/business-registration', history: 'push' },
  });
});

test('a session that fails to start leads back to the sign-in', async () => {
  const { clock, login, session, snapshot } = await begin({ kept: keptAccount });
  const signedIn: LoginOutput = { tokens: firstTokens, user: newcomer, destination: '/', history: 'push' };
  await login.latest().answer(signedIn);
  await session.latest().fail(problem('unauthorised'));
  expect(snapshot()).toMatchObject({ value: 'confirmingAddress', context: { problem: { kind: 'unauthorised' } } });
  await login.latest().answer(signedIn);
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'confirmingAddress', context: { problem: noAnswer, signedIn: null } });
});

test('a person who closes the questions or postpones the payment leaves, and can continue later', async () => {
  const first = await begin({ kept: keptPlan, person: ada });
  await first.creation.latest().answer({ business: null, end: 'closed' });
  expect([first.state(), first.device.kept]).toEqual(['left', keptPlan]);
  expect(first.snapshot()).toMatchObject({ output: { end: 'left', destination: '/login' } });
  const second = await begin({ kept: keptBusiness, person: adaOfPalmOil });
  await second.billing.latest().answer(newBilling);
  await second.purchase.latest().answer({ end: 'left', isPaid: false });
  expect([second.state(), second.device.kept]).toEqual(['left', keptBusiness]);
  expect(second.snapshot()).toMatchObject({ output: { end: 'left', businessId, destination: '/dashboard' } });
  const third = await begin();
  third.actor.send({ type: 'plan.leave' });
  expect(third.snapshot()).toMatchObject({ output: { end: 'givenUp', destination: '/signup' } });
});

test('what is changed while paying is paid for after a reload', async () => {
  const order = { frequency: 'yearly', numEmployees: 9, recurring: false, couponCode: null } as const;
  const first = await begin({ person: ada, kept: keptBusiness });
  await first.billing.latest().answer(newBilling);
  expect(first.purchase.latest().input).toMatchObject({ order: { frequency: 'monthly', numEmployees: 7 } });
  first.actor.send({ type: 'order.change', order });
  const second = await begin({ person: ada, kept: first.device.kept });
  await second.billing.latest().answer(newBilling);
  expect(second.purchase.latest().input).toMatchObject({ order, isDecided: true });
});
