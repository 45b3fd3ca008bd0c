import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../samples.ts';
import { fileUploadMachine } from './machine.ts';

export const receipt = new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' });
export const stored = { id: '01b00000-0000-7000-8000-0000000000f1' };

export const fileUploadFlow = flow({
  title: 'Send a file of a form',
  audience: 'staff',
  route: '/fleet/home/{id}/fuel',
  machine: fileUploadMachine,
  happyEnd: 'arrived',
  states: { refused: 'The file is not taken' },
  labels: {
    'upload.progressed': 'More of the file has left',
    'file.retry': 'Retry',
    'file.remove': 'Cancel or remove',
    hasArrived: 'the file is at the server already',
    isGone: 'the file is gone already',
    uploadFile: 'the server takes the file',
    removeFile: 'the server deletes the file',
  },
  cases: {
    inputs: [
      { label: 'a file is chosen', input: { file: receipt, stored: null } },
      { label: 'a file was there before', input: { file: null, stored } },
    ],
    events: {
      'upload.progressed': [{ label: 'half', event: { type: 'upload.progressed', percent: 50 } }],
      'file.retry': [{ label: '', event: { type: 'file.retry' } }],
      'file.remove': [{ label: '', event: { type: 'file.remove' } }],
    },
    answers: {
      uploadFile: {
        done: [{ label: 'arrived', output: stored }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'another kind of file', error: refusal({ file: ['Upload a PNG, JPEG, TIFF or PDF.'] }) },
          { label: 'too large', error: problem('tooLarge', { detail: 'The file is larger than 3 MB.' }) },
        ],
      },
      removeFile: {
        done: [{ label: 'deleted', output: undefined }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'gone already', error: problem('missing') },
        ],
      },
    },
    journeys: {
      'a retry begins from nothing': {
        start: 'a file is chosen',
        steps: [
          'upload.progressed: half',
          'error(uploadFile): no connection',
          'file.retry',
          'done(uploadFile): arrived',
        ],
      },
      'a file that could not be deleted is deleted at the second try': {
        start: 'a file was there before',
        steps: ['file.remove', 'error(removeFile): no connection', 'file.remove', 'done(removeFile): deleted'],
      },
    },
    holds: {
      'what has arrived is known': (snapshot) =>
        !(snapshot.matches('arrived') || snapshot.matches('removing')) || snapshot.context.stored !== null,
      'a form never goes on without a file that failed': (snapshot) =>
        !(snapshot.matches('cut') || snapshot.matches('refused')) || snapshot.hasTag('failed'),
    },
    key: ({ context: { stored: atServer, percent, problem: trouble } }) => ({
      isStored: atServer !== null,
      // No guard reads them; they are in the key so that paths try where they are cleared.
      isHalf: percent === 50,
      hasProblem: trouble !== null,
    }),
  },
});
