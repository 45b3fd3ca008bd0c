/**
 * Add files for the people of a business, and share them.
 * 1. The person chooses files, which leave one after the other with their progress; more can be chosen meanwhile.
 * 2. A file that is refused or cut says why. It is retried or removed; the others are not lost.
 * 3. When all have arrived, the person shares them with people, departments or everybody, in one request.
 * 4. A request that fails keeps the files and what was chosen. Files that waited too long at the server are sent again.
 * Started by whoever manages HR on the list of company files; it ends with the files shared, or without.
 */
import type { ActorRefFrom } from 'xstate';
import { asking, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { creationOf, ends, fileSharing, uploadOf } from './setup.ts';

const ask = asking(fileSharing);
const choose = {
  type: 'storeFiles',
  params: ({ event }: { event: { files: readonly File[] } }) => event.files,
} as const;
const idIn = ({ event }: { event: { id: string } }) => event.id;
const remove = { type: 'clearFile', params: idIn } as const;
const retry = { type: 'startFileAgain', params: idIn } as const;

export const fileSharingMachine = fileSharing.createMachine({
  id: 'fileSharing',
  description: 'A person adds files for the people of the business, and shares them.',
  context: ({ input }) => ({ ...input, files: [], percent: 0, share: null, problem: null }),
  options: { maxIterations: 1000 },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person chooses files.',
      tags: 'editable',
      on: {
        'files.choose': { target: 'uploading', actions: choose },
        'files.share': { actions: 'storeNoFile' },
        'form.leave': 'left',
      },
    },
    takingNext: {
      description: 'The flow takes the next file that waits.',
      always: [
        { guard: 'hasWaiting', target: 'uploading' },
        { guard: 'hasFiles', target: 'ready' },
        { target: 'choosing' },
      ],
    },
    uploading: {
      description: 'A file is on its way while the person chooses whom to share it with.',
      tags: 'busy',
      entry: 'startProgress',
      ...ask({
        src: 'uploadTemporaryFile',
        input: ({ context }) => uploadOf(context),
        onDone: { target: 'takingNext', actions: { type: 'storeUpload', params: ({ event }) => event.output } },
        failTo: 'takingNext',
        deadline: 'uploadDeadline',
      }),
      on: {
        'files.choose': { actions: choose },
        'file.remove': [
          { guard: { type: 'isOnItsWay', params: idIn }, target: 'takingNext', actions: remove },
          { actions: remove },
        ],
        'file.retry': { actions: retry },
        'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'form.leave': 'left',
      },
    },
    ready: {
      description: 'Every file has arrived or failed; the person says whom to share them with.',
      tags: 'editable',
      on: {
        'files.choose': { target: 'takingNext', actions: choose },
        'file.remove': { target: 'takingNext', actions: remove },
        'file.retry': { target: 'takingNext', actions: retry },
        'files.share': [
          { guard: 'hasMissing', actions: 'storeMissing' },
          { target: 'sharing', actions: { type: 'storeShare', params: ({ event }) => event } },
        ],
        'form.leave': 'left',
      },
    },
    sharing: {
      description: 'The server stores the files and shares them.',
      tags: 'busy',
      ...ask({
        src: 'createCompanyFiles',
        input: ({ context }) => creationOf(context),
        onDone: { target: 'shared' },
        failTo: 'ready',
        onError: [failureWhen('isFileGone', 'ready', 'clearUploads')],
      }),
    },
    shared: { description: 'The files are shared.', type: 'final', output: 'shared' },
    left: { description: 'The person goes on without.', type: 'final', output: 'left' },
  },
  output: ({ context, event }) => ({ end: endOf(ends, event.output), count: context.files.length }),
});

export type FileSharingRef = ActorRefFrom<typeof fileSharingMachine>;
