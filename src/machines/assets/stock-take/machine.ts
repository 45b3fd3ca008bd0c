/**
 * Count what is at a location.
 * 1. Somebody chooses a location and starts; the server notes what is expected there.
 * 2. They scan or type what they find, or tick it in the list; a tick can be taken back.
 * 3. They look at what is found, missing and unexpected, and close the stock-take: what is missing can be marked so, and what
 *    belongs elsewhere can be moved here.
 * 4. A stock-take that is not closed can be gone on with later, also by somebody else, or discarded.
 * Opened with an id it goes on with that stock-take.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type StockTake = Schemas['StockTake'];
export type StockTakeItem = Schemas['StockTakeItem'];

type Chosen = { location: string; notes: string };
/** An asset of the list by its id, or what is written on one. */
type Count = { asset: string; found: boolean } | { label: string; found: true };
type Closing = { markMissing: boolean; moveUnexpected: boolean };
type OfBusiness = { businessId: string };
type OfStockTake = OfBusiness & { id: string };
export type Start = OfBusiness & Chosen & { idempotencyKey: string };
export type Counting = OfStockTake & Count;
export type Close = OfStockTake & Closing;
export type Counted = { item: StockTakeItem; stockTake: StockTake };

type Context = OfBusiness & {
  /** So that a start that is tried again starts one stock-take. */
  idempotencyKey: string;
  chosen: Chosen;
  /** Given at the start, or once the server has begun one. */
  id: string | null;
  stockTake: StockTake | null;
  count: Count | null;
  /** What was counted last. */
  last: StockTakeItem | null;
  closing: Closing;
  problem: Problem | null;
};
type Event =
  | ({ type: 'stock.start' } & Chosen)
  | { type: 'stock.count'; count: Count }
  | { type: 'stock.review' }
  | ({ type: 'stock.close' } & Closing)
  | { type: 'stock.discard' }
  | { type: 'step.back' }
  | { type: 'stock.retry' };
type Read = { stockTake: StockTake };
type Output = { end: 'closed'; stockTake: StockTake } | { end: 'discarded' };

const stockTake = setup({
  types: {} as {
    input: OfBusiness & { id: string | null; idempotencyKey: string };
    context: Context;
    events: Event;
    output: Output;
    tags: 'busy' | 'editable';
  },
  actors: {
    startStockTake: placeholder<StockTake, Start>('startStockTake'),
    getStockTake: placeholder<StockTake, OfStockTake>('getStockTake'),
    countItem: placeholder<Counted, Counting>('countItem'),
    closeStockTake: placeholder<StockTake, Close>('closeStockTake'),
    discardStockTake: placeholder<void, OfStockTake>('discardStockTake'),
  },
  guards: {
    isGiven: ({ context }) => context.id !== null,
    hasLocation: (_, { location }: Chosen) => location !== '',
    hasLabel: (_, { count }: { count: Count }) => !('label' in count) || count.label.trim() !== '',
    isClosed: (_, { stockTake }: Read) => stockTake.closed_at !== null,
  },
  actions: {
    storeChosen: assign({ chosen: (_, { location, notes }: Chosen) => ({ location, notes }) }),
    storeStockTake: assign({
      id: (_, { stockTake }: Read) => stockTake.id,
      stockTake: (_, { stockTake }: Read) => stockTake,
    }),
    storeCount: assign({ count: (_, { count }: { count: Count }) => count }),
    storeLast: assign({ last: (_, { item }: { item: StockTakeItem }) => item }),
    clearLast: assign({ last: null }),
    storeClosing: assign({
      closing: (_, { markMissing, moveUnexpected }: Closing) => ({ markMissing, moveUnexpected }),
    }),
  },
}).extend(askingParts);

const ask = asking(stockTake);
const answered = {
  type: 'storeStockTake',
  params: ({ event }: { event: { output: StockTake } }) => ({ stockTake: event.output }),
} as const;

export const stockTakeMachine = stockTake.createMachine({
  id: 'stockTake',
  options: { maxIterations: 1_000 },
  description:
    'Somebody counts what is at a location, and closes the count with what is found, missing and unexpected.',
  context: ({ input }) => ({
    ...input,
    chosen: { location: '', notes: '' },
    stockTake: null,
    count: null,
    last: null,
    closing: { markMissing: true, moveUnexpected: false },
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The flow begins a new stock-take, or goes on with the one that it was opened with.',
      always: [{ guard: 'isGiven', target: 'reading' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'A location is chosen.',
      tags: 'editable',
      on: {
        'stock.start': {
          guard: { type: 'hasLocation', params: ({ event }) => event },
          target: 'starting',
          actions: [{ type: 'storeChosen', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    starting: {
      description: 'The server notes what is expected at the location.',
      tags: 'busy',
      ...ask({
        src: 'startStockTake',
        input: ({ context: { businessId, idempotencyKey, chosen } }) => ({ businessId, idempotencyKey, ...chosen }),
        onDone: { target: 'counting', actions: answered },
        failTo: 'choosing',
      }),
    },
    reading: {
      description: 'The server sends the stock-take.',
      tags: 'busy',
      ...ask({
        src: 'getStockTake',
        input: ({ context }) => stockTakeOf(context),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ stockTake: event.output }) },
            target: 'closed',
            actions: answered,
          },
          { target: 'counting', actions: answered },
        ],
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The stock-take could not be loaded.',
      on: { 'stock.retry': { target: 'reading', actions: 'clearProblem' } },
    },
    counting: {
      description: 'What is found is scanned, typed or ticked.',
      tags: 'editable',
      on: {
        'stock.count': {
          guard: { type: 'hasLabel', params: ({ event }) => event },
          target: 'recording',
          actions: [{ type: 'storeCount', params: ({ event }) => event }, 'clearProblem', 'clearLast'],
        },
        'stock.review': { target: 'reviewing', actions: ['clearProblem', 'clearLast'] },
        'stock.discard': { target: 'discarding', actions: ['clearProblem', 'clearLast'] },
      },
    },
    recording: {
      description: 'The server ticks the asset, or takes the tick back.',
      tags: 'busy',
      ...ask({
        src: 'countItem',
        input: ({ context }) => countOf(context),
        onDone: {
          target: 'counting',
          actions: [
            { type: 'storeStockTake', params: ({ event }) => ({ stockTake: event.output.stockTake }) },
            { type: 'storeLast', params: ({ event }) => ({ item: event.output.item }) },
          ],
        },
        failTo: 'counting',
      }),
    },
    reviewing: {
      description: 'What is found, missing and unexpected is looked at before it is closed.',
      tags: 'editable',
      on: {
        'stock.close': {
          target: 'closing',
          actions: [{ type: 'storeClosing', params: ({ event }) => event }, 'clearProblem'],
        },
        'step.back': { target: 'counting', actions: 'clearProblem' },
      },
    },
    closing: {
      description: 'The server closes the stock-take.',
      tags: 'busy',
      ...ask({
        src: 'closeStockTake',
        input: ({ context }) => ({ ...stockTakeOf(context), ...context.closing }),
        onDone: { target: 'closed', actions: answered },
        failTo: 'reviewing',
      }),
    },
    discarding: {
      description: 'The server removes the stock-take.',
      tags: 'busy',
      ...ask({
        src: 'discardStockTake',
        input: ({ context }) => stockTakeOf(context),
        onDone: { target: 'discarded' },
        failTo: 'counting',
      }),
    },
    closed: { description: 'The stock-take is closed; its report is shown.', type: 'final' },
    discarded: { description: 'The stock-take is gone.', type: 'final' },
  },
  output: ({ context: { stockTake } }) => (stockTake?.closed_at ? { end: 'closed', stockTake } : { end: 'discarded' }),
});

function stockTakeOf({ businessId, id }: Context): OfStockTake {
  if (id === null) throw new Error('there is no stock-take');
  return { businessId, id };
}

function countOf(context: Context): Counting {
  if (context.count === null) throw new Error('nothing was counted');
  return { ...stockTakeOf(context), ...context.count };
}

export type StockTakeRef = ActorRefFrom<typeof stockTakeMachine>;
