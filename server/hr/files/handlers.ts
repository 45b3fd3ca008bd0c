/** Uploads of members, until something refers to them. Pictures are re-encoded before they arrive here. */
import { attachmentKinds } from '../../../openapi/generated/lists/assets.papers.ts';
import type { Caller, Handlers, UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { Files } from '../../platform/files.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

const longestName = 200;

const isTaken = (type: string | null): type is store.NewFile['type'] => attachmentKinds.some((kind) => kind === type);

/** Moves an upload into the store. @throws 400 when it is of another kind */
export async function storeUpload(
  files: Files,
  tx: Tx,
  { path, filename, type, size }: UploadedFile,
): Promise<store.NewFile> {
  if (!isTaken(type)) throw refuse.fields({ file: ['Upload a PNG, JPEG, TIFF or PDF.'] });
  return { name: filename.slice(-longestName) || 'file', type, size, storedAs: await files.keep(tx, path) };
}

/** Answers a file for download: opened by itself, it may load and run nothing. */
export async function answerFile(files: Files, { name, type, size, storedAs }: store.NewFile, reply: Caller['reply']) {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(name, type))}`);
  return { stream: await files.open(storedAs), type, size };
}

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
