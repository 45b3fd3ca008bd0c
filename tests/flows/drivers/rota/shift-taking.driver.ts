import type { shiftTakingMachine } from '../../../../src/machines/rota/shift-taking/machine.ts';
import { defineDriver, type Step } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { type Published, publishedShift, takeBack } from './own-shift.ts';

const dialog = (stage: Stage) => stage.page.getByRole('dialog', { name: 'Take this shift?' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="shiftTaking"]'));
const statusOf = ({ arc }: Step): string => Reflect.get(arc.offer.event, 'output').status;

/** Whether who plans approves each swap. */
async function approving(stage: Stage, isApproved: boolean) {
  const { base, token } = stage.prop<Published>('own');
  const { id: _, ...settings } = await stage.world.expect('GET', `${base}shift/config/`, { token });
  const json = { ...settings, approves_swaps: isApproved };
  await stage.world.expect('PUT', `${base}shift/config/`, { token, json });
}

export const driver = defineDriver<typeof shiftTakingMachine>({
  flow: 'shiftTaking',
  open: async (stage) => {
    const own = await publishedShift(stage, true);
    stage.set('own', own);
    await stage.goto(`/shift-rota?year=2036&week=50&modal=take&of=${own.shift}`);
  },
  actors: {
    takeShift: {
      requests: ['POST /c/{domain}/shift/{id}/claim/'],
      done: async (held, step, stage) => {
        await takeBack(stage, stage.prop<Published>('own'));
        await approving(stage, statusOf(step) === 'accepted');
        await held.letThrough();
      },
      conflict: async (_held, stage) => {
        const { base, token, shift } = stage.prop<Published>('own');
        await stage.world.expect('POST', `${base}shift/${shift}/claim/`, { token });
        return true;
      },
    },
  },
  // Each event presses the button of its label.
  events: {},
  states: {
    asked: { sees: (stage) => stage.see(dialog(stage)) },
    taking: { sees: (stage) => stage.see(dialog(stage).getByRole('status').getByText('Working')) },
    refused: { sees: (stage) => stage.see(dialog(stage).getByText(/Somebody else was faster/)) },
    unsent: { sees: (stage) => stage.see(dialog(stage).getByRole('alert')) },
    taken: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
