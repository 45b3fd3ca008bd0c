import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { fileSharingMachine } from './machine.ts';
import { selectCurrent } from './selectors.ts';
import { type CreatedFiles, currentOf, idOf, type Sharing, type Upload } from './setup.ts';

export const handbook = new File(['%PDF-1.4'], 'Employee handbook.pdf', { type: 'application/pdf' });
export const policy = new File(['%PDF-1.4 '], 'Leave policy.pdf', { type: 'application/pdf' });

export const withEveryone: Sharing = {
  audience: { everyone: true, departments: [], people: [] },
  requires_acknowledgement: true,
};
export const arrived: Upload = {
  id: '01a00000-0000-7000-8000-0000000000f1',
  fileInfo: { name: handbook.name, size: handbook.size, type: 'application/pdf' },
};
export const created: CreatedFiles = { files: [] };

export const fileSharingFlow = flow({
  title: 'Add and share company files',
  audience: 'staff',
  route: '/hr/files',
  machine: fileSharingMachine,
  happyEnd: 'shared',
  labels: {
    'files.choose': 'Choose files',
    'file.remove': 'Remove a file',
    'file.retry': 'Retry a file',
    'upload.progressed': 'More of the file has left',
    'files.share': 'Share',
    'form.leave': 'Cancel',
    hasWaiting: 'a file waits to be sent',
    hasFiles: 'files were chosen',
    hasMissing: 'a file has not arrived',
    isOnItsWay: 'the file is on its way',
    isFileGone: 'the files waited too long at the server',
    uploadTemporaryFile: 'the server takes the file',
    createCompanyFiles: 'the server stores and shares the files',
  },
  cases: {
    inputs: [{ label: 'no files', input: { businessId } }],
    events: {
      'files.choose': [{ label: 'two', event: { type: 'files.choose', files: [handbook, policy] } }],
      'file.remove': [
        { label: 'the first', event: { type: 'file.remove', id: idOf(handbook) } },
        { label: 'the second', event: { type: 'file.remove', id: idOf(policy) } },
      ],
      'file.retry': [{ label: 'the first', event: { type: 'file.retry', id: idOf(handbook) } }],
      'upload.progressed': [{ label: 'half', event: { type: 'upload.progressed', percent: 50 } }],
      'files.share': [
        { label: 'with everyone', event: { type: 'files.share', sharing: withEveryone, idempotencyKey: 'first-key' } },
      ],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      uploadTemporaryFile: {
        done: [{ label: 'arrived', output: arrived }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      createCompanyFiles: {
        done: [{ label: 'shared', output: created }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the files are gone', error: refusal({ files: ['This file is gone. Upload it again.'] }) },
        ],
      },
    },
    journeys: {
      'the same files chosen again are the same ones': {
        steps: [
          'files.choose: two',
          'done(uploadTemporaryFile): arrived',
          'done(uploadTemporaryFile): arrived',
          'files.choose: two',
          'file.retry: the first',
        ],
      },
      'a complaint goes when the file goes': {
        steps: [
          'files.choose: two',
          'error(uploadTemporaryFile): no connection',
          'done(uploadTemporaryFile): arrived',
          'files.share: with everyone',
          'file.remove: the first',
        ],
      },
      'a complaint goes when the file is sent again': {
        steps: [
          'files.choose: two',
          'error(uploadTemporaryFile): no connection',
          'done(uploadTemporaryFile): arrived',
          'files.share: with everyone',
          'file.retry: the first',
        ],
      },
    },
    selectors: { selectCurrent },
    holds: {
      'what is on its way is known': (snapshot) =>
        !snapshot.matches('uploading') || currentOf(snapshot.context) !== undefined,
      'only files that have arrived are shared': (snapshot) =>
        !snapshot.matches('sharing') || snapshot.context.files.every(({ upload }) => upload !== null),
    },
    key: ({ context }) => ({
      files: context.files
        .map(({ file, upload, problem }) => `${file.name[0]}${upload ? 'a' : problem ? 'f' : 'w'}`)
        .join(' '),
      // No guard reads them; they are in the key so that paths try where they are cleared.
      hasProblem: context.problem !== null,
      isHalf: context.percent === 50,
    }),
  },
});
