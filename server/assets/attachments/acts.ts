/** What may be asked of the files about assets: to be kept, to become those of something, to be opened, and to go. */
import type { FastifyReply } from 'fastify';
import { attachmentKinds } from '../../../openapi/generated/lists/assets.papers.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import type { UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/files/file-name.ts';
import type { Files } from '../../platform/files/files.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import * as store from './store.ts';

const longestName = 200;

const isTaken = (type: string | null): type is store.NewFile['type'] => attachmentKinds.some((kind) => kind === type);

/** Keeps an upload with its thumbnail, as a file that nothing refers to yet. @throws 400 without one, and for another kind */
export async function keepAttachment(files: Files, tx: Tx, businessId: string, upload: UploadedFile | null, now: Date) {
  if (upload === null) throw noFile();
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
export const sandbox = "default-src 'none'; sandbox";

/** Answers a file as a download. @throws 404 */
export async function downloadFile(
  { tx, businessId, reply }: Inside & { reply: Pick<FastifyReply, 'header'> },
  files: Files,
  id: string,
) {
  const found = await store.findStored(tx, businessId, id);
  if (found === undefined) throw refuse.missing();
  reply.header('content-security-policy', sandbox);
  reply.header(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(found.name, found.type))}`,
  );
  return { stream: await files.open(found.storedAs), type: found.type, size: found.size };
}

/** Makes these all of the files of something. @throws 400 at `attachments` when one is gone or belongs to something else */
export async function setFiles({ tx, businessId }: Inside, jobs: Jobs, join: store.Join): Promise<void> {
  await removeStored(jobs, tx, await store.setAttachments(tx, businessId, join));
}

/** Deletes the files of something. */
export async function dropFilesOf({ tx, businessId }: Inside, jobs: Jobs, { kind, id }: store.Subject): Promise<void> {
  await removeStored(jobs, tx, await store.dropAttachmentsOf(tx, businessId, kind, [id]));
}

/** Deletes a file, whatever it belongs to. */
export async function dropFile({ tx, businessId }: Inside, jobs: Jobs, id: string): Promise<void> {
  await removeStored(jobs, tx, await store.dropAttachment(tx, businessId, id));
}
