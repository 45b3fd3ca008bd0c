/**
 * Send one file of a form.
 * 1. A chosen file leaves at once, with its progress, while the form is filled in; the form waits for it.
 * 2. It can be cancelled while it travels. After a cut line it is sent again, alone, or left out.
 * 3. A file of the wrong kind or size is refused; it can only be left out.
 * 4. One that has arrived can be deleted. If that fails it stays, and says why.
 * Started by every form with files, once for each file; it ends when the file is taken off the form.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../ask.ts';
import { given } from '../given.ts';
import { placeholder } from '../placeholder.ts';

/** What the server made of the file. */
export type StoredFile = { id: string };
export type Sending = { file: File };
export type Removal = { stored: StoredFile };

type Input =
  | { file: File; stored: null }
  /** At the server before the form was opened. */
  | { file: null; stored: StoredFile };
type Context = { file: File | null; stored: StoredFile | null; percent: number; problem: Problem | null };
type Event = { type: 'upload.progressed'; percent: number } | { type: 'file.retry' } | { type: 'file.remove' };
type Failed = { error: unknown };

const fileUpload = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    uploadFile: placeholder<StoredFile, Sending>('uploadFile'),
    removeFile: placeholder<void, Removal>('removeFile'),
  },
  delays: { uploadDeadline },
  guards: {
    hasArrived: ({ context }) => context.stored !== null,
    isRefused: (_, { error }: Failed) => ['invalid', 'tooLarge'].includes(problemOf(error).kind),
    isGone: (_, { error }: Failed) => problemOf(error).kind === 'missing',
  },
  actions: {
    storeProgress: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    storeFile: assign({ stored: (_, { stored }: Removal) => stored }),
    startAgain: assign({ percent: 0, problem: null }),
  },
}).extend(askingParts);

const ask = asking(fileUpload);

export const fileUploadMachine = fileUpload.createMachine({
  id: 'fileUpload',
  description: 'A file of a form is sent while the form is filled in.',
  context: ({ input }) => ({ ...input, percent: 0, problem: null }),
  options: { maxIterations: 1000 },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The flow looks whether the file is at the server.',
      always: [{ guard: 'hasArrived', target: 'arrived' }, { target: 'uploading' }],
    },
    uploading: {
      description: 'The file is on its way; the form waits for it.',
      tags: 'busy',
      ...ask({
        src: 'uploadFile',
        input: ({ context }) => ({ file: given(context.file) }),
        onDone: {
          target: 'arrived',
          actions: { type: 'storeFile', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: [failureWhen('isRefused', 'refused')],
        failTo: 'cut',
        deadline: 'uploadDeadline',
      }),
      on: {
        'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'file.remove': 'removed',
      },
    },
    cut: {
      description: 'The file did not arrive; the person tries again or leaves it out.',
      tags: 'failed',
      on: { 'file.retry': { target: 'uploading', actions: 'startAgain' }, 'file.remove': 'removed' },
    },
    refused: {
      description: 'The server takes no such file; the person leaves it out.',
      tags: 'failed',
      on: { 'file.remove': 'removed' },
    },
    arrived: {
      description: 'The file is at the server and goes with the form.',
      on: { 'file.remove': { target: 'removing', actions: 'clearProblem' } },
    },
    removing: {
      description: 'The server deletes the file; a form that only lets go of it goes on at once.',
      tags: 'busy',
      ...ask({
        src: 'removeFile',
        input: ({ context }) => ({ stored: given(context.stored) }),
        onDone: { target: 'removed' },
        onError: [failureWhen('isGone', 'removed')],
        failTo: 'arrived',
      }),
    },
    removed: { description: 'The file is not part of the form any more.', type: 'final' },
  },
});

export type FileUploadRef = ActorRefFrom<typeof fileUploadMachine>;
export type FileUploadSnapshot = SnapshotFrom<typeof fileUploadMachine>;
