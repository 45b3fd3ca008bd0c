import { type DocumentFields, emptyDocument } from '../../../domain/assets/document-form.ts';
import { newReminderChoice } from '../../../domain/shared/reminder.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { documentUploadMachine } from './machine.ts';
import type { AssetDocument, Attachment } from './setup.ts';

const asset = '01a00000-0000-7000-8000-0000000000a1';
const insurance = '01a00000-0000-7000-8000-0000000000d1';
export const renewed = '01a00000-0000-7000-8000-0000000000d2';

export const policy = new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' });
const photo = new File(['a picture'], 'policy.jpg', { type: 'image/jpeg' });

export const typed: DocumentFields = {
  ...emptyDocument,
  document_type: insurance,
  date_of_issue: '2026-01-05',
  expiry_date: '2027-01-04',
};
export const reminder = newReminderChoice('document_renewal', '08:30');
export const stored: Attachment = {
  id: '01a00000-0000-7000-8000-0000000000f1',
  fileInfo: { name: 'policy.pdf', size: 8, type: 'application/pdf', has_thumbnail: false },
};
export const added: AssetDocument = {
  id: stored.id,
  file_id: stored.id,
  fileInfo: stored.fileInfo,
  name: '',
  state: 'valid',
  version: 1,
  reminder: null,
  file: '',
  content_type: 'asset',
  object_id: asset,
  attachment_type: 'statutory',
  document_type: insurance,
  document_type_name: 'Insurance',
  date_of_issue: '2026-01-05',
  expiry_date: '2027-01-04',
  created_at: '2026-11-20T09:00:00.000Z',
};
const save = (fields: DocumentFields, choice: typeof reminder | null = null) =>
  ({ type: 'document.save', fields, reminder: choice, idempotencyKey: 'first-key' }) as const;
const input = { businessId, asset, kind: 'statutory' } as const;

export const documentUploadFlow = flow({
  title: 'Add or renew a document',
  audience: 'staff',
  route: '/assets?tab=asset-list&view=list',
  machine: documentUploadMachine,
  happyEnd: 'added',
  labels: {
    'file.choose': 'Choose a file',
    'file.remove': 'Remove the file',
    'upload.cancel': 'Cancel the upload',
    'upload.retry': 'Retry the upload',
    'upload.progressed': 'More of the file has left',
    'document.save': 'Save',
    'form.leave': 'Cancel',
    hasMistakes: 'something is missing',
    wantsReminder: 'a reminder is wanted',
    isSaved: 'the form is saved already',
    isSavedWithReminder: 'the form is saved already, with a reminder',
    isFileGone: 'the file waited too long at the server',
    uploadAttachment: 'the server takes the file',
    createReminder: 'the server notes when to remind',
    addDocument: 'the server adds the document',
  },
  cases: {
    inputs: [
      { label: 'a new document', input: { ...input, renews: null } },
      { label: 'a renewal', input: { ...input, renews: renewed } },
    ],
    events: {
      'file.choose': [
        { label: 'a PDF', event: { type: 'file.choose', file: policy } },
        { label: 'a picture', event: { type: 'file.choose', file: photo } },
      ],
      'file.remove': [{ label: '', event: { type: 'file.remove' } }],
      'upload.cancel': [{ label: '', event: { type: 'upload.cancel' } }],
      'upload.retry': [{ label: '', event: { type: 'upload.retry' } }],
      'upload.progressed': [{ label: 'half', event: { type: 'upload.progressed', percent: 50 } }],
      'document.save': [
        { label: 'without a reminder', event: save(typed) },
        { label: 'with a reminder', event: save(typed, reminder) },
        { label: 'dates in the wrong order', event: save({ ...typed, expiry_date: '2026-01-04' }) },
        { label: 'nothing typed', event: save(emptyDocument) },
      ],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      uploadAttachment: {
        done: [{ label: 'arrived', output: stored }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'another kind of file', error: refusal({ file: ['Upload a PNG, JPEG, TIFF or PDF.'] }) },
        ],
      },
      createReminder: {
        done: [{ label: 'noted', output: { id: '01a00000-0000-7000-8000-0000000000e1' } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      addDocument: {
        done: [{ label: 'added', output: added }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the file is gone', error: refusal({ attachment: ['This file is gone. Upload it again.'] }) },
        ],
      },
    },
    journeys: {
      'a form that was saved before the file was cancelled is not sent with the next file': {
        start: 'a new document',
        steps: [
          'file.choose: a PDF',
          'document.save: without a reminder',
          'upload.cancel',
          'file.choose: a PDF',
          'done(uploadAttachment): arrived',
        ],
      },
      'a retry begins from nothing': {
        start: 'a new document',
        steps: [
          'file.choose: a PDF',
          'upload.progressed: half',
          'error(uploadAttachment): no connection',
          'upload.retry',
        ],
      },
      'a new document says what it is': {
        start: 'a new document',
        isSeen: true,
        steps: ['file.choose: a PDF', 'done(uploadAttachment): arrived', 'document.save: nothing typed'],
      },
      'a renewal is what the document before it is': {
        start: 'a renewal',
        isSeen: true,
        steps: [
          'file.choose: a PDF',
          'done(uploadAttachment): arrived',
          'document.save: nothing typed',
          'done(addDocument): added',
        ],
      },
    },
    holds: {
      'what is on its way is known': (snapshot) => !snapshot.matches('uploading') || snapshot.context.file !== null,
      'a document is added with its file': (snapshot) =>
        !snapshot.matches('adding') || (snapshot.context.attachment !== null && snapshot.context.save !== null),
    },
    key: ({ context: { renews, save: saved, problem: trouble, percent, reminder: noted } }) => ({
      isNew: renews === null,
      isSaved: saved !== null,
      hasReminder: saved?.reminder != null,
      // No guard reads them; they are in the key so that paths try where they are cleared.
      hasProblem: trouble !== null,
      isHalf: percent === 50,
      isNoted: noted !== null,
    }),
  },
});
