/** Reads a request's body before it is validated: its media type, its files, and characters that cannot be stored. */
import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import { refuse } from '../errors.ts';
import { addThumbnail, isPicture, rewritePicture } from '../images.ts';
import { isStorable } from '../storable.ts';
import { readMultipart } from './multipart.ts';

/** Largest JSON body, in bytes. */
export const largestJson = 64 * 1024;
/** Largest body with files, in bytes. */
const largestMultipart = 8 * 1024 * 1024;

export const bodyLimitOf = ({ bodyTypes, bodyLimit }: Operation): number =>
  bodyTypes.includes('multipart/form-data') ? largestMultipart : (bodyLimit ?? largestJson);

/** @param folder where files are put until the request is over */
export const readBody =
  (folder: string, { bodyTypes, fileFields, maxBytes }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    if (bodyTypes.length === 0) {
      if (request.body !== undefined && request.body !== null) throw refuse.detail('This request takes no body.');
      return;
    }
    const [type] = (request.headers['content-type'] ?? '').split(';');
    if (!bodyTypes.includes(type?.trim().toLowerCase() ?? '')) throw refuse.mediaType(bodyTypes);
    if (request.isMultipart())
      request.body = await readMultipart(request, { fileFields, maxBytes, folder, files: request.uploads });
    if (request.body === undefined) throw refuse.detail('A body is needed.');
    if (!isStorable(request.body)) throw refuse.general('Null characters and halves of a character are not allowed.');
  };

/** Taken only where the contract names them, and stored as they are: they are downloaded, not shown. */
const keptAsSent = ['application/pdf', 'image/tiff'];

const named = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** @throws 400 for a file that is, by its content, neither a picture nor one of the types that the contract names */
function assertReadable(field: string, type: string | null, types: readonly string[]) {
  if (types.includes('image/*') || types.includes(type ?? '') || isPicture(type)) return;
  const names = types.map((each) => each.replace(/^.*\//, '').toUpperCase());
  throw refuse.fields({ [field]: [`Upload a ${named.format(names)}.`] });
}

/** After validation, which is cheaper, and outside of any transaction. */
export const rewritePictures =
  ({ pictureFields, pictureTypes, thumbnailFields }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    for (const field of pictureFields) {
      const picture = request.uploads.get(field);
      if (picture === undefined) continue;
      assertReadable(field, picture.type, pictureTypes[field] ?? []);
      if (keptAsSent.includes(picture.type ?? '')) continue;
      const rewritten = await rewritePicture(field, picture);
      request.uploads.set(field, rewritten);
      if (thumbnailFields.includes(field)) request.uploads.set(field, await addThumbnail(rewritten));
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
    for (const { path, thumbnailPath } of request.uploads.values())
      for (const left of [path, thumbnailPath]) if (left !== undefined) await rm(left, { force: true });
  });
}
