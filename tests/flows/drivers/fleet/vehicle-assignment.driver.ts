import type { vehicleAssignmentMachine } from '../../../../src/machines/fleet/vehicle-assignment/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const picker = ({ page }: Stage) => page.getByRole('dialog', { name: 'Choose the assignee' });
const assigning = ({ page }: Stage) => page.getByRole('dialog', { name: 'Assign vehicle' });
const ending = ({ page }: Stage) => page.getByRole('dialog', { name: 'Unassign vehicle' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="vehicleAssignment"]'));

export const driver = defineDriver<typeof vehicleAssignmentMachine>({
  flow: 'vehicleAssignment',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of a fleet', () => stage.world.owner()));
    const isAssigned = (start.input as { isAssigned: boolean }).isAssigned;
    const { id } = await stage.world.vehicle(person);
    if (isAssigned) await stage.world.assignVehicle(person, String(id));
    stage.set('tries', 0);
    await stage.goto(`/fleet/home/${String(id)}`);
    await stage.press(isAssigned ? 'Unassign' : 'Assign');
  },
  actors: {
    addVehicleAssignee: { requests: ['POST /c/{domain}/vehicles/{id}/add-assignee/'] },
    removeVehicleAssignee: { requests: ['POST /c/{domain}/vehicles/{id}/remove-assignee/'] },
  },
  events: {
    'assignee.choose': async (stage) => {
      await picker(stage).getByRole('option').first().click();
      await picker(stage).getByRole('button', { name: 'Assign' }).click();
    },
    'assignee.remove': async (stage) => {
      const end = ending(stage).getByRole('textbox', { name: /^End date/ });
      const tries = stage.prop<number>('tries') + 1;
      stage.set('tries', tries);
      // A refused day blocks its form until it changes.
      await end.fill(`05 Jan, ${2040 + tries}`);
      await end.press('Tab');
      await ending(stage).getByRole('button', { name: 'Unassign' }).click();
    },
    'assignee.retry': (stage) => stage.press('Try again'),
    'dialog.leave': (stage) => stage.press('Cancel'),
  },
  states: {
    opening: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })), isPassing: true },
    choosingAssignee: { sees: (stage) => stage.see(picker(stage)) },
    assigning: { sees: (stage) => stage.see(assigning(stage).getByRole('status').getByText('Working')) },
    notAssigned: { sees: (stage) => stage.see(assigning(stage).getByRole('alert')) },
    choosingEnd: {
      sees: async (stage, { snapshot }) => {
        await stage.see(ending(stage).getByRole('button', { name: 'Unassign' }));
        if (snapshot.context.problem)
          await stage.see(
            ending(stage)
              .getByRole('alert')
              .or(ending(stage).getByText(/cannot be before/))
              .first(),
          );
      },
    },
    unassigning: { sees: (stage) => stage.see(ending(stage).getByRole('status').getByText('Working')) },
    assigned: { isLeft: true, sees: gone },
    unassigned: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
