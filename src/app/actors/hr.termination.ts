import type { terminationMachine } from '../../machines/hr/termination/machine.ts';
import { unassignAssets } from '../../services/assets/register.ts';
import { listEmployeeAssetVehicles, terminateEmployee } from '../../services/hr/records.ts';
import type { TerminationProps } from '../../views/hr/termination/termination-part.ts';
import { todayIn } from '../../views/shared/today.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

export const terminationFlow: Flow<typeof terminationMachine, TerminationProps> = {
  load: async () => (await import('../../machines/hr/termination/machine.ts')).terminationMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        listEmployeeAssetVehicles: keyedActor(listEmployeeAssetVehicles),
        unassignAssets: keyedActor(unassignAssets),
        terminateEmployee: keyedActor(terminateEmployee),
      },
    }),
  input: ({ employee, timeZone, mayTakeBack }, core) => ({
    ...{ businessId: ofBusiness(core), id: employee.id, today: todayIn(timeZone), mayTakeBack },
  }),
  onDone: ({ end }, core, { onClose }) => {
    // What was taken back, who has which benefit, the lists and the numbers change with it, also when somebody else was faster.
    void queryClientOf(core).invalidateQueries();
    if (end === 'terminated') notify('good', 'Employment ended');
    onClose();
  },
};
