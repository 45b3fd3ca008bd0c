import type { onboardingFormMachine } from '../../../../src/machines/hr/onboarding-form/machine.ts';
import { onboardingFormSteps } from '../../../../src/machines/hr/onboarding-form/steps.ts';
import { keyOf, ofVisitor } from '../../../../src/services/shared/device/storage.ts';
import { pickFrom } from '../../../pick.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { keepInTab } from '../../../worlds/device.ts';
import { defineDriver, elsewhere, type Step } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { goForward } from '../forward.ts';

const heading = (stage: Stage, name: string) => stage.page.getByRole('heading', { level: 1, name });
const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

/** Who has asked for the details, the address of their onboarding, and the token of its link. */
type Asked = { owner: SignedIn; path: string; token: string };

async function ask({ world }: Stage): Promise<Asked> {
  const owner = await world.signIn(await world.owner());
  const { accessToken: token } = owner;
  const onboardings = `/c/${world.businessOf(owner)}/onboardings/`;
  const { id } = await world.expect('POST', onboardings, { token, json: { first_name: 'Ngozi', last_name: 'Eze' } });
  const path = `${onboardings}${id}/`;
  const { link } = await world.expect('POST', `${path}link/`, { token });
  return { owner, path, token: String(link).split('/onboard/')[1] ?? '' };
}

/** Saved in another place more often than any form of the cases knows. */
async function askedAndSaved(stage: Stage): Promise<Asked> {
  const asked = await ask(stage);
  for (let revision = 0; revision < 6; revision++) {
    const json = {
      revision,
      next_of_kin: { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' },
    };
    await stage.world.expect('PATCH', `/onboarding_forms/${asked.token}/`, { json });
  }
  return asked;
}

/** The server refuses what is older than the form that it has. */
const savedElsewhere = async (_held: Held, _stage: Stage, { arc }: Step) =>
  arc.label.endsWith('another tab was faster');

/** What was filled in so far depends on earlier visits: the case says it. A real server answers tests/e2e/hr/onboarding.spec.ts. */
const asTheCaseSays = async (held: Held, { arc }: Step) => held.answer(200, Reflect.get(arc.offer.event, 'output'));

const typed: Record<string, (stage: Stage) => Promise<void>> = {
  'fields.type: no last name': (stage) => field(stage, 'Last name').fill(''),
  'fields.type: a last name': async (stage) => {
    await field(stage, 'Last name').fill('');
    await field(stage, 'Last name').fill('Eze');
  },
  'fields.type: a wrong account number': async (stage) => {
    await pickFrom(stage.page, 'Bank', 'First Bank of Nigeria');
    await field(stage, 'Account number').fill('0000014578');
  },
  'fields.type: an account': async (stage) => {
    await pickFrom(stage.page, 'Bank', 'First Bank of Nigeria');
    await field(stage, 'Account number').fill('');
    await field(stage, 'Account number').fill('0000014579');
  },
};
/** The state in which a person can type each sample, by its label without the event. */
const stateOfSample: Record<string, string> = {
  'no last name': 'fillingDetails',
  'a last name': 'fillingDetails',
  'a wrong account number': 'fillingBank',
  'an account': 'fillingBank',
  'a next of kin': 'namingNextOfKin',
  'an emergency contact': 'namingEmergencyContact',
};

/** A refused value blocks its form until it is typed again. */
const typeAgain = async (stage: Stage) => {
  const refused = field(stage, 'Phone number');
  if ((await refused.count()) === 0 || (await refused.getAttribute('aria-invalid')) !== 'true') return;
  const text = await refused.inputValue();
  if (text === '') return;
  await refused.fill('');
  await refused.fill(text);
};
const parts: Record<string, string> = {
  details: 'Personal details',
  bank: 'Bank and numbers',
  next_of_kin: 'Next of kin',
  emergency_contact: 'Emergency contact',
};
const shows = (name: string) => ({ sees: (stage: Stage) => stage.see(heading(stage, name)) });
const working = { sees: ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working').first()) };

export const driver = defineDriver<typeof onboardingFormMachine>({
  flow: 'onboardingForm',
  open: async (stage, { start, arcs }) => {
    const { draft } = start.input as { draft: object | null };
    const endsEarly = arcs.some(({ label }) => label.endsWith('the onboarding has ended'));
    const asked = endsEarly ? await ask(stage) : await stage.world.shared('an onboarding', () => askedAndSaved(stage));
    stage.set('asked', asked);
    const { token } = asked;
    if (draft !== null) await keepInTab(stage.page, keyOf(ofVisitor(`onboarding:${token}`)), draft);
    await stage.goto(`/onboard/${token}`);
  },
  actors: {
    openOnboardingForm: {
      requests: ['GET /onboarding_forms/{token}/'],
      done: asTheCaseSays,
      conflict: async (_held, { world, prop }, { arc }) => {
        if (!arc.label.endsWith('the onboarding has ended')) return false;
        const { owner, path } = prop<Asked>('asked');
        await world.expect('POST', `${path}cancel/`, { token: owner.accessToken });
        return true;
      },
    },
    saveOnboardingForm: {
      requests: ['PATCH /onboarding_forms/{token}/'],
      done: asTheCaseSays,
      conflict: savedElsewhere,
    },
    submitOnboardingForm: {
      requests: ['POST /onboarding_forms/{token}/submit/'],
      done: asTheCaseSays,
      conflict: savedElsewhere,
    },
  },
  events: {
    'fields.type': async (stage, _event, { arc }) => typed[arc.label]?.(stage),
    'contact.type': async (stage, { changed }) => {
      await field(stage, 'Name').fill(changed.name ?? '');
      await field(stage, 'Relationship').fill(changed.relationship ?? '');
      await field(stage, 'Phone number').fill('');
      await field(stage, 'Phone number').fill(changed.phone_number ?? '');
    },
    'step.continue': async (stage, _event, { arc }) => {
      await typeAgain(stage);
      await stage.press('Continue', arc.refused);
    },
    'step.forward': (stage) => goForward(stage, 'onboardingForm', onboardingFormSteps),
    'part.open': (stage, { part }) => stage.press(`Change: ${parts[part]}`),
  },
  states: {
    loading: { sees: (stage) => stage.see(stage.page.locator('[data-state="loading"]')) },
    unread: shows('The form could not be loaded'),
    linkEnded: shows('This link no longer works'),
    opened: { sees: (stage) => stage.see(stage.page.locator('[data-flow="onboardingForm"]')), isPassing: true },
    fillingDetails: shows('Personal details'),
    fillingBank: shows('Bank and numbers'),
    namingNextOfKin: shows('Next of kin'),
    namingEmergencyContact: shows('Emergency contact'),
    saving: working,
    checking: shows('Check your details'),
    submitting: working,
    sent: shows('Thank you, your details are sent'),
  },
  // A field can be typed into on its step.
  beyond: ({ kind, label }, { value }) => {
    const step = kind === 'event' ? stateOfSample[label] : undefined;
    return step === undefined || step === value ? null : elsewhere;
  },
});
