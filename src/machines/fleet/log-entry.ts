/** What the entries of a vehicle's log have in common: sent once however often, kept over a cut line, doubted by the odometer. */
import { assign, setup } from 'xstate';
import type { components } from '../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../shared/ask.ts';
import { endOf } from '../shared/ending.ts';
import { given } from '../shared/given.ts';
import { placeholder } from '../shared/placeholder.ts';

type Schemas = components['schemas'];
type Input = { businessId: string; vehicle: string };
type Sent = { businessId: string; id: string; idempotencyKey: string };
export type FuelCreation = Sent & Schemas['NewFuelEntry'];
export type CheckCreation = Sent & Schemas['NewVehicleCheck'];
type LogEntry = Schemas['NewFuelEntry'] | Schemas['NewVehicleCheck'];

type Submit = {
  entry: LogEntry;
  /** What is missing, as messages by field. */
  mistakes: Record<string, string[]>;
  /** The same as long as the same entry is typed. */
  idempotencyKey: string;
};
type Context = Input & { submitted: Submit | null; problem: Problem | null };
type Event =
  | ({ type: 'entry.submit' } & Submit)
  | { type: 'entry.retry' }
  | { type: 'entry.change' }
  | { type: 'connection.returned' }
  | { type: 'form.leave' };
const ends = ['left', 'recorded', 'earlier'] as const;
export type LogOutput = { end: (typeof ends)[number] };

type Failed = { error: unknown };

const log = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: LogOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    createFuelEntry: placeholder<Schemas['FuelEntry'], FuelCreation>('createFuelEntry'),
    createVehicleCheck: placeholder<Schemas['VehicleCheck'], CheckCreation>('createVehicleCheck'),
  },
  delays: {
    /** The browser tells of a connection that returned only once, which may be before the entry is known to be cut. */
    resendPause: 5_000,
  },
  guards: {
    hasMistakes: (_, { mistakes }: Submit) => Object.keys(mistakes).length > 0,
    isCut: (_, { error }: Failed) => ['network', 'unavailable'].includes(problemOf(error).kind),
    isDoubted: (_, { error }: Failed) => problemOf(error).code === 'reading_doubted',
  },
  actions: {
    storeMistakes: assign({ problem: (_, { mistakes }: Submit) => problem('invalid', { fields: mistakes }) }),
    storeSubmitted: assign({
      submitted: (_, { entry, mistakes, idempotencyKey }: Submit) => ({ entry, mistakes, idempotencyKey }),
      problem: null,
    }),
  },
}).extend(askingParts);

const ask = asking(log);

/** Each form submits the entries of its own flow. */
const sentOf = <Entry extends LogEntry>({ businessId, vehicle, submitted }: Context) => {
  const { entry, idempotencyKey } = given(submitted);
  return { businessId, id: vehicle, idempotencyKey, ...(entry as Entry) };
};

const recording = {
  description: 'The server takes the entry, once however often it is sent.',
  tags: 'busy',
} as const;
const answers = {
  onDone: { target: 'recorded' },
  failTo: 'editing',
  onError: [failureWhen('isCut', 'cut'), failureWhen('isDoubted', 'doubted'), failureWhen('isConflict', 'earlier')],
} as const;
const ofKind = {
  fuel: {
    ...recording,
    ...ask({
      src: 'createFuelEntry',
      input: ({ context }) => sentOf<Schemas['NewFuelEntry']>(context),
      ...answers,
    }),
  },
  check: {
    ...recording,
    ...ask({
      src: 'createVehicleCheck',
      input: ({ context }) => sentOf<Schemas['NewVehicleCheck']>(context),
      ...answers,
    }),
  },
};

const submit = [
  {
    guard: { type: 'hasMistakes', params: ({ event }: { event: Submit }) => event },
    actions: { type: 'storeMistakes', params: ({ event }: { event: Submit }) => event },
  },
  { target: 'recording', actions: { type: 'storeSubmitted', params: ({ event }: { event: Submit }) => event } },
] as const;

type Flow = { id: string; description: string; kind: keyof typeof ofKind };

export const logEntryMachine = ({ id, description, kind }: Flow) =>
  log.createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, submitted: null, problem: null }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The person fills in the form; files leave as soon as they are chosen.',
        tags: 'editable',
        on: { 'entry.submit': submit, 'form.leave': 'left' },
      },
      recording: ofKind[kind],
      cut: {
        description:
          'The entry did not get through; it is sent again after five seconds, or when the connection is back.',
        tags: 'failed',
        after: { resendPause: { target: 'recording', actions: 'clearProblem' } },
        on: {
          'entry.retry': { target: 'recording', actions: 'clearProblem' },
          'connection.returned': { target: 'recording', actions: 'clearProblem' },
          'entry.change': { target: 'editing', actions: 'clearProblem' },
          'form.leave': 'left',
        },
      },
      doubted: {
        description: 'The mileage does not go on from the one before; the person corrects it or says why it is right.',
        tags: 'editable',
        on: { 'entry.submit': submit, 'form.leave': 'left' },
      },
      recorded: { description: 'The entry is in the log of the vehicle.', type: 'final', output: 'recorded' },
      earlier: {
        description: 'An earlier attempt did arrive, with other words; the person looks at it in the list.',
        type: 'final',
        output: 'earlier',
      },
      left: { description: 'The person leaves; what they typed is kept.', type: 'final', output: 'left' },
    },
    output: ({ event }) => ({ end: endOf(ends, event.output) }),
  });
