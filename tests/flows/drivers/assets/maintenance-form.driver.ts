import type { maintenanceFormMachine } from '../../../../src/machines/assets/maintenance-form/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

/** A refused value blocks its form until it changes, so everything is given anew. */
const write = async (stage: Stage, name: string, text: string) => {
  await field(stage, name).fill('');
  await field(stage, name).fill(text);
};
const choose = async ({ page }: Stage, type: 'Service' | 'Repair') => {
  const radio = page.getByRole('radio', { name: type });
  // The bar above would take the press.
  await radio.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await radio.check({ force: true });
};

/** An entry that is there already is due that day. */
const dueDate = '2040-05-20';
const fillDue = async (stage: Stage, isReminded: boolean) => {
  await field(stage, 'Due date').fill('20 May, 2040');
  await field(stage, 'Due date').press('Tab');
  const reminding = stage.page.getByRole('switch', { name: 'Set Reminder' });
  await reminding.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await reminding.setChecked(isReminded, { force: true });
};

/** Fills the form as the label of the step says; 'a service' is what an entry that is there already says. */
const fill = async (stage: Stage, label: string) => {
  const isNew = stage.prop<boolean>('isNew');
  const isRepair = label === 'maintenance.save: a repair';
  if (isNew) await pickFrom(stage.page, 'Asset', stage.prop('title'));
  await choose(stage, isRepair ? 'Service' : 'Repair');
  await choose(stage, isRepair ? 'Repair' : 'Service');
  await write(stage, 'Vendor', label === 'maintenance.save: another vendor' ? 'Mikano' : '');
  if (!isRepair) await fillDue(stage, label === 'maintenance.save: a service with a reminder');
  const tries = stage.prop<number>('tries') + 1;
  stage.set('tries', tries);
  // What is refused of a new entry is given another value.
  await write(stage, 'Cost', isNew ? String(45_000 + tries) : '45000');
  await chooseFile(stage, label === 'maintenance.save: a service with a file');
  const notes = isRepair ? `New belt ${tries}` : 'Oil and filters';
  await write(stage, 'Notes', label === 'maintenance.save: no notes' ? ' ' : notes);
};

const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n') };
/** The only file, or none: what was chosen for an earlier attempt is still there. */
const chooseFile = async (stage: Stage, isWanted: boolean) => {
  const { page } = stage;
  const remove = page.getByRole('button', { name: 'Remove bill.pdf' });
  while ((await remove.count()) > 0) await remove.first().click();
  if (!isWanted) return;
  await page.locator('[data-flow="maintenanceForm"] input[type=file]').setInputFiles(pdf);
  await stage.see(page.getByText(/ · Sent$/));
};

const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working'));
const left = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="maintenanceForm"]'));

export const driver = defineDriver<typeof maintenanceFormMachine>({
  flow: 'maintenanceForm',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of a generator', () => stage.world.owner()));
    const isNew = (start.input as { id: string | null }).id === null;
    stage.set('isNew', isNew);
    stage.set('tries', 0);
    const { id, number } = await stage.world.shared('a generator', () =>
      stage.world.asset(person, { name: 'Mikano 60 kVA' }),
    );
    stage.set('title', `Mikano 60 kVA · ${String(number)}`);
    if (isNew) return stage.goto('/assets?tab=maintenance&view=create-maintenance');
    const entry = await stage.world.maintenance(person, String(id), { due_date: dueDate });
    await stage.goto(`/assets?tab=maintenance&view=edit-maintenance&id=${String(entry.id)}`);
  },
  actors: {
    createReminder: { requests: ['POST /c/{domain}/asset-management/reminders/'] },
    createMaintenance: {
      requests: ['POST /c/{domain}/asset-management/maintenance/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, notes: 'As it was sent first' }) }),
    },
    updateMaintenance: { requests: ['PATCH /c/{domain}/asset-management/maintenance/{id}/'] },
  },
  events: {
    'maintenance.save': async (stage, _event, { arc }) => {
      await fill(stage, arc.label);
      await stage.press(/^(Save|Save changes)$/, arc.refused);
    },
    'form.leave': (stage) => stage.press(/^(Cancel|Look in the list)$/),
  },
  states: {
    editing: {
      sees: async ({ page, see }, { snapshot, arc }) => {
        await see(page.getByRole('form', { name: 'Maintenance' }));
        if (snapshot.context.problem && arc?.offer.kind !== 'event')
          await see(page.getByRole('alert').or(page.getByText(/This value is not valid|This is too long/)));
        if (arc?.label === 'maintenance.save: no notes') await see(page.getByText('Feild is required'));
      },
    },
    settingReminder: { sees: working },
    creating: { sees: working },
    updating: { sees: working },
    foundEarlier: { sees: ({ page, see }) => see(page.getByText(/^Your earlier attempt went through/)) },
    saved: { isLeft: true, sees: left },
    left: { isLeft: true, sees: left },
  },
});
