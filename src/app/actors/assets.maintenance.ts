/** Maintenance: the services behind its flows. */
import { navigate } from 'wouter/use-browser-location';
import type { maintenanceFormMachine, ReminderCreation } from '../../machines/assets/maintenance-form/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { createMaintenance, updateMaintenance } from '../../services/operations/assets.maintenance.ts';
import { createReminder } from '../../services/operations/assets.reminders.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

type MaintenanceForm = Flow<typeof maintenanceFormMachine>;

const common = {
  load: async () => (await import('../../machines/assets/maintenance-form/machine.ts')).maintenanceFormMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        createReminder: keyedActor<ReminderCreation, { id: string }>(createReminder),
        createMaintenance: keyedActor(createMaintenance),
        updateMaintenance: keyedActor(updateMaintenance),
      },
    }),
  onDone: ({ end }) => {
    if (end === 'saved') notify('good', 'Maintenance saved');
    navigate(assetsPaths.maintenance());
  },
} satisfies MaintenanceForm;

export const maintenanceCreationFlow: MaintenanceForm = {
  ...common,
  input: (_, core) => ({ businessId: ofBusiness(core), id: null }),
};

export const maintenanceEditFlow: MaintenanceForm = {
  ...common,
  input: ({ search }, core) => ({ businessId: ofBusiness(core), id: search.get('id') }),
};
