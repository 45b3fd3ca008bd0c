import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeUpload } from './acts.ts';
import * as store from './store.ts';

export const filesHandlers = ({ clock, files }: Platform): Pick<Handlers, 'uploadTemporaryFile'> => ({
  uploadTemporaryFile: async ({ tx, businessId, userId, file }) => {
    const upload = file('file');
    if (upload === null) throw refuse.fields({ file: ['Field is Required'] });
    const { storedAs, ...fileInfo } = await storeUpload(files, tx, upload);
    const keeping = { uploadedBy: userId, isUsed: false, now: clock.now() };
    const id = await store.addFile(tx, businessId, { ...fileInfo, storedAs }, keeping);
    return { id, fileInfo };
  },
});
