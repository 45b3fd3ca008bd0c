/**
 * Send rows to the server.
 * 1. Where an earlier sending was cut off, the app asks whether the server has gone on with it: then nothing is sent again.
 * 2. The app announces the import and how many rows will come.
 * 3. It sends the rows, some hundred at a time.
 * 4. It asks the server to store them in the background.
 * 5. When the connection is lost, the person goes on where it stopped, or leaves; nothing is stored then, unless the answer alone was lost.
 * Started by an import; ends with the import as the server has it, or when the person leaves.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../ask.ts';
import { endOf } from '../ending.ts';
import { given } from '../given.ts';
import { placeholder } from '../placeholder.ts';

export type StoredImport = components['schemas']['Import'];
export type ImportMode = components['schemas']['ImportMode'];
type OfSheet = { businessId: string; sheetId: string };
export type Announcing = OfSheet & {
  /** One for everything that is sent under it: another file, fix or choice has another one. */
  idempotencyKey: string;
  fileName: string;
  mode: ImportMode;
};
type Input = Announcing & {
  rows: number;
  /** The import of an earlier sending that was cut off. */
  announcedId: string | null;
};
export type SendingRows = OfSheet & { id: string; chunk: number; from: number };
export type OfStored = { businessId: string; id: string };
type Context = Input & {
  announced: StoredImport | null;
  /** How many chunks and rows have arrived. */
  chunk: number;
  sent: number;
  problem: Problem | null;
};
type Event = { type: 'sending.retry' } | { type: 'sending.leave' };
export type SheetSendingOutput = { end: 'sent' | 'left'; stored: StoredImport | null; problem: Problem | null };
type Error = { error: unknown };

const sheetSending = setup({
  types: {} as { input: Input; context: Context; events: Event; output: SheetSendingOutput; tags: 'busy' | 'failed' },
  actors: {
    createImport: placeholder<StoredImport, Announcing>('createImport'),
    /** The number of the first row that it did not send. */
    sendRows: placeholder<number, SendingRows>('sendRows'),
    commitImport: placeholder<StoredImport, OfStored>('commitImport'),
    getImport: placeholder<StoredImport, OfStored>('getImport'),
  },
  guards: {
    isLast: ({ context: { rows } }, { sent }: { sent: number }) => sent >= rows,
    wasCutOff: ({ context: { announcedId, announced } }) => announcedId !== null && announced === null,
    hasGoneOn: (_, { stored }: { stored: StoredImport }) => stored.state !== 'receiving',
    // Its rows never came, and nobody keeps it.
    isGone: (_, { error }: Error) => problemOf(error).kind === 'missing',
    // An earlier attempt came through, and only its answer was lost.
    hasBegun: (_, { error }: Error) => ['storing', 'finished'].includes(problemOf(error).code ?? ''),
  },
  actions: {
    storeAnnounced: assign({ announced: (_, { stored }: { stored: StoredImport }) => stored }),
    storeSent: assign({ sent: (_, { sent }: { sent: number }) => sent, chunk: ({ context }) => context.chunk + 1 }),
  },
}).extend(askingParts);
const ask = asking(sheetSending);
const announced = {
  type: 'storeAnnounced',
  params: ({ event }: { event: { output: StoredImport } }) => ({ stored: event.output }),
} as const;
const idOf = ({ announced: import_ }: Context) => given(import_).id;

export const sheetSendingMachine = sheetSending.createMachine({
  id: 'sheetSending',
  options: { maxIterations: 1_000 },
  description: 'The app sends the rows of a file to the server, which stores them in the background.',
  context: ({ input }) => ({ ...input, announced: null, chunk: 0, sent: 0, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What was not sent before is announced at once.',
      always: [{ guard: 'wasCutOff', target: 'tracing' }, { target: 'announcing' }],
    },
    tracing: {
      description: 'The app asks whether the server has gone on with the earlier sending.',
      tags: 'busy',
      ...ask({
        src: 'getImport',
        input: ({ context: { businessId, announcedId } }) => ({ businessId, id: given(announcedId) }),
        onDone: [
          {
            guard: { type: 'hasGoneOn', params: ({ event }) => ({ stored: event.output }) },
            target: 'sent',
            actions: announced,
          },
          { target: 'announcing' },
        ],
        onError: [{ guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) }, target: 'announcing' }],
        failTo: 'interrupted',
      }),
    },
    announcing: {
      description: 'The server learns how many rows will come.',
      tags: 'busy',
      ...ask({
        src: 'createImport',
        input: ({ context: { businessId, sheetId, idempotencyKey, fileName, mode } }) => ({
          businessId,
          sheetId,
          idempotencyKey,
          fileName,
          mode,
        }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ context }) => ({ sent: context.sent }) },
            target: 'committing',
            actions: announced,
          },
          { target: 'sendingRows', actions: announced },
        ],
        failTo: 'interrupted',
      }),
    },
    sendingRows: {
      description: 'The next rows are sent.',
      tags: 'busy',
      ...ask({
        src: 'sendRows',
        input: ({ context }) => ({
          businessId: context.businessId,
          sheetId: context.sheetId,
          id: idOf(context),
          chunk: context.chunk,
          from: context.sent,
        }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ sent: event.output }) },
            target: 'committing',
            actions: { type: 'storeSent', params: ({ event }) => ({ sent: event.output }) },
          },
          {
            target: 'sendingRows',
            reenter: true,
            actions: { type: 'storeSent', params: ({ event }) => ({ sent: event.output }) },
          },
        ],
        onError: [failureWhen('hasBegun', 'committing')],
        failTo: 'interrupted',
      }),
    },
    committing: {
      description: 'The server is asked to store the rows.',
      tags: 'busy',
      ...ask({
        src: 'commitImport',
        input: ({ context }) => ({ businessId: context.businessId, id: idOf(context) }),
        onDone: { target: 'sent', actions: [announced, 'clearProblem'] },
        failTo: 'interrupted',
      }),
    },
    interrupted: {
      description: 'The server did not answer. The person goes on where it stopped, or leaves.',
      tags: 'failed',
      on: { 'sending.retry': { target: 'opening', actions: 'clearProblem' }, 'sending.leave': 'left' },
    },
    sent: { description: 'The server stores the rows.', type: 'final', output: 'sent' },
    left: { description: 'The person left; nothing is stored.', type: 'final', output: 'left' },
  },
  output: ({ context: { announced: stored, problem }, event }) => ({
    end: endOf(['sent', 'left'], event.output),
    stored,
    problem,
  }),
});

export type SheetSendingRef = ActorRefFrom<typeof sheetSendingMachine>;
