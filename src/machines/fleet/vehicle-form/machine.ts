/**
 * Add a vehicle to the fleet, or edit one.
 * 1. The person fills in the form: a make after the type, a model after the make; what is missing is said at its field.
 * 2. A new vehicle is created once, however often it is sent.
 * 3. Of a vehicle that is there only what was changed is sent; nothing changed is nothing sent.
 * 4. A refusal, a dead line or no answer keeps everything typed.
 * 5. When an earlier attempt had arrived after all, the person is led to the list.
 * Started by the dialogs of the vehicle list; it ends stored, earlier or left.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { changesOf, mistakesIn, toVehicle, type VehicleFields } from '../../../domain/fleet/vehicle-form.ts';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
export type VehicleCreation = OfBusiness & { idempotencyKey: string } & Schemas['NewVehicle'];
export type VehicleChange = OfBusiness & { id: string; seen: object | null } & Schemas['ChangedVehicle'];

type Save = {
  fields: VehicleFields;
  /** As it was read; null of a new one. */
  known: VehicleFields | null;
  /** The vehicle that it was read of. */
  seen: object | null;
  /** The same as long as the same vehicle is typed. */
  idempotencyKey: string;
};
/** `id` is null for a new vehicle. */
type Input = OfBusiness & { id: string | null };
type Context = Input & { save: Save | null; problem: Problem | null };
type Event = ({ type: 'vehicle.save' } & Save) | { type: 'form.leave' };
const ends = ['left', 'stored', 'earlier'] as const;
export type VehicleFormOutput = { end: (typeof ends)[number] };

const vehicleForm = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: VehicleFormOutput;
    tags: 'busy' | 'editable';
  },
  actors: {
    createVehicle: placeholder<Schemas['Vehicle'], VehicleCreation>('createVehicle'),
    updateVehicle: placeholder<Schemas['Vehicle'], VehicleChange>('updateVehicle'),
  },
  guards: {
    hasMistakes: (_, { fields }: Save) => Object.keys(mistakesIn(fields)).length > 0,
    isNew: ({ context }) => context.id === null,
    hasChanges: (_, { known, fields }: Save) => known !== null && Object.keys(changesOf(known, fields)).length > 0,
  },
  actions: {
    storeMistakes: assign({
      problem: (_, { fields }: Save) => problem('invalid', { fields: mistakesIn(fields) as Record<string, string[]> }),
    }),
    storeSave: assign({
      save: (_, { fields, known, seen, idempotencyKey }: Save) => ({ fields, known, seen, idempotencyKey }),
      problem: null,
    }),
  },
}).extend(askingParts);

const ask = asking(vehicleForm);
const ofEvent = <E>({ event }: { event: E }): E => event;
const storeSave = { type: 'storeSave', params: ofEvent } as const;

const creationOf = ({ businessId, save }: Context): VehicleCreation => {
  const { fields, idempotencyKey } = given(save);
  return { businessId, idempotencyKey, ...toVehicle(fields) };
};
const changeOf = ({ businessId, id, save }: Context): VehicleChange => {
  const { fields, known, seen } = given(save);
  return { businessId, id: given(id), seen, ...changesOf(given(known), fields) };
};

export const vehicleFormMachine = vehicleForm.createMachine({
  id: 'vehicleForm',
  description: 'A person adds a vehicle to the fleet, or edits one.',
  context: ({ input }) => ({ ...input, save: null, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in the form.',
      tags: 'editable',
      on: {
        'vehicle.save': [
          { guard: { type: 'hasMistakes', params: ofEvent }, actions: { type: 'storeMistakes', params: ofEvent } },
          { guard: 'isNew', target: 'creating', actions: storeSave },
          { guard: { type: 'hasChanges', params: ofEvent }, target: 'updating', actions: storeSave },
          { target: 'stored' },
        ],
        'form.leave': 'left',
      },
    },
    creating: {
      description: 'The server adds the vehicle, once however often it is sent.',
      tags: 'busy',
      ...ask({
        src: 'createVehicle',
        input: ({ context }) => creationOf(context),
        onDone: { target: 'stored' },
        failTo: 'editing',
        onError: [failureWhen('isConflict', 'earlier')],
      }),
    },
    updating: {
      description: 'The server saves what was changed.',
      tags: 'busy',
      ...ask({
        src: 'updateVehicle',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'stored' },
        failTo: 'editing',
      }),
    },
    stored: { description: 'The vehicle is in the fleet as it was typed.', type: 'final', output: 'stored' },
    earlier: {
      description: 'An earlier attempt did arrive, with other words; the person looks at it in the list.',
      type: 'final',
      output: 'earlier',
    },
    left: { description: 'The person leaves the form.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type VehicleFormRef = ActorRefFrom<typeof vehicleFormMachine>;
