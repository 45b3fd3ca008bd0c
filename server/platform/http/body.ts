/** Reads a request's body before it is validated: its media type, its files, and characters that cannot be stored. */
import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import { refuse } from '../errors.ts';
import { rewritePicture } from '../images.ts';
import { isStorable } from '../storable.ts';
import { readMultipart } from './multipart.ts';

/** Largest JSON body, in bytes. */
export const largestJson = 64 * 1024;
/** Largest body with files, in bytes. */
const largestMultipart = 8 * 1024 * 1024;

export const bodyLimitOf = ({ bodyTypes }: Operation): number =>
  bodyTypes.includes('multipart/form-data') ? largestMultipart : largestJson;

/** @param folder where files are put until the request is over */
export const readBody =
  (folder: string, { bodyTypes, fileFields }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    if (bodyTypes.length === 0) {
      if (request.body !== undefined && request.body !== null) throw refuse.detail('This request takes no body.');
      return;
    }
    const [type] = (request.headers['content-type'] ?? '').split(';');
    if (!bodyTypes.includes(type?.trim().toLowerCase() ?? '')) throw refuse.mediaType(bodyTypes);
    if (request.isMultipart())
      request.body = await readMultipart(request, { fileFields, folder, files: request.uploads });
    if (request.body === undefined) throw refuse.detail('A body is needed.');
    if (!isStorable(request.body)) throw refuse.general('Null characters and halves of a character are not allowed.');
  };

/** After validation, which is cheaper, and outside of any transaction. */
export const rewritePictures =
  ({ pictureFields, pdfFields }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    for (const field of pictureFields) {
      const picture = request.uploads.get(field);
      const isPdf = picture?.type === 'application/pdf' && pdfFields.includes(field);
      if (picture !== undefined && !isPdf) request.uploads.set(field, await rewritePicture(field, picture));
    }
  };

/** An address with a null character is refused: PostgreSQL can neither store nor look for one. */
export function refuseNulInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw refuse.unreadable();
  });
}

export function removeUploads(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    for (const { path } of request.uploads.values()) await rm(path, { force: true });
  });
}
