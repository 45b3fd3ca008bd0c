import type { Locator } from 'playwright-core';
import type { Step } from '../../../../src/domain/onboarding/business.ts';
import { steps } from '../../../../src/domain/onboarding/business.ts';
import type { Arc } from '../../../../src/flows/engine/graph.ts';
import { premiumSignUpFlow } from '../../../../src/machines/onboarding/premium-sign-up/cases.ts';
import type { premiumSignUpMachine } from '../../../../src/machines/onboarding/premium-sign-up/machine.ts';
import { premiumSignUpSteps } from '../../../../src/machines/onboarding/premium-sign-up/steps.ts';
import type { Person } from '../../../worlds/accounts.ts';
import { defineDriver, elsewhere, type StateDriver } from '../../browser/driver.ts';
import { patience, type Stage } from '../../browser/stage.ts';
import { goForward } from '../forward.ts';
import { signedInOn } from '../signed-in.ts';
import { at, fill } from './business-creation.driver.ts';
import { keepSignUp, signUpKey } from './sign-up-draft.ts';

const anotherBusiness = '0198c7a0-0000-7000-8000-00000000dead';
const isForWhereTheyGo = ['the owner of another business, for a year', 'a member of another business'];
const pollInterval = 5_000;
const checkoutDeadline = 30_000;
/** The session ends after this much inactivity. */
const absence = 30 * 60_000 + 60_000;

type Start = {
  person: { businessId: string | null } | null;
  reference: string | null;
  wishes: { country: string | null };
};

const keptLabel = (arc: Arc | undefined): string => /^done\(loadDraft\): (.+)$/.exec(arc?.label ?? '')?.[1] ?? '';

/** Stores the draft that the next step of the path finds. */
const prepareDraft = async (stage: Stage, next: Arc | undefined): Promise<void> => {
  const label = keptLabel(next);
  const person = stage.prop<Person>('person');
  const businessId = stage.prop<string | null>('businessId');
  if (label === '' || label === 'no draft')
    return stage.page.evaluate((key) => localStorage.removeItem(key), signUpKey);
  await keepSignUp(stage, {
    email: label === 'a plan was chosen' ? null : person.email,
    businessId: label === 'a business was created' ? businessId : null,
  });
};

const open = async (stage: Stage, start: Start, arcs: readonly Arc[]) => {
  const { world } = stage;
  const { country } = start.wishes;
  const isOwner = (start.person?.businessId ?? null) !== null || keptLabel(arcs[0]) === 'a business was created';
  const person = isOwner ? await world.owner('buyNow') : await world.account('buyNow');
  stage.set('person', person);
  stage.set('businessId', null);
  if (start.person === null) await stage.goto('/healthz');
  else await signedInOn(stage, person);
  const isAnothers = start.person?.businessId !== undefined && start.person?.businessId !== null;
  if (isOwner) stage.set('businessId', world.businessOf(await world.signIn(person)));
  if (isAnothers && arcs.some(({ label }) => label.includes('hasBusiness'))) stage.set('businessId', anotherBusiness);
  await prepareDraft(stage, arcs[0]);
  const reference = start.reference === null ? null : await world.openPayment(await world.signIn(person));
  const asked = { ...(reference === null ? {} : { reference }), ...(country === null ? {} : { country }) };
  await stage.goto(`/premium/signup?${new URLSearchParams(asked)}`);
};

/** Lets the app ask again until something shows. While an answer is awaited no time passes, so that none comes too late. */
const untilSeen = async (stage: Stage, sought: Locator): Promise<void> => {
  const isSeen = () =>
    sought
      .waitFor({ timeout: 300 })
      .then(() => true)
      .catch(() => false);
  for (const deadline = Date.now() + patience; !(await isSeen()); await stage.passWait(pollInterval))
    if (Date.now() > deadline) throw new Error('what was waited for did not come');
};

const askedNow = async ({ page }: Stage): Promise<number> => {
  const text = await page.getByText(/^\d of 9$/).textContent();
  return Number(text?.charAt(0));
};

/** Answers the rest of the first four questions. */
const createBusiness = async (stage: Stage): Promise<void> => {
  for (let number = await askedNow(stage); number <= 4; number += 1) {
    const step = steps[number - 1] as Step;
    await stage.see(stage.page.getByText(`${number} of 9`, { exact: true }));
    await fill(stage, step, at(step));
    await stage.press(/^Continue/);
  }
  await untilSeen(stage, stage.page.locator('[data-flow=premiumSignUp]:not([data-state=describingBusiness])'));
  const { email, password } = stage.prop<Person>('person');
  stage.set('businessId', stage.world.businessOf(await stage.world.signIn({ email, password })));
};

const leaveQuestions = async (stage: Stage): Promise<void> => {
  for (let number = await askedNow(stage); number >= 1; number -= 1) {
    await stage.see(stage.page.getByText(`${number} of 9`, { exact: true }));
    await stage.press('Back');
  }
};

const pay = async (stage: Stage): Promise<void> => {
  const { page, world } = stage;
  const buy = page.getByRole('button', { name: 'Buy Now' });
  const opening = page.getByText(/^The payment page is being opened/);
  const waiting = page.getByText(/^Waiting for your bank/);
  await buy.or(opening).or(waiting).first().waitFor();
  if (await buy.isVisible()) await buy.click();
  await opening.or(waiting).first().waitFor();
  // The provider's page never loads here.
  if (await opening.isVisible()) await stage.pass(checkoutDeadline);
  await stage.see(waiting);
  const owner = await world.signIn(stage.prop<Person>('person'));
  const path = `/c/${world.businessOf(owner)}/billing/current/`;
  const { body } = await world.call('GET', path, { token: owner.accessToken });
  await world.settle(String(body.open_payment), 'success');
  const onward = page.getByRole('button', { name: 'Continue to Business Setup' });
  await untilSeen(stage, onward);
  await onward.click();
};

const putOff = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  const later = page.getByRole('button', { name: 'Leave it for now' });
  const back = page.getByRole('button', { name: 'Back' });
  await later.or(back).first().waitFor();
  if (await later.isVisible()) return later.click();
  await back.click();
  await stage.press('Cancel');
};

/** The same person signs in in another tab, or somebody else does. */
const arrive = async (stage: Stage, isAnother: boolean): Promise<void> => {
  if (isAnother) {
    stage.set('person', await stage.world.account('buyNow'));
    stage.set('businessId', null);
  }
  const person = stage.prop<Person>('person');
  const { accessToken, refreshToken, user } = await stage.world.signIn(person);
  const other = await stage.page.context().newPage();
  await other.goto(`${stage.world.url}/healthz`);
  await other.evaluate(
    ({ tokens, known, domain }) => {
      localStorage.setItem('user', known);
      if (domain !== null) localStorage.setItem('business_domain', domain);
      localStorage.setItem('refresh_token', tokens.refreshToken);
      localStorage.setItem('access_token', tokens.accessToken);
    },
    {
      tokens: { accessToken, refreshToken },
      known: JSON.stringify(user),
      domain: (user as { business: { id: string } | null }).business?.id ?? null,
    },
  );
  await other.close();
};

const signUp = async (stage: Stage): Promise<void> => {
  const person = { email: stage.world.mailOf('buyer'), password: 'red-earth-and-rain' };
  await stage.page.getByLabel('Email').fill(person.email);
  await stage.page.getByLabel('Password', { exact: true }).fill(person.password);
  await stage.press('Sign Up');
  await stage.see(stage.page.getByText(person.email));
  await stage.world.confirm(person.email);
  stage.set('person', person);
  stage.set('businessId', null);
};

const signIn = async (stage: Stage): Promise<void> => {
  const { email, password } = stage.prop<Person>('person');
  await stage.page.getByLabel('Email').fill(email);
  await stage.page.getByLabel('Password', { exact: true }).fill(password);
  await stage.press('Sign In');
};

const heading = (name: string): StateDriver => ({
  sees: ({ page, see }) => see(page.getByRole('heading', { name, level: 1 })),
});
const asking: StateDriver = { sees: ({ page, see }) => see(page.getByText(/^\d of 9$/)) };
const goneTo = (path: RegExp): StateDriver => ({
  isLeft: true,
  sees: async ({ page, see }) => {
    await page.waitForURL((url) => path.test(url.pathname));
    await see(page.getByRole('heading', { level: 1 }));
  },
});

const flowsOfTheirOwn = [
  'planSelection',
  'signUp',
  'login',
  'businessCreation',
  'subscriptionPurchase',
  'businessQuestionnaire',
];

export const driver = defineDriver<typeof premiumSignUpMachine>({
  flow: 'premiumSignUp',
  open: (stage, { start, arcs }) => open(stage, start.input as Start, arcs),
  actors: {
    getCountry: { requests: ['GET /geo/countries/GH/'] },
    draftKeeper: 'by itself',
    loadDraft: 'by itself',
    planSelection: { requests: [], plays: (stage) => stage.press('Proceed') },
    signUp: { requests: [], plays: signUp },
    login: { requests: [], plays: signIn },
    beginSession: 'by itself',
    businessCreation: {
      requests: [],
      plays: async (stage, { arc }) => {
        if (arc.offer.label === 'created') await createBusiness(stage);
        else if (arc.offer.label === 'closed') await stage.press('Close');
        else await leaveQuestions(stage);
      },
    },
    getCurrentBilling: {
      requests: ['GET /c/{domain}/billing/current/'],
      done: async (held, { arc }) => {
        const paid_through = arc.offer.label === 'paid meanwhile' ? '2099-12-20T09:00:00Z' : null;
        await held.letThrough({ answer: (body) => ({ ...body, paid_through }) });
      },
    },
    subscriptionPurchase: {
      requests: [],
      plays: (stage, { arc }) => (arc.offer.label === 'paid' ? pay(stage) : putOff(stage)),
    },
    businessQuestionnaire: { requests: [], plays: (stage) => stage.press('Close') },
  },
  events: {
    'plan.change': ({ page }) => page.getByRole('button', { name: 'Change the plan' }).last().click(),
    'plan.keep': (stage) => goForward(stage, 'premiumSignUp', premiumSignUpSteps),
    'address.change': async (stage) => {
      // From now on another person signs in.
      stage.set('person', await stage.world.account('buyNow'));
      stage.set('businessId', null);
      await stage.press('Use another address');
    },
    'order.change': async (stage, { order }) => {
      const { page } = stage;
      await stage.press('Back');
      await page.getByRole('tab', { name: 'Yearly' }).click();
      await page.getByRole('textbox', { name: 'Number of employees' }).fill(String(order.numEmployees));
      await stage.press('Proceed');
      await stage.see(page.getByRole('button', { name: 'Buy Now' }));
    },
    'person.arrive': (stage, _event, { arc }) => arrive(stage, arc.offer.label === 'somebody else'),
    'person.leave': (stage) => stage.pass(absence),
    'signUp.resume': async (stage, _event, { ahead }) => {
      await prepareDraft(stage, ahead[0]);
      await stage.press('Retry');
    },
  },
  states: {
    arriving: heading('One moment'),
    loadingCountry: heading('One moment'),
    resuming: { ...heading('One moment'), isPassing: true },
    proceeding: heading('One moment'),
    choosingPlan: heading('Choose your plan'),
    creatingAccount: heading('Create Your Account'),
    confirmingAddress: heading('Confirm your email, then sign in'),
    enteringAccount: heading('One moment'),
    describingBusiness: asking,
    checkingPayment: heading('One moment'),
    paying: heading('Pay for your plan'),
    answeringQuestions: asking,
    interrupted: { sees: ({ page, see }) => see(page.getByRole('alert').getByText('It could not continue')) },
    finished: goneTo(/^\/dashboard$/),
    left: goneTo(/^\/(login|dashboard)$/),
    givenUp: goneTo(/^\/(signup|business-registration)$/),
    hasBusiness: goneTo(/^\/billing\/upgrade-plan$/),
  },
  // Where somebody goes who works elsewhere depends on no screen of this flow.
  cases: { inputs: premiumSignUpFlow.cases.inputs.filter(({ label }) => !isForWhereTheyGo.includes(label)) },
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a list of reasons, each beside its condition.
  beyond: (offer, snapshot) => {
    if (offer.kind === 'timer')
      return snapshot.matches('checkingPayment') || snapshot.matches('loadingCountry')
        ? null
        : 'the device answers immediately, without a connection';
    // The step that changes it has left it on the device.
    if (offer.label === 'the order was changed') return elsewhere;
    // The device has stored the created business.
    const isForgetful = offer.label !== 'a business was created' && snapshot.context.businessId !== null;
    if (offer.kind === 'answer' && offer.child === 'loadDraft' && offer.outcome === 'done' && isForgetful)
      return elsewhere;
    if (offer.kind === 'answer' && offer.outcome === 'error') {
      if (flowsOfTheirOwn.includes(offer.child)) return 'it fails only when the code has a defect';
      if (offer.child === 'loadDraft' || offer.child === 'draftKeeper')
        return 'the app handles every failure of its storage itself';
      if (offer.child === 'beginSession') return 'the session accepts every person who has just signed in';
    }
    if (offer.kind === 'event' && offer.event.type === 'person.leave' && snapshot.matches('checkingPayment'))
      return 'the request ends long before half an hour of inactivity';
    // Nobody is signed in who could be signed out.
    if (offer.kind === 'event' && offer.event.type === 'person.leave' && snapshot.context.person === null)
      return elsewhere;
    // A payment that is under way has its order.
    if (offer.kind === 'event' && offer.event.type === 'order.change' && snapshot.context.reference !== null)
      return elsewhere;
    // Nobody can act while the app only reads from the device.
    if (offer.kind === 'event' && (snapshot.matches('resuming') || snapshot.matches('enteringAccount')))
      return elsewhere;
    // Another person continues in the same way from every state.
    if (offer.kind === 'event' && offer.label === 'with another address') return elsewhere;
    if (offer.kind === 'event' && offer.label === 'somebody else' && !snapshot.matches('interrupted')) return elsewhere;
    return null;
  },
});
