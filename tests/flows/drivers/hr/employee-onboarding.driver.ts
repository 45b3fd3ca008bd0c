import type { employeeOnboardingMachine } from '../../../../src/machines/hr/employee-onboarding/machine.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { keepInTab, keyOfPerson } from '../../../worlds/device.ts';
import { defineDriver, type Step } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

/** How far the employee is depends on them: the case says it. A real server answers tests/e2e/hr/onboarding.spec.ts. */
const asTheCaseSays = async (held: Held, { arc }: Step) => held.answer(200, Reflect.get(arc.offer.event, 'output'));
/** The record is real, so that the next page shows it. */
const approved = async (held: Held, { arc }: Step, stage: Stage) => {
  const owner = stage.prop<SignedIn>('owner');
  const added = await stage.world.call(
    'POST',
    `/c/${stage.world.businessOf(owner)}/employees/post_employee_form_once/`,
    {
      token: owner.accessToken,
      json: { first_name: 'Ngozi', last_name: 'Eze', hire_date: '2026-03-16' },
    },
  );
  await held.answer(200, { ...Object(Reflect.get(arc.offer.event, 'output')), employee: added.body.id });
};

/** A refused value blocks its form until it is typed again. */
const typeAgain = async (stage: Stage) => {
  const refused = field(stage, 'Phone number');
  if ((await refused.getAttribute('aria-invalid')) !== 'true') return;
  await refused.fill('0803 123 4567');
};
const at = (state: string) => ({
  sees: (stage: Stage) => stage.see(stage.page.locator(`[data-flow="employeeOnboarding"][data-state="${state}"]`)),
});
const working = { sees: ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working').first()) };
const left = (stage: Stage) => stage.seeNone(stage.page.locator('[data-state="approving"], [data-state="linking"]'));

export const driver = defineDriver<typeof employeeOnboardingMachine>({
  flow: 'employeeOnboarding',
  open: async (stage, { start }) => {
    const { id, isReadOnly, draft } = start.input as { id: string | null; isReadOnly: boolean; draft: object | null };
    const owner = await stage.world.shared('owner of onboardings', () => stage.world.owner());
    const person = await signedInOn(stage, owner);
    stage.set('owner', person);
    if (draft !== null) await keepInTab(stage.page, keyOfPerson(person, `employee-onboarding:${id ?? 'new'}`), draft);
    if (id === null) return stage.goto('/hr/new-onboarding/new');
    return stage.goto(isReadOnly ? `/hr/view-onboarding/${id}` : `/hr/continue-onboarding/${id}`);
  },
  actors: {
    createOnboarding: {
      requests: ['POST /c/{domain}/onboardings/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, first_name: 'Sent first' }) }),
    },
    createOnboardingLink: { requests: ['POST /c/{domain}/onboardings/{id}/link/'] },
    getOnboarding: { requests: ['GET /c/{domain}/onboardings/{id}/'], done: asTheCaseSays },
    returnOnboarding: { requests: ['POST /c/{domain}/onboardings/{id}/return/'], done: asTheCaseSays },
    approveOnboarding: { requests: ['POST /c/{domain}/onboardings/{id}/approve/'], done: approved },
  },
  events: {
    'fields.type': async (stage, { changed }) => {
      if (changed.first_name !== undefined) await field(stage, 'First name').fill(changed.first_name);
      await field(stage, 'Last name').fill('');
      await field(stage, 'Last name').fill(changed.last_name ?? '');
    },
    'onboarding.start': async (stage, _event, { arc }) => {
      await typeAgain(stage);
      await stage.press('Start and make the link', arc.refused);
    },
    'onboarding.reload': (stage) => stage.press(/^(Retry|Look again)$/),
    'link.make': (stage) => stage.press(/^Make a (new )?link$/),
    'note.type': async (stage, { note }) => {
      const open = stage.page.getByRole('button', { name: 'Ask for a change: Bank and numbers' });
      if (await open.isVisible()) await open.click();
      await stage.page.getByRole('textbox', { name: 'What is to be changed: bank and numbers' }).fill(note);
    },
    'changes.ask': (stage, _event, { arc }) => {
      const send = stage.page.getByRole('button', { name: 'Send the notes to the employee' });
      return arc.refused ? stage.seeNone(send) : send.click();
    },
    'onboarding.approve': (stage, _event, { arc }) => {
      const approve = stage.page.getByRole('button', { name: 'Approve and write the record' });
      return arc.refused ? stage.seeNone(approve) : approve.click();
    },
  },
  states: {
    opening: at('opening'),
    describing: { sees: (stage) => stage.see(field(stage, 'First name')) },
    starting: working,
    linking: working,
    linked: at('linked'),
    loading: at('loading'),
    foundEarlier: { sees: (stage) => stage.see(stage.page.getByText('Your earlier attempt went through')) },
    unread: { sees: (stage) => stage.see(stage.page.getByText('The onboarding could not be loaded')) },
    sorting: at('sorting'),
    waiting: { sees: (stage) => stage.see(stage.page.getByRole('region', { name: 'Their part' })) },
    reviewing: { sees: (stage) => stage.see(stage.page.getByRole('region', { name: 'Bank and numbers' })) },
    asking: working,
    approving: working,
    viewing: at('viewing'),
    started: { isLeft: true, sees: left },
    listed: { isLeft: true, sees: (stage) => stage.seeNone(stage.page.locator('[data-flow="employeeOnboarding"]')) },
    approved: { isLeft: true, sees: left },
  },
});
