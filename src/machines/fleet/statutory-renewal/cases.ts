import { emptyRenewal, type RenewalFields } from '../../../domain/fleet/renewal-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import type { Attachment } from '../renewal.ts';
import { statutoryRenewalMachine } from './machine.ts';

const vehicle = '01b00000-0000-7000-8000-0000000000a1';
const of = '01b00000-0000-7000-8000-0000000000d1';
export const input = { businessId, vehicle, of, after: '2026-11-30' };

export const policy = new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' });
export const stored: Attachment = { id: '01b00000-0000-7000-8000-0000000000f1', name: 'policy.pdf', file: '/file/' };
export const typed: RenewalFields = {
  ...emptyRenewal,
  ...{ type: 'insurance', title: 'Third party', date: '2026-11-20', due_date: '2027-11-29' },
};
const answer = { id: of };
const submit = (fields: RenewalFields) => ({ type: 'renewal.submit', fields, idempotencyKey: 'first-key' }) as const;

export const statutoryRenewalFlow = flow({
  title: 'Renew a statutory document',
  audience: 'staff',
  route: '/fleet/reminders',
  machine: statutoryRenewalMachine,
  happyEnd: 'renewed',
  labels: {
    'file.choose': 'Choose a file',
    'attachment.delete': 'Delete',
    'upload.cancel': 'Go on without the file',
    'upload.retry': 'Try again',
    'upload.progressed': 'More of the file has left',
    'renewal.submit': 'Renew',
    'form.leave': 'Cancel',
    hasMistakes: 'something is missing',
    hasAttachment: 'the file has arrived',
    uploadVehicleAttachment: 'the server takes the file',
    deleteVehicleAttachment: 'the server deletes the file',
    putVehiclePaper: 'the server renews the document',
    putVehicleService: 'the server records the service',
  },
  cases: {
    inputs: [{ label: 'a paper that expires', input }],
    events: {
      'file.choose': [{ label: '', event: { type: 'file.choose', file: policy } }],
      'attachment.delete': [{ label: '', event: { type: 'attachment.delete', id: stored.id } }],
      'upload.cancel': [{ label: '', event: { type: 'upload.cancel' } }],
      'upload.retry': [{ label: '', event: { type: 'upload.retry' } }],
      'upload.progressed': [{ label: 'half', event: { type: 'upload.progressed', percent: 50 } }],
      'renewal.submit': [
        { label: 'filled in', event: submit(typed) },
        { label: 'no later expiry', event: submit({ ...typed, due_date: '2026-11-30' }) },
      ],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      uploadVehicleAttachment: {
        done: [{ label: 'arrived', output: stored }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      deleteVehicleAttachment: {
        done: [{ label: 'deleted', output: undefined }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      putVehiclePaper: {
        done: [{ label: 'renewed', output: answer }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'refused at a field', error: refusal({ issue_date: ['Choose another day.'] }) },
          {
            label: 'renewed by somebody else',
            error: problem('conflict', { code: 'renewed', detail: 'Somebody has renewed this document already.' }),
          },
        ],
      },
    },
    journeys: {
      'a retry begins from nothing': {
        steps: [
          'file.choose',
          'upload.progressed: half',
          'error(uploadVehicleAttachment): no connection',
          'upload.retry',
          'done(uploadVehicleAttachment): arrived',
          'renewal.submit: filled in',
        ],
      },
      'a file that could not be deleted goes with the renewal': {
        steps: [
          'file.choose',
          'done(uploadVehicleAttachment): arrived',
          'attachment.delete',
          'error(deleteVehicleAttachment): no connection',
          'renewal.submit: filled in',
        ],
      },
      'two files go together': {
        steps: [
          'file.choose',
          'done(uploadVehicleAttachment): arrived',
          'file.choose',
          'done(uploadVehicleAttachment): arrived',
          'renewal.submit: filled in',
        ],
      },
    },
    holds: {
      'what is on its way is known': (snapshot) =>
        !(snapshot.matches('uploading') || snapshot.matches('cut')) || snapshot.context.file !== null,
      'nothing is on its way when it is sent': (snapshot) =>
        !snapshot.matches('renewing') || (snapshot.context.file === null && snapshot.context.save !== null),
    },
    key: ({ context: { problem: trouble, percent, attachments, save } }) => ({
      // No guard reads them; they are in the key so that paths try where they are cleared.
      hasProblem: trouble !== null,
      isHalf: percent === 50,
      hasFile: attachments.length > 0,
      isSaved: save !== null,
    }),
  },
});
