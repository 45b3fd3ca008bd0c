/**
 * Add a document to an asset, or renew one.
 * 1. The person chooses a file, which leaves at once with its progress, and fills in the form meanwhile.
 * 2. The file can be cancelled, removed and replaced. When its upload is cut, a retry sends the file alone.
 * 3. Saved before the file has arrived, the form waits for it; what is missing is said at its field.
 * 4. With a reminder, the server is told of it first, and then of the document with its file and its reminder.
 * 5. A save that fails keeps the file and everything typed. A file that waited too long at the server is chosen again.
 * Started by the dialogs of an asset's documents; it ends with the document, or without.
 */
import type { ActorRefFrom } from 'xstate';
import { asking, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { creationOf, documentUpload, ends, reminderOf, uploadOf } from './setup.ts';

export type { DocumentCreation, Save } from './setup.ts';

const ask = asking(documentUpload);
const ofEvent = <E>({ event }: { event: E }): E => event;
const refuseMistakes = {
  guard: { type: 'hasMistakes', params: ofEvent },
  actions: { type: 'storeMistakes', params: ofEvent },
} as const;
const storeFile = { type: 'storeFile', params: ofEvent } as const;
const storeSave = { type: 'storeSave', params: ofEvent } as const;

export const documentUploadMachine = documentUpload.createMachine({
  id: 'documentUpload',
  description: 'A person adds a document to an asset, or renews one, with its file and perhaps a reminder.',
  context: ({ input }) => ({
    ...input,
    file: null,
    percent: 0,
    attachment: null,
    save: null,
    reminder: null,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person chooses a file and fills in the form.',
      tags: 'editable',
      on: {
        'file.choose': { target: 'uploading', actions: storeFile },
        'document.save': { actions: 'storeNoFile' },
        'form.leave': 'left',
      },
    },
    uploading: {
      description: 'The file is on its way while the person fills in the form.',
      tags: 'busy',
      ...ask({
        src: 'uploadAttachment',
        input: ({ context }) => uploadOf(context),
        onDone: [
          {
            guard: 'isSavedWithReminder',
            target: 'settingReminder',
            actions: { type: 'storeAttachment', params: ({ event }) => event.output },
          },
          {
            guard: 'isSaved',
            target: 'adding',
            actions: { type: 'storeAttachment', params: ({ event }) => event.output },
          },
          { target: 'uploaded', actions: { type: 'storeAttachment', params: ({ event }) => event.output } },
        ],
        failTo: 'cut',
        deadline: 'uploadDeadline',
      }),
      on: {
        'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'upload.cancel': { target: 'choosing', actions: 'clearFile' },
        'document.save': [refuseMistakes, { actions: storeSave }],
        'form.leave': 'left',
      },
    },
    cut: {
      description: 'The file did not arrive; the person tries again or chooses another one.',
      tags: 'failed',
      on: {
        'upload.retry': { target: 'uploading', actions: 'startAgain' },
        'file.choose': { target: 'uploading', actions: storeFile },
        'file.remove': { target: 'choosing', actions: 'clearFile' },
        'form.leave': 'left',
      },
    },
    uploaded: {
      description: 'The file has arrived; the person fills in the form.',
      tags: 'editable',
      on: {
        'document.save': [
          refuseMistakes,
          { guard: { type: 'wantsReminder', params: ofEvent }, target: 'settingReminder', actions: storeSave },
          { target: 'adding', actions: storeSave },
        ],
        'file.remove': { target: 'choosing', actions: 'clearFile' },
        'form.leave': 'left',
      },
    },
    settingReminder: {
      description: 'The server notes when to remind.',
      tags: 'busy',
      ...ask({
        src: 'createReminder',
        input: ({ context }) => reminderOf(context),
        onDone: { target: 'adding', actions: { type: 'storeReminder', params: ({ event }) => event.output } },
        failTo: 'uploaded',
      }),
    },
    adding: {
      description: 'The server adds the document.',
      tags: 'busy',
      ...ask({
        src: 'addDocument',
        input: ({ context }) => creationOf(context),
        onDone: { target: 'added' },
        failTo: 'uploaded',
        onError: [failureWhen('isFileGone', 'cut')],
      }),
    },
    added: { description: 'The document is stored.', type: 'final', output: 'added' },
    left: { description: 'The person goes on without.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type DocumentUploadRef = ActorRefFrom<typeof documentUploadMachine>;
