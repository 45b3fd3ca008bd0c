import type { faultReportMachine } from '../../../../src/machines/assets/fault-report/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';

/** One red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const form = ({ page }: Stage) => page.getByRole('form', { name: 'Fault' });
const field = (stage: Stage, name: string) =>
  form(stage).getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

export const driver = defineDriver<typeof faultReportMachine>({
  flow: 'faultReport',
  open: async (stage) => {
    const { world } = stage;
    const person = await world.signIn(await world.owner());
    const { id } = await world.asset(person, { name: 'Mikano 60 kVA' });
    const takes = (takes_fault_reports: boolean) =>
      world.call('PATCH', `/c/${world.businessOf(person)}/asset-management/settings/`, {
        token: person.accessToken,
        json: { takes_fault_reports },
      });
    stage.set('turn off', () => takes(false));
    await stage.goto(`/a/${await world.labelToken(String(id))}`);
  },
  actors: {
    reportFault: {
      requests: ['POST /labels/{token}/faults/'],
      conflict: async (_held, stage) => {
        await stage.prop<() => Promise<unknown>>('turn off')();
        return true;
      },
    },
  },
  events: {
    'fault.send': async (stage, { fields, photo }, { arc }) => {
      // A refused value blocks its form until it changes.
      await field(stage, 'What is wrong\\?').fill('');
      for (const [name, text] of [
        ['What is wrong\\?', fields.message],
        ['Your name', fields.name],
        ['Phone number or email', fields.contact],
      ] as const)
        await field(stage, name).fill(text);
      const remove = form(stage).getByRole('button', { name: 'Remove' });
      if (await remove.isVisible()) await remove.click();
      if (photo) {
        const chooser = form(stage).locator('input[type=file]');
        await chooser.setInputFiles({ name: 'smoke.png', mimeType: 'image/png', buffer: png });
        // The app opens it before it takes it.
        await stage.see(remove);
      }
      await stage.press('Send', arc.refused);
    },
  },
  states: {
    describing: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(form(stage));
        const { problem } = snapshot.context;
        if (problem && arc?.offer.kind === 'event') await stage.see(stage.page.getByText('Say what is wrong.'));
        else if (problem)
          await stage.see(
            stage.page
              .getByRole('alert')
              .or(stage.page.getByText(/^Upload a PNG/))
              .first(),
          );
      },
    },
    sending: { sees: (stage) => stage.see(form(stage).getByRole('status').getByText('Working')) },
    sent: {
      isLeft: true,
      sees: (stage) => stage.see(stage.page.getByText('It was received. Nobody has looked at the asset yet.')),
    },
    off: { isLeft: true, sees: (stage) => stage.seeNone(stage.page.locator('[data-flow="faultReport"]')) },
  },
});
