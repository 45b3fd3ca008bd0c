/** What is worth trying with both renewals. */
import type { RenewalFields } from '../../domain/fleet/renewal-form.ts';
import { type Problem, problem } from '../../domain/shared/problem.ts';
import type { Cases } from '../flow.ts';
import { noConnection } from '../shared/samples.ts';
import type { Attachment, Input, renewalMachine } from './renewal.ts';

/** What both call the same. */
export const renewalLabels = {
  'file.choose': 'Choose a file',
  'attachment.delete': 'Delete',
  'upload.cancel': 'Go on without the file',
  'upload.retry': 'Try again',
  'upload.progressed': 'More of the file has left',
  'renewal.submit': 'Renew',
  'form.leave': 'Cancel',
  hasMistakes: 'something is missing',
  mayDelete: 'the file has arrived, and nothing has been renewed with it',
  isLast: 'it is the last one',
  uploadVehicleAttachment: 'the server takes the file',
  deleteVehicleAttachment: 'the server deletes the file',
  putVehiclePaper: 'the server renews the document',
  putVehicleService: 'the server records the service',
};

type Renewed = {
  one: { label: string; input: Input };
  /** Two of them. */
  several: { label: string; input: Input };
  file: File;
  /** As the server answers that file. */
  stored: Attachment;
  typed: RenewalFields;
  /** Not later than what is renewed. */
  early: { label: string; fields: RenewalFields };
  put: 'putVehiclePaper' | 'putVehicleService';
  /** At a field. */
  refused: Problem;
  /** What the server says when somebody was faster. */
  taken: string;
};

const submit = (fields: RenewalFields) => ({ type: 'renewal.submit', fields, idempotencyKey: 'first-key' }) as const;

export const renewalCases = (of: Renewed): Cases<ReturnType<typeof renewalMachine>> => {
  const { one, several, file, stored, typed, early, put, refused, taken } = of;
  const arrival = ['file.choose', 'done(uploadVehicleAttachment): arrived'];
  return {
    inputs: [one, several],
    events: {
      'file.choose': [{ label: '', event: { type: 'file.choose', file } }],
      'attachment.delete': [{ label: '', event: { type: 'attachment.delete', id: stored.id } }],
      'upload.cancel': [{ label: '', event: { type: 'upload.cancel' } }],
      'upload.retry': [{ label: '', event: { type: 'upload.retry' } }],
      'upload.progressed': [{ label: 'half', event: { type: 'upload.progressed', percent: 50 } }],
      'renewal.submit': [
        { label: 'filled in', event: submit(typed) },
        { label: early.label, event: submit(early.fields) },
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
      [put]: {
        done: [{ label: 'renewed', output: { id: one.input.waiting[0]?.id } }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'refused at a field', error: refused },
          { label: 'renewed by somebody else', error: problem('conflict', { code: 'renewed', detail: taken }) },
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
          ...arrival,
          'attachment.delete',
          'error(deleteVehicleAttachment): no connection',
          'renewal.submit: filled in',
        ],
      },
      'two files go together': { steps: [...arrival, ...arrival, 'renewal.submit: filled in'] },
      'of several, what was cut goes on where it was, with the files that the first one has': {
        start: several.label,
        steps: [
          ...arrival,
          'renewal.submit: filled in',
          `done(${put}): renewed`,
          `error(${put}): no connection`,
          'attachment.delete',
          'renewal.submit: filled in',
          `done(${put}): renewed`,
        ],
      },
    },
    holds: {
      'what is on its way is known': (snapshot) =>
        !(snapshot.matches('uploading') || snapshot.matches('cut')) || snapshot.context.file !== null,
      'nothing is on its way when it is sent': (snapshot) =>
        !snapshot.matches('renewing') || (snapshot.context.file === null && snapshot.context.save !== null),
    },
    key: ({ context: { waiting, isBegun, problem: trouble, percent, attachments, save } }) => ({
      waiting: waiting.length,
      isBegun,
      // No guard reads them; they are in the key so that paths try where they are cleared.
      hasProblem: trouble !== null,
      isHalf: percent === 50,
      hasFile: attachments.length > 0,
      isSaved: save !== null,
    }),
  };
};
