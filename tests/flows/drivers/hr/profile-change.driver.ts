import type { ProfileChangeDraft, profileChangeMachine } from '../../../../src/machines/hr/profile-change/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { keepInTab, keyOfPerson } from '../../../worlds/device.ts';
import { defineDriver, elsewhere, type Step } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true });

/** The profile is that of the case; the server keeps what is asked of the record of the person. */
const outputOf = ({ arc }: Step) => Reflect.get(arc.offer.event, 'output');

/** What an earlier step or path left open would be refused. */
async function withdraw(stage: Stage): Promise<void> {
  const { path, token } = stage.prop<{ path: string; token: string }>('mine');
  const { results } = await stage.world.expect('GET', path, { token });
  const open = (results as { id: string; state: string }[]).filter(({ state }) => state === 'open');
  for (const { id } of open) await stage.world.expect('POST', `${path}${id}/withdraw/`, { token });
}

/** Into an empty field, so that the same text again is typed too. */
const retype = async (stage: Stage, name: string, text: string) => {
  await field(stage, name).fill(`${text}x`);
  await field(stage, name).fill(text);
};
const typed: Record<string, (stage: Stage) => Promise<void>> = {
  'fields.type: another address': (stage) => retype(stage, 'Home address', '12 Bode Thomas Street'),
  'fields.type: no last name': (stage) => retype(stage, 'Last name', ''),
  'fields.type: an account': async (stage) => {
    await pickFrom(stage.page, 'Bank', 'First Bank of Nigeria');
    await retype(stage, 'Account number', '0000014579');
  },
};
/** The part in which a person can type each sample, by its label without the event. */
const partOfSample: Record<string, string> = {
  'another address': 'details',
  'no last name': 'details',
  'an account': 'bank',
  'a contact': 'emergency_contact',
};
const parts: Record<string, string> = {
  details: 'Personal details',
  bank: 'Bank and numbers',
  next_of_kin: 'Next of kin',
  emergency_contact: 'Emergency contact',
};

export const driver = defineDriver<typeof profileChangeMachine>({
  flow: 'profileChange',
  open: async (stage, { start }) => {
    const { world } = stage;
    const musa = await world.shared('Musa with a profile', async () => {
      const owner = await world.owner();
      const member = await world.member(owner, { permissions: [] });
      await world.employed(owner, member, ['Musa', 'Ibrahim'], 'Transport pool');
      return member;
    });
    const person = await signedInOn(stage, musa);
    stage.set('mine', { path: `/c/${world.businessOf(person)}/my_profile_changes/`, token: person.accessToken });
    const { draft } = start.input as { draft: ProfileChangeDraft | null };
    if (draft !== null) await keepInTab(stage.page, keyOfPerson(person, 'profile-change'), draft);
    await stage.goto('/my-profile/change');
  },
  actors: {
    getMyProfile: {
      requests: ['GET /c/{domain}/my_profile/'],
      done: async (held: Held, step) => held.answer(200, { profile: outputOf(step) }),
    },
    createMyProfileChange: {
      requests: ['POST /c/{domain}/my_profile_changes/'],
      done: async (held, _step, stage) => {
        await withdraw(stage);
        await held.letThrough();
      },
      conflict: (held) => held.arriveEarlier({ isAnother: true }),
    },
  },
  events: {
    'fields.type': async (stage, _event, { arc }) => typed[arc.label]?.(stage),
    'contact.type': async (stage, { changed }) => {
      await retype(stage, 'Name', changed.name ?? '');
      await retype(stage, 'Relationship', changed.relationship ?? '');
      await retype(stage, 'Phone number', changed.phone_number ?? '');
    },
    'part.open': (stage, { part }) => stage.press(`Change: ${parts[part]}`),
    'step.continue': (stage, _event, { arc }) => stage.press('Continue', arc.refused),
    'step.back': (stage) => stage.press('Leave as it was'),
    'reason.type': (stage, { reason }) => retype(stage, 'Why', reason),
    'change.send': (stage, _event, { arc }) => stage.press('Send to HR', arc.refused),
    'profile.retry': (stage) => stage.press('Retry'),
  },
  states: {
    loading: { sees: (stage) => stage.see(stage.page.locator('[data-state="loading"]')) },
    unread: { sees: (stage) => stage.see(stage.page.getByText('Your profile could not be loaded')) },
    looking: {
      sees: async (stage, { snapshot }) => {
        await stage.see(button(stage, 'Send to HR'));
        if (snapshot.context.problem)
          await stage.see(stage.page.getByText(/request already|required|not valid|connection|answer/i).first());
      },
    },
    filling: { sees: (stage) => stage.see(button(stage, 'Leave as it was')) },
    sending: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working').first()) },
    sent: { isLeft: true, sees: (stage) => stage.see(stage.page.getByText('HR has your request').first()) },
  },
  // A field can be typed into in its part.
  beyond: ({ kind, label }, { context }) => {
    const part = kind === 'event' ? partOfSample[label] : undefined;
    return part === undefined || part === context.part ? null : elsewhere;
  },
});
