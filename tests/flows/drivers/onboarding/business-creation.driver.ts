import type { Locator } from 'playwright-core';
import { type Answers, fieldsOf, type Step, steps } from '../../../../src/domain/onboarding/business.ts';
import type { Kept } from '../../../../src/domain/onboarding/draft.ts';
import type { Arc } from '../../../../src/flows/engine/graph.ts';
import { allAnswers } from '../../../../src/machines/onboarding/business-creation/cases.ts';
import type { businessCreationMachine } from '../../../../src/machines/onboarding/business-creation/machine.ts';
import { keyOf } from '../../../../src/services/shared/device/storage.ts';
import { words } from '../../../../src/views/onboarding/question-labels.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver, elsewhere, type StateDriver } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { keepSignUp } from './sign-up-draft.ts';

const nobodysTask = '0198c7a0-0000-7000-8000-00000000dead';
const pollInterval = 5_000;
const pollDeadline = 600_000;
/** The draft is saved with a debounce of 250 ms. */
export const keepPause = 300;

export const at = (step: Step, changed: Partial<Answers> = {}): Partial<Answers> => {
  const fields = fieldsOf[step].filter((field) => field !== 'logo');
  const own = Object.fromEntries(fields.map((field) => [field, allAnswers[field]]));
  return { ...own, ...(step === 'namingBusiness' ? { currency: allAnswers.currency } : {}), ...changed };
};

/** The draft that a path begins with: stored, slow to read, or unreadable. */
export function draftOf(first: Arc | undefined) {
  const label = first?.label ?? '';
  return {
    kept: (first && (Reflect.get(first.offer.event, 'output') as Kept | null | undefined)) ?? null,
    isSlow: label.startsWith('after('),
    isUnreadable: label.startsWith('error(loadDraft)'),
  };
}

/** Makes reading a draft fail or hang, in all pages opened from now on. */
export async function withholdDraft(
  { page }: Pick<Stage, 'page'>,
  { isSlow, isUnreadable }: Omit<ReturnType<typeof draftOf>, 'kept'>,
): Promise<void> {
  if (isUnreadable) {
    await page.addInitScript(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        if (name.includes(':businessCreation')) throw new Error('storage is closed');
        return getItem.call(this, name);
      };
    });
  }
  // The logo has its own store; reading it never ends.
  if (isSlow) {
    await page.addInitScript(() => {
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
  }
}

/** A screen gives only the answers of its own question. The label is `step: what`. */
const continued: [Step, string, Partial<Answers>][] = [
  ...steps.map((step): [Step, string, Partial<Answers>] => [step, 'answered', at(step)]),
  ['namingBusiness', 'no name', at('namingBusiness', { name: '' })],
  ['locatingBusiness', 'no city', at('locatingBusiness', { city: '' })],
  ['choosingCurrency', 'no currency', { currency: '' }],
  ['namingAdmin', 'no last name', at('namingAdmin', { last_name: '' })],
  ['namingAdmin', 'an impossible phone number', at('namingAdmin', { phone_number: '12' })],
  ['choosingSize', 'no size', {}],
];

const stepOf = (label: string): string => label.split(': ')[0] ?? '';

const labels: Partial<Record<keyof Answers, string>> = {
  name: 'Business name',
  city: 'City',
  address1: 'Address line 1',
  address2: 'Address line 2',
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone number',
};
const pickers: Partial<Record<keyof Answers, string>> = { country: 'Country', state: 'State', currency: 'Currency' };
const shown: Record<string, string> = {
  NG: 'Nigeria',
  GH: 'Ghana',
  NGN: 'Nigerian Naira (NGN)',
  green: 'Green',
  great: 'Great',
};

/** Fills in every answer again, because a refused value blocks its form until it changes. */
const pick = async ({ page }: Stage, box: Locator, value: string) => {
  await box.fill('');
  if (value === '') return box.press('Tab');
  await box.fill(value);
  await page.getByRole('option', { name: value, exact: true }).click();
};

const choose = async ({ page }: Stage, name: string) => {
  const radio = page.getByRole('radio', { name, exact: true });
  if (await radio.isChecked()) await page.getByRole('radio', { checked: false }).first().check({ force: true });
  await radio.check({ force: true });
};

const tick = async ({ page }: Stage, name: string) => {
  const box = page.getByRole('checkbox', { name, exact: true });
  await box.uncheck({ force: true });
  await box.check({ force: true });
};

const give = async (stage: Stage, field: keyof Answers, value: Answers[keyof Answers]) => {
  const { page } = stage;
  const text = labels[field];
  const picker = pickers[field];
  const chosen = Array.isArray(value) ? value : value === null || value === '' ? [] : [String(value)];
  if (text !== undefined) {
    await page.getByRole('textbox', { name: text }).fill('');
    await page.getByRole('textbox', { name: text }).fill(String(value ?? ''));
  } else if (picker !== undefined) {
    await pick(stage, page.getByRole('combobox', { name: picker }), shown[String(value)] ?? String(value));
  } else {
    const take = field === 'interested_in' ? tick : choose;
    for (const each of chosen) await take(stage, shown[each] ?? each);
  }
};

export const fill = async (stage: Stage, step: string, answers: Partial<Answers>) => {
  for (const [field, value] of Object.entries(answers)) {
    const isElsewhere = step === 'namingBusiness' && field === 'currency';
    if (!isElsewhere && field !== 'post_code') await give(stage, field as keyof Answers, value);
  }
};

const isSucceeding = (arc: Arc): boolean => arc.label === 'done(taskPolling): succeeded';
const isSubmitting = (arc: Arc): boolean => arc.label.startsWith('done(createPremiumBusiness)');

/** Whether the task that starts now succeeds; an account can create only one business. */
const isForReal = (ahead: readonly Arc[]): boolean => {
  const next = ahead.find((arc) => isSucceeding(arc) || isSubmitting(arc));
  return next !== undefined && isSucceeding(next);
};

const business = { ...allAnswers, interested_in: allAnswers.interested_in.join(','), logo: null };

const keep = async (stage: Stage, person: SignedIn, draft: string | null, isShort: boolean) => {
  await stage.goto('/healthz');
  const { accessToken, refreshToken, user } = person;
  const entries = { access_token: accessToken, refresh_token: refreshToken, user: JSON.stringify(user) };
  await stage.page.evaluate(
    ({ stored, key, draft }) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      if (draft !== null) localStorage.setItem(key, draft);
    },
    {
      stored: entries,
      key: keyOf({ person: String(user.id), business: null, name: `businessCreation${isShort ? ':premium' : ''}` }),
      draft,
    },
  );
  if (isShort) await keepSignUp(stage, { email: person.email });
};

const open = async (stage: Stage, arcs: readonly Arc[], isShort: boolean) => {
  const { world } = stage;
  const person = await world.signIn(await world.account());
  stage.set('person', person);
  const [first] = arcs;
  const found = draftOf(first);
  const { kept, isSlow } = found;
  const draft = kept && JSON.stringify({ ...kept, taskId: kept.taskId && nobodysTask });
  await keep(stage, person, isSlow ? '{}' : draft, isShort);
  await withholdDraft(stage, found);
  await stage.goto(isShort ? '/premium/signup' : '/business-registration');
};

/**
 * Forwards status requests until the server reports that the task is done. The stored draft names a task that does not
 * exist, because a real one would finish before its page opens. A real task starts now, and its status is requested instead.
 */
const pollToTheEnd = async (stage: Stage, first: Held) => {
  const isNobodys = first.sent?.includes(nobodysTask) ?? false;
  const real = isNobodys ? await stage.world.beginBusiness(stage.prop('person'), business) : nobodysTask;
  for (let held = first; ; held = await stage.held(['POST /businesses/check_create_status/'])) {
    const { status } = await held.letThrough({ ask: (sent) => sent.replace(nobodysTask, real) });
    if (status === 'SUCCESS' || status === 'FAILURE') return;
    await stage.pass(pollInterval);
  }
};

const question = (step: Step): StateDriver => ({
  sees: async ({ page, see }, { snapshot, arc }) => {
    await see(page.getByRole('heading', { name: words[step].title, level: 1 }));
    await see(page.getByText(`${steps.indexOf(step) + 1} of 9`, { exact: true }));
    const { problem } = snapshot.context;
    const isNew = problem !== null && (arc?.offer.kind !== 'event' || arc.edges.length > 0);
    const messages: string[] = isNew ? fieldsOf[step].flatMap((field) => problem.fields[field] ?? []) : [];
    for (const message of messages) await see(page.getByText(message));
    if (isNew && messages.length === 0) await see(page.getByRole('alert'));
  },
});

const loader: StateDriver = {
  sees: async ({ page, see }) => {
    await see(page.getByRole('heading', { name: 'Setting up your Business Account' }));
    await see(page.getByRole('progressbar', { name: 'Progress' }));
  },
};
const trouble = (title: string): StateDriver => ({
  sees: ({ page, see }) => see(page.getByRole('heading', { name: title })),
});
const signIn: StateDriver = {
  isLeft: true,
  sees: async ({ page, see, seeUrl }) => {
    await seeUrl('/login');
    await see(page.getByRole('heading', { name: 'Welcome back' }));
  },
};

const pressIn = (name: string) => (stage: Stage) => stage.press(name);

export const driver = defineDriver<typeof businessCreationMachine>({
  flow: 'businessCreation',
  open: (stage, { arcs, start }) => open(stage, arcs, (start.input as { isShort?: boolean }).isShort ?? false),
  cases: {
    events: {
      'step.continue': continued.map(([step, what, answers]) => ({
        label: `${step}: ${what}`,
        event: { type: 'step.continue', answers },
      })),
      'answers.keep': [
        ...steps.map((step) => ({
          label: `${step}: typed`,
          event: { type: 'answers.keep' as const, answers: at(step) },
        })),
        {
          label: 'namingBusiness: another country',
          event: { type: 'answers.keep', answers: { country: 'GH', currency: 'GHS' } },
        },
      ],
      'step.back': [{ label: '', event: { type: 'step.back', answers: {} } }],
      'wizard.close': [{ label: '', event: { type: 'wizard.close' } }],
      'creation.retry': [{ label: '', event: { type: 'creation.retry' } }],
      'creation.edit': [{ label: '', event: { type: 'creation.edit' } }],
      'creation.wait': [{ label: '', event: { type: 'creation.wait' } }],
    },
  },
  beyond: (offer, snapshot) => {
    if (offer.kind === 'answer') {
      if (offer.child === 'draftKeeper') return 'the app handles every failure of its storage itself';
      if (offer.child === 'artificialProgress') return 'the bar does not change when it ends';
      if (offer.child === 'taskPolling' && offer.outcome === 'error')
        return 'the polling machine handles every failure';
    }
    if (offer.kind !== 'event' || !['step.continue', 'answers.keep'].includes(offer.event.type)) return null;
    if (!snapshot.matches(stepOf(offer.label) as Step)) return elsewhere;
    // A chosen size cannot be cleared.
    return offer.label.endsWith('no size') && snapshot.context.answers.size !== null ? elsewhere : null;
  },
  actors: {
    loadDraft: 'by itself',
    draftKeeper: 'by itself',
    artificialProgress: 'by itself',
    createPremiumBusiness: {
      requests: ['POST /businesses/create_premium_business/'],
      done: async (held, { ahead }) => {
        if (isForReal(ahead)) await held.letThrough();
        else await held.answer(202, { task_id: nobodysTask });
      },
      // What arrived earlier makes the person's only business, which later steps may have to make or to miss.
      conflict: async (held, _stage, { ahead }) =>
        !ahead.some((arc) => isSucceeding(arc) || arc.label.endsWith('no business yet')) &&
        held.arriveEarlier({ rewrite: (sent) => sent.replace(/(name="name"\r\n\r\n)[^\r]*/, '$1Sent First') }),
    },
    taskPolling: {
      requests: ['POST /businesses/check_create_status/'],
      done: async (held, { arc }, stage) => {
        if (isSucceeding(arc)) return pollToTheEnd(stage, held);
        if (arc.offer.label === 'timed out') return stage.pass(pollDeadline);
        const { reason } = Reflect.get(arc.offer.event, 'output') as { reason: string };
        return held.answer(200, { status: 'FAILURE', data: null, reason });
      },
    },
    refreshAfterCreation: {
      requests: ['GET /accounts/auth/user/'],
      done: async (held, _step, stage) => {
        const person = stage.prop<SignedIn>('person');
        await stage.world.ensureBusiness(person, business);
        await held.letThrough();
      },
      error: async (held, { arc }) => {
        if (arc.offer.label === 'no business yet') await held.letThrough();
        else await held.fail(Reflect.get(arc.offer.event, 'error'));
      },
    },
  },
  events: {
    'step.continue': async (stage, { answers }, { arc }) => {
      await fill(stage, stepOf(arc.offer.label), answers);
      await stage.press(/^(Continue|Lets go)/, arc.refused);
    },
    'answers.keep': async (stage, { answers }, { arc }) => {
      await fill(stage, stepOf(arc.offer.label), answers);
      await stage.pass(keepPause);
    },
    'step.back': pressIn('Back'),
    'wizard.close': pressIn('Close'),
    'creation.retry': pressIn('Try again'),
    'creation.edit': pressIn('Change answers'),
    'creation.wait': async (stage, _event, { arc }) => {
      await stage.press(
        arc.edges.some((edge) => edge.startsWith('alreadySubmitted')) ? 'Look for my business' : 'Keep waiting',
      );
    },
  },
  states: {
    resuming: { sees: ({ page, see }) => see(page.getByRole('banner').getByText('Steward')) },
    namingBusiness: question('namingBusiness'),
    locatingBusiness: question('locatingBusiness'),
    choosingCurrency: question('choosingCurrency'),
    namingAdmin: question('namingAdmin'),
    choosingLogo: question('choosingLogo'),
    choosingInterests: question('choosingInterests'),
    choosingSize: question('choosingSize'),
    namingSource: question('namingSource'),
    ratingExperience: question('ratingExperience'),
    submitting: loader,
    awaitingTask: loader,
    refreshing: loader,
    creationFailed: trouble('Your business could not be set up'),
    creationTimedOut: trouble('This takes longer than usual'),
    alreadySubmitted: trouble('Your earlier answers went through'),
    refreshFailed: trouble('Your business is ready, but could not be opened'),
    created: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }, { snapshot }) => {
        const { isShort } = snapshot.context;
        await seeUrl(isShort ? '/premium/signup' : '/dashboard');
        await see(page.getByRole('heading', { name: isShort ? 'Pay for your plan' : allAnswers.name, level: 1 }));
      },
    },
    closed: signIn,
    abandoned: {
      isLeft: true,
      sees: (stage, seen) =>
        seen.snapshot.context.isShort
          ? stage.see(stage.page.getByRole('heading', { name: 'Choose your plan' }))
          : signIn.sees(stage, seen),
    },
  },
});
