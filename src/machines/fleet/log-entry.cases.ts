/** What is worth trying with every entry of a vehicle's log. */
import type { components } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import type { Cases } from '../flow.ts';
import { businessId, noConnection, refusal, serverBusy } from '../shared/samples.ts';
import type { logEntryMachine } from './log-entry.ts';

type Schemas = components['schemas'];
type Recorded = {
  entry: Schemas['NewFuelEntry'] | Schemas['NewVehicleCheck'];
  /** Of the same entry with something missing. */
  mistakes: Record<string, string[]>;
  create: 'createFuelEntry' | 'createVehicleCheck';
};

export const logInput = { businessId, vehicle: '01b00000-0000-7000-8000-0000000000a1' };
export const doubt = problem('invalid', {
  fields: { mileage: ['The reading before was 82,000 km on 1 Nov 2026. Say why, if it is right.'] },
  code: 'reading_doubted',
});

/** What all call the same. */
export const logLabels = {
  'entry.retry': 'Send now',
  'entry.change': 'Change it',
  'connection.returned': 'The connection is back',
  'form.leave': 'Cancel',
  hasMistakes: 'something is missing',
  isCut: 'there is no connection',
  resendPause: 'five seconds are over',
  isDoubted: 'the mileage does not go on from the one before',
  createFuelEntry: 'the server takes the fuel entry',
  createVehicleCheck: 'the server takes the check',
};

export const logCases = ({ entry, mistakes, create }: Recorded): Cases<ReturnType<typeof logEntryMachine>> => {
  const submit = (wrong: Recorded['mistakes']) =>
    ({ type: 'entry.submit', entry, mistakes: wrong, idempotencyKey: 'first-key' }) as const;
  return {
    inputs: [{ label: 'a vehicle', input: logInput }],
    events: {
      'entry.submit': [
        { label: 'filled in', event: submit({}) },
        { label: 'with something missing', event: submit(mistakes) },
      ],
      'entry.retry': [{ label: '', event: { type: 'entry.retry' } }],
      'entry.change': [{ label: '', event: { type: 'entry.change' } }],
      'connection.returned': [{ label: '', event: { type: 'connection.returned' } }],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      [create]: {
        done: [{ label: 'recorded', output: { id: logInput.vehicle } }],
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
        steps: ['entry.submit: filled in', `error(${create}): the server is away`, 'entry.retry'],
      },
    },
    holds: {
      'what is sent is known': (snapshot) =>
        !(snapshot.matches('recording') || snapshot.matches('cut')) || snapshot.context.submitted !== null,
    },
    anytime: {
      'connection.returned': {
        editing: 'nothing waits to be sent',
        recording: 'it is being sent',
        doubted: 'the person answers first',
      },
    },
    // No guard reads it; it is in the key so that paths try where it is cleared.
    key: ({ context: { problem: trouble } }) => ({ hasProblem: trouble !== null }),
  };
};
