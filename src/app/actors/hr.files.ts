/** Company files: the services behind their flow. */
import { fromPromise } from 'xstate';
import { fileSharingMachine } from '../../machines/hr/file-sharing/machine.ts';
import type { FileUpload, Upload } from '../../machines/hr/file-sharing/setup.ts';
import { uploadTemporaryFile } from '../../services/hr/files.ts';
import { createCompanyFiles } from '../../services/operations/hr.files.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { perCore } from '../core.ts';
import { keyedActor } from './keyed-actor.ts';

/** Tells the flow that started it how far it is. */
const upload = fromPromise<Upload, FileUpload>(async ({ input, signal, self }) => {
  const stored = await uploadTemporaryFile(input, {
    signal,
    onProgress: (percent) => self._parent?.send({ type: 'upload.progressed', percent }),
  });
  notify('good', 'File Uploaded Successfully', { for: 'upload' });
  return stored;
});

export const fileSharingOf = perCore((_core) =>
  fileSharingMachine.provide({
    actors: {
      uploadTemporaryFile: upload,
      createCompanyFiles: keyedActor(createCompanyFiles),
    },
  }),
);
