/** The fleet: the services behind the assignees of its vehicles, its renewals, its fuel entries and its daily checks. */

import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { dailyCheckMachine } from '../../machines/fleet/daily-check/machine.ts';
import type { fuelEntryMachine } from '../../machines/fleet/fuel-entry/machine.ts';
import type { LogOutput } from '../../machines/fleet/log-entry.ts';
import type { Attachment, AttachmentUpload, RenewalOutput } from '../../machines/fleet/renewal.ts';
import type { serviceRenewalMachine } from '../../machines/fleet/service-renewal/machine.ts';
import type { statutoryRenewalMachine } from '../../machines/fleet/statutory-renewal/machine.ts';
import type {
  VehicleAssignmentOutput,
  vehicleAssignmentMachine,
} from '../../machines/fleet/vehicle-assignment/machine.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { uploadVehicleAttachment } from '../../services/fleet/attachments.ts';
import { putVehicleService } from '../../services/operations/fleet.care.ts';
import { createVehicleCheck } from '../../services/operations/fleet.checks.ts';
import { createFuelEntry } from '../../services/operations/fleet.fuel.ts';
import { deleteVehicleAttachment, putVehiclePaper } from '../../services/operations/fleet.papers.ts';
import { addVehicleAssignee, removeVehicleAssignee } from '../../services/operations/fleet.ts';
import type { Renewed } from '../../views/fleet/renewed.ts';
import type { Vehicle } from '../../views/fleet/vehicle-texts.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import type { ScreenProps } from '../screen.ts';
import { keyedActor } from './keyed-actor.ts';

type RenewalProps = { renewed: readonly Renewed[]; onEnd: () => void };

/** Tells the flow that started it how far it is. */
const upload = fromPromise<Attachment, AttachmentUpload>(async ({ input, signal, self }) => {
  const added = await uploadVehicleAttachment(input, {
    signal,
    onProgress: (percent) => self._parent?.send({ type: 'upload.progressed', percent: Math.round(percent) }),
  });
  notify('good', 'File Uploaded Successfully', { for: 'upload' });
  return added;
});

const provide = <Machine extends typeof statutoryRenewalMachine>(machine: Machine, _core: Core) =>
  machine.provide({
    actors: {
      uploadVehicleAttachment: upload,
      deleteVehicleAttachment: keyedActor(deleteVehicleAttachment),
      putVehiclePaper: keyedActor(putVehiclePaper),
      putVehicleService: keyedActor(putVehicleService),
    },
  }) as Machine;

/** What is typed counts for one; several keep what is their own, and get the same dates, cost and files. */
const input = ({ renewed }: RenewalProps, { session }: Core) => ({
  businessId: selectBusinessId(session.getSnapshot()) ?? '',
  waiting: renewed.map(({ id, vehicle, after, fields }) => ({
    id,
    vehicle,
    after,
    own: renewed.length === 1 ? {} : { ...fields, mileage: '' },
  })),
});

const ending =
  (said: string) =>
  ({ end }: RenewalOutput, _core: Core, { onEnd }: RenewalProps) => {
    if (end === 'renewed') notify('good', said, { for: 'fleet' });
    onEnd();
  };

export const statutoryRenewalFlow: Flow<typeof statutoryRenewalMachine, RenewalProps> = {
  load: async () => (await import('../../machines/fleet/statutory-renewal/machine.ts')).statutoryRenewalMachine,
  provide,
  input,
  onDone: ending('Statutory document has been renewed sucessfully'),
};

export const serviceRenewalFlow: Flow<typeof serviceRenewalMachine, RenewalProps> = {
  load: async () => (await import('../../machines/fleet/service-renewal/machine.ts')).serviceRenewalMachine,
  provide,
  input,
  onDone: ending('Maintenance has been renewed successfully'),
};

const provideLog = <Machine extends typeof fuelEntryMachine>(machine: Machine, _core: Core) =>
  machine.provide({
    actors: {
      createFuelEntry: keyedActor(createFuelEntry),
      createVehicleCheck: keyedActor(createVehicleCheck),
    },
  }) as Machine;

const logInput = ({ params }: ScreenProps, { session }: Core) => ({
  businessId: selectBusinessId(session.getSnapshot()) ?? '',
  vehicle: params.id ?? '',
});

/** To the tab of the vehicle in the fleet; a driver goes back to their own page of it. */
const toTab =
  (tab: string, said: string, isDriver = false) =>
  ({ end }: LogOutput, _core: Core, { params }: ScreenProps) => {
    if (end === 'recorded') notify('good', said, { for: 'fleet' });
    if (end === 'earlier') notify('info', 'Your earlier attempt went through. See it in the list.', { for: 'fleet' });
    navigate(isDriver ? fleetPaths.myVehicle(params.id ?? '') : fleetPaths.vehicle(params.id ?? '', tab), {
      replace: true,
    });
  };

export const fuelEntryFlow: Flow<typeof fuelEntryMachine> = {
  load: async () => (await import('../../machines/fleet/fuel-entry/machine.ts')).fuelEntryMachine,
  provide: provideLog,
  input: logInput,
  onDone: toTab('fuel', 'The fuel is recorded'),
};
export const driversFuelFlow: Flow<typeof fuelEntryMachine> = {
  ...fuelEntryFlow,
  onDone: toTab('fuel', 'The fuel is recorded', true),
};

export const dailyCheckFlow: Flow<typeof dailyCheckMachine> = {
  load: async () => (await import('../../machines/fleet/daily-check/machine.ts')).dailyCheckMachine,
  provide: provideLog,
  input: logInput,
  onDone: toTab('checks', 'The check is recorded'),
};
export const driversCheckFlow: Flow<typeof dailyCheckMachine> = {
  ...dailyCheckFlow,
  onDone: toTab('checks', 'The check is recorded', true),
};

type VehicleAssignmentProps = { vehicle: Vehicle; onEnd: () => void };

export const vehicleAssignmentFlow: Flow<typeof vehicleAssignmentMachine, VehicleAssignmentProps> = {
  load: async () => (await import('../../machines/fleet/vehicle-assignment/machine.ts')).vehicleAssignmentMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        addVehicleAssignee: keyedActor(addVehicleAssignee),
        removeVehicleAssignee: keyedActor(removeVehicleAssignee),
      },
    }),
  input: ({ vehicle: { id, assignee, next_assignment: next } }, { session }) => ({
    businessId: selectBusinessId(session.getSnapshot()) ?? '',
    id,
    isAssigned: assignee !== null || next !== null,
  }),
  onDone: ({ end }: VehicleAssignmentOutput, _core, { onEnd }) => {
    if (end !== 'left') notify('good', 'vehicle has been updated sucessfully', { for: 'fleet' });
    onEnd();
  },
};
