/** Reads multipart bodies: fields become the body, and files are streamed to the temporary folder. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import type { UploadedFile } from '../contract.ts';
import { newId } from '../database/ids.ts';
import { refuse } from '../errors.ts';
import { fileNameOf } from '../files/file-name.ts';

/** Largest file, in bytes: 5 MB. */
export const largestFile = 5 * 1024 * 1024;

export type Reading = {
  /** The fields that are files. */
  fileFields: readonly string[];
  /** Of each file field with a limit of its own, the largest file in bytes. */
  maxBytes?: Readonly<Record<string, number>>;
  /** Where files are put until the request is over. */
  folder: string;
  /** Each file is added as soon as it is complete; the caller removes them. */
  files: Map<string, UploadedFile>;
};

/** Reads the whole body. The body holds the name of each file. */
export async function readMultipart(
  request: FastifyRequest,
  { fileFields, maxBytes = {}, folder, files }: Reading,
): Promise<Record<string, string>> {
  const body: Record<string, string> = Object.create(null);
  try {
    for await (const part of request.parts({
      limits: { fileSize: largestFile, files: 4, fields: 50, fieldSize: 20_000, parts: 54 },
    })) {
      const refuseField = (message: string) => refuse.fields({ [part.fieldname]: [message] });
      if (part.fieldname in body) throw refuseField('This field was sent twice.');
      if ((part.type === 'file') !== fileFields.includes(part.fieldname)) {
        throw refuseField(part.type === 'file' ? 'A file is not expected here.' : 'The submitted data was not a file.');
      }
      if (part.type === 'file') {
        const kept = await keepTemporarily(part, folder, maxBytes[part.fieldname] ?? largestFile);
        files.set(part.fieldname, kept);
        body[part.fieldname] = kept.filename;
      } else {
        body[part.fieldname] = textOf(part);
      }
    }
  } catch (error) {
    // The rest is read and dropped: a request that is not read to its end keeps its connection open.
    request.raw.unpipe();
    request.raw.resume();
    throw isOfParser(error) ? refuse.unreadable() : error;
  }
  return { ...body };
}

function textOf({ fieldname, mimetype, valueTruncated, value }: MultipartValue): string {
  // The parser has read such a part already, as whatever value it holds.
  if (mimetype === 'application/json') throw refuse.fields({ [fieldname]: ['This field must be sent as text.'] });
  if (valueTruncated) throw refuse.fields({ [fieldname]: ['This field is too long.'] });
  return String(value);
}

/** Errors of the parser are plain ones; those of its limits have a status, and those of the disk a system call. */
const isOfParser = (error: unknown) =>
  error instanceof Error && error.constructor === Error && !('statusCode' in error) && !('syscall' in error);

async function keepTemporarily(part: MultipartFile, folder: string, most: number): Promise<UploadedFile> {
  const path = join(folder, `steward-upload-${newId()}`);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated || size > most) throw refuse.tooLarge(`A file may have at most ${most / 1024 / 1024} MB.`);
    const type = (await fileTypeFromFile(path))?.mime ?? null;
    return { path, filename: fileNameOf(part.filename ?? '', type), size, type, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
