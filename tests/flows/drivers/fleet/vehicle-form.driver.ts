import type { vehicleFormMachine } from '../../../../src/machines/fleet/vehicle-form/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { readMovedNotice } from '../../../worlds/device.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const isNew = (stage: Stage) => stage.prop<boolean>('isNew');
const form = (stage: Stage) => stage.page.getByRole('dialog', { name: isNew(stage) ? 'Add vehicle' : 'Edit vehicle' });
const gone = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="vehicleForm"]'));
const working = (stage: Stage) => stage.see(form(stage).getByRole('status').getByText('Working'));

const field = (stage: Stage, name: string) =>
  form(stage).getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

/** The choices stay once they are made. */
const chooseKind = async (stage: Stage) => {
  if (stage.prop<boolean>('isChosen')) return;
  await form(stage)
    .getByRole('button', { name: /Vehicle type/ })
    .click();
  await stage.page.getByRole('option', { name: 'Truck' }).click();
  await pickFrom(stage.page, 'Make', 'Toyota');
  await pickFrom(stage.page, 'Model', 'Hilux');
  stage.set('isChosen', true);
};

export const driver = defineDriver<typeof vehicleFormMachine>({
  flow: 'vehicleForm',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of a fleet', () => stage.world.owner()));
    const ofNew = (start.input as { id: string | null }).id === null;
    // Whoever has read that vehicles have moved.
    await readMovedNotice(stage.page);
    stage.set('isNew', ofNew);
    stage.set('isChosen', !ofNew);
    if (ofNew) return stage.goto('/fleet?tab=add-vehicle');
    const { id } = await stage.world.vehicle(person);
    await stage.goto(`/fleet?tab=edit-vehicle&vehicleId=${String(id)}`);
  },
  actors: {
    createVehicle: { requests: ['POST /c/{domain}/vehicles/'] },
    updateVehicle: { requests: ['PATCH /c/{domain}/vehicles/{id}/'] },
  },
  events: {
    'vehicle.save': async (stage, _event, { arc }) => {
      await chooseKind(stage);
      // A refused value blocks its form until it changes.
      await field(stage, 'Plate number').fill('');
      if (arc.label !== 'vehicle.save: no plate number') await field(stage, 'Plate number').fill('KJA-117-YD');
      await field(stage, 'Colour').fill(arc.label === 'vehicle.save: another colour' ? 'Red' : 'White');
      await stage.press(/^(Add Vehicle|Edit Vehicle)$/, arc.refused);
    },
    'form.leave': (stage) => stage.press('Cancel'),
  },
  states: {
    editing: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(form(stage).getByRole('button', { name: /^(Add Vehicle|Edit Vehicle)$/ }));
        if (arc?.label === 'vehicle.save: no plate number') await stage.see(form(stage).getByText('Required').first());
        else if (snapshot.context.problem)
          await stage.see(
            form(stage).getByRole('alert').or(form(stage).getByText('Another vehicle has this plate number.')).first(),
          );
      },
    },
    creating: { sees: working },
    updating: { sees: working },
    stored: { isLeft: true, sees: gone },
    earlier: { isLeft: true, sees: gone },
    left: { isLeft: true, sees: gone },
  },
});
