import { profileFieldLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import type {
  ProfileChange,
  profileChangeReviewMachine,
} from '../../../../src/machines/hr/profile-change-review/machine.ts';
import { defineDriver, elsewhere, type Step } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

/** Who asked for what depends on earlier visits: the case says it. A real server answers tests/e2e/hr/profile-changes.spec.ts. */
const asTheCaseSays = async (held: Held, { arc }: Step) => held.answer(200, Reflect.get(arc.offer.event, 'output'));
const why = ({ page }: Stage) => page.getByRole('textbox', { name: 'Why: Home address' });

export const driver = defineDriver<typeof profileChangeReviewMachine>({
  flow: 'profileChangeReview',
  open: async (stage, { start }) => {
    const { world } = stage;
    await signedInOn(stage, await world.shared('owner of profile changes', () => world.owner()));
    await stage.goto(`/hr/profile-changes/${(start.input as { id: string }).id}`);
  },
  actors: {
    getProfileChange: { requests: ['GET /c/{domain}/profile_change_requests/{id}/'], done: asTheCaseSays },
    approveProfileUpdateRequest: {
      requests: ['POST /c/{domain}/employees/{id}/approve_profile_update_request/'],
      done: asTheCaseSays,
    },
  },
  events: {
    'verdict.give': ({ page }, { field, is }) =>
      page
        .getByRole('group', { name: profileFieldLabels[field], exact: true })
        .getByText(is === 'approve' ? 'Approve' : 'Refuse', { exact: true })
        .click(),
    'note.type': async (stage, { note }) => {
      await why(stage).fill(`${note}x`);
      await why(stage).fill(note);
    },
    'decision.send': (stage, _event, { arc }) => stage.press('Send the decision', arc.refused),
  },
  states: {
    loading: { sees: (stage) => stage.see(stage.page.locator('[data-state="loading"]')) },
    unread: { sees: (stage) => stage.see(stage.page.getByText('The request could not be loaded')) },
    reviewing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByRole('button', { name: 'Approve all' }));
        if (snapshot.context.problem)
          await stage.see(stage.page.getByText(/meanwhile|required|too long|connection|answer/i).first());
        const { fields } = snapshot.context.change as ProfileChange;
        if (fields.some(({ is_outdated }) => is_outdated)) await stage.see(stage.page.getByText('9 Awolowo Road'));
      },
    },
    sending: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working').first()) },
    settled: { sees: (stage) => stage.seeNone(stage.page.getByRole('button', { name: 'Send the decision' })) },
  },
  beyond: ({ kind, label }, { context }) => {
    const { change, verdicts } = context;
    const isOpen = (name: string) => change?.fields.some(({ field, state }) => field === name && state === 'open');
    if (kind !== 'event') return null;
    if (label === 'why' || label === 'nothing') return verdicts.address?.is === 'refuse' ? null : elsewhere;
    if (label === 'approve the status') return isOpen('marital_status') ? null : elsewhere;
    return null;
  },
});
