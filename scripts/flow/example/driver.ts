import { defineDriver } from '../../../tests/flows/browser/driver.ts';
import type { Stage } from '../../../tests/flows/browser/stage.ts';
import { signedInOn } from '../../../tests/flows/drivers/signed-in.ts';
import type { departmentAdditionMachine } from './machine.ts';

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Add a department' });
const name = (stage: Stage) => dialog(stage).getByRole('textbox', { name: 'Name' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="departmentAddition"]'));

export const driver = defineDriver<typeof departmentAdditionMachine>({
  flow: 'departmentAddition',
  open: async (stage) => {
    await signedInOn(stage, await stage.world.owner());
    await stage.goto('/hr/department-addition');
  },
  actors: { createDepartment: { requests: ['POST /c/{domain}/departments/'] } },
  // The other events press the button of their label.
  events: {
    'form.submit': async (stage, event, { arc }) => {
      // A refused value blocks its form until it changes.
      await name(stage).fill('');
      await name(stage).fill(event.name);
      await stage.press('Add', arc.refused);
    },
  },
  states: {
    naming: {
      sees: async (stage, { snapshot }) => {
        await stage.see(name(stage));
        const [why] = snapshot.context.problem?.fields.name ?? [];
        if (why) await stage.see(dialog(stage).getByText(why));
      },
    },
    saving: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    unsaved: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    added: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
