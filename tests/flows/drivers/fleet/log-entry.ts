/** How a browser plays an entry of a vehicle's log: the two differ in their forms. */
import type { AnyMachineSnapshot } from 'xstate';
import type { fuelEntryMachine } from '../../../../src/machines/fleet/fuel-entry/machine.ts';
import { defineDriver, type FlowDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Words = {
  flow: string;
  form: string;
  submit: string;
  /** Says what is missing. */
  mistake: string;
  /** Below that of the vehicle. */
  place: string;
  create: string;
  /** As in the API. */
  requested: string;
  vehicle?: Record<string, unknown>;
  fill: (stage: Stage, isWrong: boolean) => Promise<void>;
};

export function logEntryDriver(words: Words): FlowDriver {
  const form = ({ page }: Stage) => page.getByRole('form', { name: words.form });
  const gone = (stage: Stage) => stage.seeNone(stage.page.locator(`[data-flow="${words.flow}"]`));
  const seesProblem = async (stage: Stage, { context }: AnyMachineSnapshot) => {
    const said = context.problem?.fields.mileage?.[0];
    if (said) await stage.see(form(stage).getByText(said));
    else if (context.problem) await stage.see(form(stage).getByRole('alert').first());
  };
  return defineDriver<typeof fuelEntryMachine>({
    flow: words.flow,
    open: async (stage) => {
      const person = await signedInOn(stage, await stage.world.owner());
      const { id } = await stage.world.vehicle(person, words.vehicle);
      await stage.goto(`/fleet/home/${String(id)}/${words.place}`);
    },
    actors: {
      [words.create]: {
        requests: [`POST /c/{domain}/vehicles/{id}/${words.requested}/`],
        conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, mileage: Number(body.mileage) + 1 }) }),
      },
    },
    events: {
      'entry.submit': async (stage, { mistakes }, { arc }) => {
        await words.fill(stage, Object.keys(mistakes).length > 0);
        const odometer = form(stage).getByRole('textbox', { name: /^Odometer/ });
        // A refused value blocks its form until it changes.
        await odometer.fill('');
        await odometer.fill('82400');
        await stage.press(words.submit, arc.refused);
      },
      'entry.retry': (stage) => stage.press('Send now'),
      'entry.change': (stage) => stage.press('Change it'),
      'connection.returned': (stage) => stage.page.evaluate(() => void dispatchEvent(new Event('online'))),
      'form.leave': (stage) => stage.press('Cancel'),
    },
    states: {
      editing: {
        sees: async (stage, { snapshot, arc }) => {
          await stage.see(form(stage).getByRole('button', { name: words.submit }));
          if (arc?.offer.kind === 'event' && arc.offer.event.type === 'entry.submit')
            await stage.see(form(stage).getByText(words.mistake));
          else await seesProblem(stage, snapshot);
        },
      },
      recording: { sees: (stage) => stage.see(form(stage).getByRole('status').getByText('Working')) },
      cut: { sees: (stage) => stage.see(stage.page.getByText(/Everything is kept on this device/)) },
      doubted: { sees: (stage) => stage.see(form(stage).getByRole('textbox', { name: /^Why is it right\?/ })) },
      recorded: { isLeft: true, sees: gone },
      earlier: { isLeft: true, sees: gone },
      left: { isLeft: true, sees: gone },
    },
  });
}
