/** Files that people upload about assets. Pictures are re-encoded before they arrive here; see server/platform/http/body.ts. */
import { attachmentKinds } from '../../../openapi/generated/lists/assets.papers.ts';
import type { Handlers, UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { Files } from '../../platform/files.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type AttachmentOperation = 'uploadAttachment' | 'downloadAttachment' | 'getAttachmentThumbnail';

const longestName = 200;

const isTaken = (type: string | null): type is store.NewFile['type'] => attachmentKinds.some((kind) => kind === type);

/** Keeps an upload with its thumbnail, as a file that nothing refers to yet. */
export async function keepAttachment(files: Files, tx: Tx, businessId: string, upload: UploadedFile, now: Date) {
  const { path, thumbnailPath, filename, type, size } = upload;
  if (!isTaken(type)) throw refuse.fields({ file: ['Upload a PNG, JPEG, TIFF or PDF.'] });
  const file = {
    name: filename.slice(-longestName) || 'file',
    type,
    size,
    storedAs: await files.keep(tx, path),
    thumbnailAs: thumbnailPath === undefined ? null : await files.keep(tx, thumbnailPath),
  };
  return store.addAttachment(tx, businessId, file, now);
}

/** @throws 400 */
export const noFile = () => refuse.fields({ file: ['Field is Required'] });

/** An uploaded file: opened by itself, it may load and run nothing. */
const sandbox = "default-src 'none'; sandbox";

export const attachmentsHandlers = ({ clock, files }: Platform): Pick<Handlers, AttachmentOperation> => ({
  uploadAttachment: async ({ tx, businessId, file }) => {
    const upload = file('file');
    if (upload === null) throw noFile();
    return keepAttachment(files, tx, businessId, upload, clock.now());
  },

  downloadAttachment: async ({ tx, businessId, params, reply }) => {
    const found = await store.findStored(tx, businessId, params.id);
    if (found === undefined) throw refuse.missing();
    reply.header('content-security-policy', sandbox);
    reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(found.name, found.type))}`,
    );
    return { stream: await files.open(found.storedAs), type: found.type, size: found.size };
  },

  getAttachmentThumbnail: async ({ tx, businessId, params, reply }) => {
    const found = await store.findStored(tx, businessId, params.id);
    if (found?.thumbnailAs == null) throw refuse.missing();
    reply.header('content-security-policy', sandbox);
    return { stream: await files.open(found.thumbnailAs), type: 'image/webp', size: null };
  },
});
