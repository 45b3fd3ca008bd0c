import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal, serverBusy } from '../../shared/samples.ts';
import { dailyCheckMachine } from './machine.ts';

export const input = { businessId, vehicle: '01b00000-0000-7000-8000-0000000000a1' };

export const typed = {
  ...{ passed: ['brakes' as const], faults: [{ item: 'tyres' as const, note: 'Bald' }] },
  mileage: 82_400,
};
const submit = (entry: typeof typed, mistakes: Record<string, string[]> = {}) =>
  ({ type: 'entry.submit', entry, mistakes, idempotencyKey: 'first-key' }) as const;
export const doubt = refusal({ mileage: ['The reading before was 82,000 km on 1 Nov 2026. Say why, if it is right.'] });

export const dailyCheckFlow = flow({
  title: 'Check a vehicle',
  audience: 'staff',
  route: '/fleet/home/:id/check',
  machine: dailyCheckMachine,
  happyEnd: 'recorded',
  labels: {
    'entry.submit': 'Send the check',
    'entry.retry': 'Send now',
    'entry.change': 'Change it',
    'connection.returned': 'The connection is back',
    'form.leave': 'Cancel',
    hasMistakes: 'something is missing',
    isCut: 'there is no connection',
    isDoubted: 'the mileage does not go on from the one before',
    createFuelEntry: 'the server takes the fuel entry',
    createVehicleCheck: 'the server takes the check',
  },
  cases: {
    inputs: [{ label: 'a vehicle', input }],
    events: {
      'entry.submit': [
        { label: 'filled in', event: submit(typed) },
        { label: 'with something missing', event: submit(typed, { is_tyres: ['Choose one.'] }) },
      ],
      'entry.retry': [{ label: '', event: { type: 'entry.retry' } }],
      'entry.change': [{ label: '', event: { type: 'entry.change' } }],
      'connection.returned': [{ label: '', event: { type: 'connection.returned' } }],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      createVehicleCheck: {
        done: [{ label: 'recorded', output: { id: input.vehicle } }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the server is away', error: serverBusy },
          { label: 'the mileage is doubted', error: doubt },
          { label: 'refused at a field', error: refusal({ mileage: ['Must be 10,000,000 or less.'] }) },
          { label: 'an earlier attempt arrived', error: problem('conflict') },
        ],
      },
    },
    journeys: {
      'an entry waits for a server that is away': {
        steps: ['entry.submit: filled in', 'error(createVehicleCheck): the server is away', 'entry.retry'],
      },
    },
    holds: {
      'what is sent is known': (snapshot) =>
        !(snapshot.matches('recording') || snapshot.matches('cut')) || snapshot.context.submitted !== null,
    },
    // No guard reads it; it is in the key so that paths try where it is cleared.
    key: ({ context: { problem: trouble } }) => ({ hasProblem: trouble !== null }),
  },
});
