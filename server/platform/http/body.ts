/** Reads a request's body before it is validated: its media type, its files, and characters that cannot be stored. */
import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import { isStorable } from '../database/storable.ts';
import { refuse } from '../errors.ts';
import { addThumbnail, isUsualPicture, notAPicture, rewritePicture } from '../files/images.ts';
import { readMultipart } from './multipart.ts';

/** Largest JSON body, in bytes. */
export const largestJson = 64 * 1024;
/** Largest body with files, in bytes. */
const largestMultipart = 8 * 1024 * 1024;

export const bodyLimitOf = ({ bodyTypes, bodyLimit }: Operation): number =>
  bodyTypes.includes('multipart/form-data') ? largestMultipart : (bodyLimit ?? largestJson);

function refuseBody({ body }: FastifyRequest): void {
  if (body !== undefined && body !== null) throw refuse.detail('This request takes no body.');
}

const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').replace(/;.*$/s, '').trim().toLowerCase();

/** @param folder where files are put until the request is over */
export const readBody =
  (folder: string, { bodyTypes, bareList, fileFields, maxBytes }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    if (bodyTypes.length === 0) return refuseBody(request);
    if (!bodyTypes.includes(mediaTypeOf(request))) throw refuse.mediaType(bodyTypes);
    if (request.isMultipart())
      request.body = await readMultipart(request, { fileFields, maxBytes, folder, files: request.uploads });
    if (bareList !== null && Array.isArray(request.body)) request.body = { [bareList]: request.body };
    if (request.body === undefined) throw refuse.detail('A body is needed.');
    if (!isStorable(request.body)) throw refuse.general('Null characters and halves of a character are not allowed.');
  };

/** Stored as it is, and only where the contract names it: such a file is downloaded, not shown. */
const keptAsSent = 'application/pdf';

const named = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** @throws 400 for a file that is, by its content, neither a usual picture nor one of the types that the contract names */
function assertReadable(field: string, type: string | null, types: readonly string[]) {
  if (types.includes(type ?? '') || isUsualPicture(type)) return;
  if (types.includes('image/*')) throw refuse.fields({ [field]: [notAPicture] });
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
      const types = pictureTypes[field] ?? [];
      assertReadable(field, picture.type, types);
      if (picture.type === keptAsSent && types.includes(keptAsSent)) continue;
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
