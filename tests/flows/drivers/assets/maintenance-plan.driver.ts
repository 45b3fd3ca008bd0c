import type { PlanFields } from '../../../../src/domain/assets/plan-form.ts';
import type { maintenancePlanMachine } from '../../../../src/machines/assets/maintenance-plan/machine.ts';
import { pickFrom } from '../../../pick.ts';
import { keepInTab, keyOfPerson } from '../../../worlds/device.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

type Fields = Partial<PlanFields>;

const field = ({ page }: Stage, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
/** A refused value blocks its form until it changes, so everything is given anew. */
const write = async (stage: Stage, name: string, text: string) => {
  await field(stage, name).fill('');
  await field(stage, name).press('Tab');
  await field(stage, name).fill(text);
  await field(stage, name).press('Tab');
};

const fillSubject = async (stage: Stage, { name = '' }: Fields) => {
  await write(stage, 'Name', name);
  if (stage.prop<boolean>('isNew')) await pickFrom(stage.page, 'Asset', stage.prop('title'));
};
const fillRhythm = async (stage: Stage, { every = '', every_hours: hours = '' }: Fields) => {
  await write(stage, 'Every', every);
  await write(stage, 'Every engine hours', hours);
  await write(stage, 'Last done on', '01 Nov, 2026');
};

/** What stands in the form, as it was last filled in. */
const keep = (stage: Stage, fields: Fields) => stage.set('fields', { ...stage.prop<Fields>('fields'), ...fields });
const working = ({ page, see }: Stage) => see(page.getByRole('status').getByText('Working').first());
const left = (stage: Stage) => stage.seeNone(stage.page.locator('[data-flow="maintenancePlan"]'));
const refusals = /^(field is required|Say how often: |This asset does not exist|Choose today or|This is too long)/;

export const driver = defineDriver<typeof maintenancePlanMachine>({
  flow: 'maintenancePlan',
  open: async (stage, { start }) => {
    const person = await signedInOn(stage, await stage.world.shared('owner of a generator', () => stage.world.owner()));
    const { id: planId, draft } = start.input as { id: string | null; draft: { fields: PlanFields } };
    stage.set('isNew', planId === null);
    const { id, number } = await stage.world.shared('a generator', () =>
      stage.world.asset(person, { name: 'Mikano 60 kVA' }),
    );
    stage.set('title', `Mikano 60 kVA · ${String(number)}`);
    stage.set('fields', planId === null ? draft.fields : { name: 'Oil change', every: '6', every_hours: '250' });
    if (planId !== null) {
      const plan = await stage.world.maintenancePlan(person, { asset: String(id), every_hours: 250 });
      return stage.goto(`/assets?tab=maintenance&view=edit-plan&id=${String(plan.id)}`);
    }
    if (draft.fields.name !== '') {
      // Another path may have stored something under the key of the sample.
      const idempotencyKey = crypto.randomUUID();
      const kept = { ...draft, idempotencyKey, fields: { ...draft.fields, asset: id } };
      await keepInTab(stage.page, keyOfPerson(person, 'plan:'), kept);
    }
    await stage.goto('/assets?tab=maintenance&view=create-plan');
  },
  actors: {
    getMaintenancePlan: { requests: ['GET /c/{domain}/asset-management/maintenance_plans/{id}/'] },
    createMaintenancePlan: {
      requests: ['POST /c/{domain}/asset-management/maintenance_plans/'],
      conflict: (held) => held.arriveEarlier({ alter: (body) => ({ ...body, name: 'As it was sent first' }) }),
    },
    updateMaintenancePlan: { requests: ['PATCH /c/{domain}/asset-management/maintenance_plans/{id}/'] },
  },
  events: {
    'subject.change': async (stage, { fields }) => {
      keep(stage, fields);
      await fillSubject(stage, fields);
    },
    'rhythm.change': async (stage, { fields }) => {
      keep(stage, fields);
      await fillRhythm(stage, fields);
    },
    'reminder.change': async (stage, { reminder }) => {
      const reminding = stage.page.getByRole('switch', { name: 'Set Reminder' });
      await reminding.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await reminding.setChecked(reminder !== null, { force: true });
    },
    'step.continue': async (stage, _event, { arc }) => {
      const fields = stage.prop<Fields>('fields');
      const isRefused = (await stage.page.locator('form [data-invalid]').count()) > 0;
      if (isRefused && (await field(stage, 'Name').isVisible())) await fillSubject(stage, fields);
      else if (isRefused) await fillRhythm(stage, fields);
      await stage.press('Continue', arc.refused);
    },
    'plan.reload': (stage) => stage.press('Retry'),
    'form.leave': (stage) => stage.press(/^(Cancel|Look in the list)$/),
  },
  states: {
    opening: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    loading: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    unread: { sees: ({ page, see }) => see(page.getByText('The plan could not be loaded')) },
    describing: {
      sees: async ({ page, see }, { snapshot, arc }) => {
        await see(page.getByRole('form', { name: 'What is planned' }));
        const isTold = arc?.offer.kind !== 'event' || arc.offer.event.type === 'step.continue';
        if (snapshot.context.problem && isTold) await see(page.getByText(refusals).first());
      },
    },
    scheduling: {
      sees: async ({ page, see }, { snapshot, arc }) => {
        await see(page.getByRole('form', { name: 'How often' }));
        const isTold = arc?.offer.kind !== 'event' || arc.offer.event.type === 'step.continue';
        if (snapshot.context.problem && isTold) await see(page.getByText(refusals).first());
      },
    },
    reminding: {
      sees: async ({ page, see }, { snapshot }) => {
        await see(page.getByRole('region', { name: 'Next dates' }));
        await see(page.getByRole('button', { name: 'Save plan' }));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    creating: { sees: working },
    updating: { sees: working },
    foundEarlier: { sees: ({ page, see }) => see(page.getByText('Your earlier attempt went through')) },
    saved: { isLeft: true, sees: left },
    left: { isLeft: true, sees: left },
  },
});
