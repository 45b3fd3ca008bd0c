import type { assignmentMachine } from '../../../../src/machines/shared/assignment/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const names = ['Emeka Obi', 'Sule Abubakar'];
const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: /^Give / });
const person = (stage: Stage, name: string) => dialog(stage).getByRole('option', { name: new RegExp(name) });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="assignment"]'));

export const driver = defineDriver<typeof assignmentMachine>({
  flow: 'assignment',
  open: async (stage) => {
    const { world } = stage;
    const owner = await signedInOn(stage, await world.shared('owner of benefits', () => world.owner()));
    const base = `/c/${(owner.user.business as { id: string }).id}`;
    const post = async (path: string, json: object) =>
      (await world.call('POST', `${base}/${path}`, { token: owner.accessToken, json })).body;
    await world.shared('two employees', async () => {
      for (const name of names) {
        const [first_name, last_name] = name.split(' ');
        await post('employees/post_employee_form_once/', { first_name, last_name });
      }
    });
    const { id } = await post('benefits/', { name: `Hygeia HMO ${world.number()}`, kind: 'health' });
    await stage.goto(`/hr/benefits/${id}`);
    await stage.press('Give to employees');
  },
  actors: { bulkAssign: { requests: ['POST /c/{domain}/benefits/bulk_assign/'] } },
  events: {
    'people.choose': async (stage, { people }, { arc }) => {
      const wanted = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
      for (const name of names) {
        await stage.see(person(stage, name));
        const isChosen = (await person(stage, name).getAttribute('aria-selected')) === 'true';
        if (isChosen !== wanted.includes(name)) await person(stage, name).click();
      }
      await stage.press('Continue', arc.refused);
    },
    'assignment.submit': async (stage, { startDate }, { arc }) => {
      const day = dialog(stage).getByRole('textbox', { name: 'First day' });
      // A refused day blocks the form until it is typed again.
      await day.fill('');
      await day.fill(startDate);
      await day.press('Tab');
      await stage.press('Give', arc.refused);
    },
    'step.back': (stage) => stage.press(/^(Cancel|Choose again)$/),
    'refused.leave': (stage, _event, { arc }) => {
      const leave = dialog(stage).getByRole('button', { name: 'Go on without them' });
      return arc.refused ? stage.seeNone(leave) : leave.click();
    },
    'assignment.leave': (stage) =>
      dialog(stage)
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .last()
        .click(),
  },
  states: {
    choosingPeople: { sees: (stage) => stage.see(person(stage, 'Emeka Obi')) },
    choosingDay: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(dialog(stage).getByText(/^To (Emeka Obi|Sule Abubakar|2 employees)\./));
        const { problem } = snapshot.context;
        const [ofDay] = problem?.fields.start_date ?? [];
        if (arc?.label === 'assignment.submit: without a day') await stage.see(dialog(stage).getByText(/required/));
        else if (ofDay) await stage.see(dialog(stage).getByText(ofDay));
        else if (problem) await stage.see(dialog(stage).getByRole('alert'));
      },
    },
    assigning: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    refused: { sees: (stage) => stage.see(dialog(stage).getByText('Nothing was given yet.')) },
    gone: { sees: (stage) => stage.see(dialog(stage).getByText(/has deleted a benefit in the meantime/)) },
    assigned: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
