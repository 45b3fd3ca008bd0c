/** Documents of assets: the services behind their flows. */
import { fromPromise } from 'xstate';
import { documentUploadMachine } from '../../machines/assets/document-upload/machine.ts';
import type {
  Attachment,
  AttachmentUpload,
  DocumentCreation,
  ReminderCreation,
} from '../../machines/assets/document-upload/setup.ts';
import { addDocument, renewDocument, uploadAttachment } from '../../services/assets/documents.ts';
import { createReminder } from '../../services/operations/assets.reminders.ts';
import type { Options } from '../../services/shared/client.ts';
import { perCore } from '../core.ts';
import { keyedActor } from './keyed-actor.ts';

/** Tells the flow that started it how far it is. */
const upload = fromPromise<Attachment, AttachmentUpload>(({ input, signal, self }) =>
  uploadAttachment(input, {
    signal,
    onProgress: (percent) => self._parent?.send({ type: 'upload.progressed', percent }),
  }),
);

const add = ({ renews, ...given }: DocumentCreation, options: Options) =>
  renews === null
    ? addDocument(given as Parameters<typeof addDocument>[0], options)
    : renewDocument({ ...given, id: renews }, options);

export const documentUploadOf = perCore((_core) =>
  documentUploadMachine.provide({
    actors: {
      uploadAttachment: upload,
      createReminder: keyedActor<ReminderCreation, { id: string }>(createReminder),
      addDocument: keyedActor(add),
    },
  }),
);
