import type { components } from '../../../../openapi/generated/contract.ts';
import { emptyVehicle, type VehicleFields } from '../../../domain/fleet/vehicle-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { vehicleFormMachine } from './machine.ts';

export const id = '01b00000-0000-7000-8000-0000000000a1';
/** The flow reads nothing of the answer. */
const stored = { id } as components['schemas']['Vehicle'];
export const hilux: VehicleFields = {
  ...emptyVehicle,
  type: 'truck',
  make: 'toyota',
  model: 'toyota-hilux-truck',
  year: '2021',
  color: 'White',
  plate_no: 'KJA-117-YD',
  purchase_price: '29000000',
};
const save = (fields: VehicleFields) =>
  ({ type: 'vehicle.save', fields, known: hilux, seen: null, idempotencyKey: 'first-key' }) as const;
const taken = refusal({ plate_no: ['Another vehicle has this plate number.'] });

export const vehicleFormFlow = flow({
  title: 'Add or edit a vehicle',
  audience: 'staff',
  route: '/fleet?tab=add-vehicle',
  machine: vehicleFormMachine,
  happyEnd: 'stored',
  states: {
    stored: 'Saved',
  },
  labels: {
    'vehicle.save': 'Add Vehicle or Edit Vehicle',
    'form.leave': 'Cancel',
    hasMistakes: 'something is missing',
    isNew: 'it is a new vehicle',
    hasChanges: 'something is changed',
    isConflict: 'an earlier attempt had arrived',
    createVehicle: 'the server adds the vehicle',
    updateVehicle: 'the server saves the changes',
  },
  cases: {
    inputs: [
      { label: 'a new vehicle', input: { businessId, id: null } },
      { label: 'a vehicle that is there', input: { businessId, id } },
    ],
    events: {
      'vehicle.save': [
        { label: 'another colour', event: save({ ...hilux, color: 'Red' }) },
        { label: 'nothing changed', event: save(hilux) },
        { label: 'no plate number', event: save({ ...hilux, plate_no: ' ' }) },
      ],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      createVehicle: {
        done: [{ label: 'added', output: stored }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'refused at a field', error: taken },
          { label: 'an earlier attempt had arrived', error: problem('conflict') },
        ],
      },
      updateVehicle: {
        done: [{ label: 'saved', output: stored }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'refused at a field', error: taken },
        ],
      },
    },
    holds: {
      'what is sent is known': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.save !== null,
    },
    key: ({ context: { id: of, problem: trouble } }) => ({
      isNew: of === null,
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
