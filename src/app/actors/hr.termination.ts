import type { terminationMachine } from '../../machines/hr/termination/machine.ts';
import { unassignAssets } from '../../services/operations/assets.register.ts';
import { listEmployeeAssetVehicles, terminateEmployee } from '../../services/operations/hr.record.ts';
import type { Options } from '../../services/shared/client.ts';
import type { TerminationProps } from '../../views/hr/termination/termination-part.ts';
import { todayIn } from '../../views/shared/business/today.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

export const terminationFlow: Flow<typeof terminationMachine, TerminationProps> = {
  load: async () => (await import('../../machines/hr/termination/machine.ts')).terminationMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        listEmployeeAssetVehicles: keyedActor(
          async (employee: { businessId: string; id: string }, options: Options) =>
            (await listEmployeeAssetVehicles(employee, options)).results,
        ),
        unassignAssets: keyedActor(unassignAssets),
        terminateEmployee: keyedActor(terminateEmployee),
      },
    }),
  input: ({ employee, timeZone, mayTakeBack }, core) => ({
    businessId: ofBusiness(core),
    id: employee.id,
    today: todayIn(timeZone),
    mayTakeBack,
  }),
  onDone: ({ end }, _core, { onClose }) => {
    if (end === 'terminated') notify('good', 'Employment ended');
    onClose();
  },
};
