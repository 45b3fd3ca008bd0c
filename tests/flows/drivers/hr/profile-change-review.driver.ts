import { profileFieldLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import type {
  ProfileChange,
  profileChangeReviewMachine,
} from '../../../../src/machines/hr/profile-change-review/machine.ts';
import type { Person } from '../../../worlds/accounts.ts';
import { defineDriver, elsewhere, type Step } from '../../browser/driver.ts';
import type { Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const outputOf = ({ arc }: Step) => Reflect.get(arc.offer.event, 'output') as Json;
type Asked = { employee: string; email: string; request: string };

/** An employee who asks for the changes of the cases. */
async function asked({ world }: Stage, owner: Person): Promise<Asked> {
  const member = await world.member(owner, { permissions: [] });
  const employee = await world.employed(owner, member, ['Musa', 'Ibrahim'], 'Transport pool');
  const person = await world.signIn(member);
  const details = {
    first_name: 'Musa',
    last_name: 'Ibrahim',
    phone_number: '+2348063456789',
    address: '12 Bode Thomas Street',
    marital_status: 'married',
  };
  const request = await world.expect('POST', `/c/${world.businessOf(person)}/my_profile_changes/`, {
    token: person.accessToken,
    json: { reason: 'We moved.', details },
  });
  return { employee, email: member.email, request: String(request.id) };
}

const why = ({ page }: Stage) => page.getByRole('textbox', { name: 'Why: Home address' });

export const driver = defineDriver<typeof profileChangeReviewMachine>({
  flow: 'profileChangeReview',
  open: async (stage) => {
    const { world } = stage;
    const owner = await world.shared('owner of profile changes', () => world.owner());
    stage.set('owner', owner);
    const request = await world.shared('a profile change', () => asked(stage, owner));
    stage.set('asked', request);
    await signedInOn(stage, owner);
    await stage.goto(`/hr/profile-changes/${request.request}`);
  },
  actors: {
    getProfileChange: {
      requests: ['GET /c/{domain}/profile_change_requests/{id}/'],
      // What is left of it depends on earlier steps and on rights: the case says it.
      done: async (held, step) => {
        await held.letThrough({
          answer: ({ id, version, employee }) => ({ ...outputOf(step), id, version, employee }),
        });
      },
    },
    approveProfileUpdateRequest: {
      requests: ['POST /c/{domain}/employees/{id}/approve_profile_update_request/'],
      // A decision would end the request for the steps that follow. A real server decides in tests/e2e/hr/profile-changes.spec.ts.
      done: async (held, step, stage) => {
        const output = outputOf(step);
        const { request, employee } = stage.prop<Asked>('asked');
        await held.answer(200, { ...output, id: request, employee: { ...(output.employee as Json), id: employee } });
      },
      conflict: async (_held, stage) => {
        const { world } = stage;
        const { employee, email } = stage.prop<Asked>('asked');
        const owner = await world.signIn(stage.prop<Person>('owner'));
        await world.expect('PUT', `/c/${world.businessOf(owner)}/employees/${employee}/update_employee_form_once/`, {
          token: owner.accessToken,
          json: { first_name: 'Musa', last_name: 'Ibrahim', email, address: `${world.number()} Awolowo Road` },
        });
        return true;
      },
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
