/** Multipart bodies: fields become the body, files are streamed to the temporary folder and measured on the way. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import type { UploadedFile } from './contract.ts';
import { refuse } from './errors.ts';
import { newId } from './ids.ts';

/** Largest file, in bytes: 5 MB. */
export const largestFile = 5 * 1024 * 1024;

/** Reads the whole body. The caller removes the files when the request is over. */
export async function readMultipart(
  request: FastifyRequest,
  folder: string,
  files: Map<string, UploadedFile>,
): Promise<Record<string, string>> {
  const body: Record<string, string> = Object.create(null);
  for await (const part of request.parts({
    limits: { fileSize: largestFile, files: 4, fields: 50, fieldSize: 20_000, parts: 54 },
  })) {
    if (part.fieldname in body) throw refuse.fields({ [part.fieldname]: ['This field was sent twice.'] });
    if (part.type === 'file') {
      files.set(part.fieldname, await keepTemporarily(part, folder));
      body[part.fieldname] = part.filename ?? '';
    } else {
      if (part.valueTruncated) throw refuse.fields({ [part.fieldname]: ['This field is too long.'] });
      body[part.fieldname] = String(part.value);
    }
  }
  return { ...body };
}

async function keepTemporarily(part: MultipartFile, folder: string): Promise<UploadedFile> {
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
    if (part.file.truncated) throw refuse.tooLarge(`A file may have at most ${largestFile / 1024 / 1024} MB.`);
    const type = (await fileTypeFromFile(path))?.mime ?? null;
    return { path, filename: part.filename ?? '', size, type, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
