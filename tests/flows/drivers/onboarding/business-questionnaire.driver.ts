import { type Answers, questionnaireSteps, type Step } from '../../../../src/domain/onboarding/business.ts';
import type { Arc } from '../../../../src/flows/engine/graph.ts';
import type { businessQuestionnaireMachine } from '../../../../src/machines/onboarding/business-questionnaire/machine.ts';
import { keyOf } from '../../../../src/services/shared/device/storage.ts';
import { words } from '../../../../src/views/onboarding/question-labels.ts';
import { defineDriver, elsewhere, type StateDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';
import { draftOf, fill, keepPause, withholdDraft } from './business-creation.driver.ts';
import { keepSignUp } from './sign-up-draft.ts';

const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A screen gives only the answer of its own question. */
const kept: [Step, Partial<Answers>][] = [
  ['choosingLogo', { avatar: 'green' }],
  ['choosingInterests', { interested_in: ['Assets'] }],
  ['namingSource', { point_of_contact: 'LinkedIn' }],
];
const stepOf = (label: string): string => label.split(': ')[0] ?? '';

/** The logo has its own store; a draft past the logo's question has put it there. */
const keepLogo = ({ page }: Stage, key: string): Promise<void> =>
  page.evaluate(
    async ({ place, bytes }) => {
      const file = new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], 'logo.png', {
        type: 'image/png',
      });
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keyval', 'readwrite');
          writing.objectStore('keyval').put({ version: 1, value: file }, place);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    { place: key, bytes: logo },
  );

/** The state of a person who has signed up, created a business and paid for it. */
const open = async (stage: Stage, [first]: readonly Arc[]) => {
  const { world, page } = stage;
  const owner = await signedInOn(stage, await world.owner('buyNow'));
  const reference = await world.openPayment(owner);
  await world.settle(reference, 'success');
  // The server marks it as paid at the next request.
  await world.call('GET', `/c/${world.businessOf(owner)}/billing/payments/${reference}/`, { token: owner.accessToken });
  await keepSignUp(stage, { email: owner.email, businessId: world.businessOf(owner) });
  const key = keyOf({ person: String(owner.user.id), business: null, name: 'businessCreation:questionnaire' });
  const found = draftOf(first);
  const { kept: draft, isSlow } = found;
  if (draft !== null) await keepLogo(stage, key);
  if (draft !== null || isSlow)
    await page.evaluate(([place, text]) => localStorage.setItem(place, text), [
      key,
      isSlow ? '{}' : JSON.stringify(draft),
    ] as const);
  await withholdDraft(stage, found);
  await stage.goto('/premium/signup');
};

const question = (step: (typeof questionnaireSteps)[number]): StateDriver => ({
  sees: async ({ page, see }, { snapshot, arc }) => {
    await see(page.getByRole('heading', { name: words[step].title, level: 1 }));
    await see(page.getByText(`${questionnaireSteps.indexOf(step) + 5} of 9`, { exact: true }));
    const { problem } = snapshot.context;
    if (problem === null || arc?.offer.kind === 'event') return;
    const [message = null] = problem.fields.logo ?? [];
    await see(message === null ? page.getByRole('alert') : page.getByText(message));
  },
});
const saving: StateDriver = {
  sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Saving your answers' })),
};
const dashboard: StateDriver = {
  isLeft: true,
  sees: async ({ page, see, seeUrl }) => {
    await seeUrl('/dashboard');
    await see(page.getByRole('heading', { name: 'Path Works', level: 1 }));
  },
};

export const driver = defineDriver<typeof businessQuestionnaireMachine>({
  flow: 'businessQuestionnaire',
  open: (stage, { arcs }) => open(stage, arcs),
  cases: {
    events: {
      'answers.keep': kept.map(([step, answers]) => ({
        label: `${step}: typed`,
        event: { type: 'answers.keep', answers },
      })),
      'step.continue': [{ label: '', event: { type: 'step.continue', answers: {} } }],
      'step.back': [{ label: '', event: { type: 'step.back', answers: {} } }],
      'wizard.close': [{ label: '', event: { type: 'wizard.close' } }],
    },
  },
  beyond: (offer, snapshot) => {
    if (offer.kind === 'answer' && offer.child === 'draftKeeper')
      return 'the app handles every failure of its storage itself';
    if (offer.kind !== 'event' || offer.event.type !== 'answers.keep') return null;
    return snapshot.value === stepOf(offer.label) ? null : elsewhere;
  },
  actors: {
    loadDraft: 'by itself',
    draftKeeper: 'by itself',
    replaceBusinessLogo: { requests: ['PUT /c/{domain}/businesses/logo/'] },
    updateBusinessDuringOnboarding: { requests: ['PUT /businesses/update_business_during_onboarding/'] },
  },
  events: {
    'answers.keep': async (stage, { answers }, { arc }) => {
      await fill(stage, stepOf(arc.offer.label), answers);
      await stage.pass(keepPause);
    },
    'step.continue': async (stage) => {
      // Always includes a logo, so that there is something to send.
      const file = stage.page.locator('input[type=file]');
      if ((await file.count()) > 0) {
        await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo, 'base64') });
        // The app opens it before it takes it.
        await stage.see(stage.page.getByText('logo.png', { exact: true }));
      }
      await stage.press(/^(Continue|Let's go!!!)/);
    },
    'step.back': (stage, _event, { arc }) =>
      arc.refused ? stage.seeNone(stage.page.getByRole('button', { name: 'Back' })) : stage.press('Back'),
    'creation.retry': 'by itself',
    'creation.edit': 'by itself',
    'creation.wait': 'by itself',
  },
  states: {
    resuming: { sees: ({ page, see }) => see(page.getByRole('banner').getByText('Steward')) },
    choosingLogo: question('choosingLogo'),
    choosingInterests: question('choosingInterests'),
    namingSource: question('namingSource'),
    sendingLogo: saving,
    sendingAnswers: saving,
    answered: dashboard,
    closed: dashboard,
  },
});
