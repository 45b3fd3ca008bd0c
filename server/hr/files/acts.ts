/** What may be asked of uploads: to be kept, and to be answered for download. */
import { attachmentKinds } from '../../../openapi/generated/lists/assets.papers.ts';
import type { Caller, UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/files/file-name.ts';
import type { Files } from '../../platform/files/files.ts';
import type * as store from './store.ts';

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
