/** Documents of assets: the services behind their flows. */
import { fromPromise } from 'xstate';
import { documentUploadMachine } from '../../machines/assets/document-upload/machine.ts';
import type {
  Attachment,
  AttachmentUpload,
  DocumentCreation,
  ReminderCreation,
} from '../../machines/assets/document-upload/setup.ts';
import { uploadAttachment } from '../../services/assets/documents.ts';
import { addDocument, renewDocument } from '../../services/operations/assets.papers.ts';
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

const add = (creation: DocumentCreation, options: Options) => {
  const { businessId, idempotencyKey, attachment, reminder, fields } = creation;
  const sent = { businessId, idempotencyKey, attachment, ...(reminder === null ? {} : { reminder }), ...fields };
  if (creation.renews !== null) return renewDocument({ ...sent, id: creation.renews }, options);
  const { asset, kind } = creation;
  return addDocument({ ...sent, content_type: 'asset', object_id: asset, attachment_type: kind }, options);
};

export const documentUploadOf = perCore((_core) =>
  documentUploadMachine.provide({
    actors: {
      uploadAttachment: upload,
      createReminder: keyedActor<ReminderCreation, { id: string }>(createReminder),
      addDocument: keyedActor(add),
    },
  }),
);
