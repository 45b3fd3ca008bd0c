/**
 * Decodes and re-encodes uploaded images, so that a stored image holds only pixels: no script and no location. An animation
 * keeps its first frame.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { UploadedFile } from './contract.ts';
import { refuse } from './errors.ts';

const formats: Record<string, 'png' | 'jpeg' | 'gif' | 'webp'> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
/** 25 million, as a good phone takes them; they are counted before they are decoded, which takes 4 bytes each. */
const mostPixels = 25_000_000;
/** Pixels of the longer side that are kept: enough for any screen. */
const longestSide = 2048;

// Of the decoders of libvips those of four formats: an upload chooses none of the others by its content.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);

/** One at a time in this process: the largest takes 170 MB and a second, a usual one a few milliseconds. */
const decoding = pLimit(1);
/** More of the largest would wait longer than a request may take. */
const longestQueue = 20;

const invalid = 'Upload a valid image: PNG, JPEG, GIF or WebP.';
const tooManyPixels = `A picture may have at most ${mostPixels / 1_000_000} million pixels.`;

/** Whether it can be re-encoded, by its media type. */
export const isPicture = (type: string | null): boolean => (type ?? '') in formats;

/** Replaces the file with the re-encoded image. @throws 400 at `field` when it is none; 503 when too many are waiting */
export async function rewritePicture(field: string, file: UploadedFile): Promise<UploadedFile> {
  const format = formats[file.type ?? ''];
  if (format === undefined) throw refuse.fields({ [field]: [invalid] });
  if (decoding.pendingCount >= longestQueue) throw refuse.unavailable();
  const bytes = await decoding(() => decode(file.path, format)).catch((error: Error) => {
    throw refuse.fields({ [field]: [/pixel limit/.test(error.message) ? tooManyPixels : invalid] });
  });
  await writeFile(file.path, bytes);
  return { ...file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** In pixels: an avatar of 44 px on a dense screen. */
const thumbnailSide = 88;

/** A stored picture, small enough to stand in an answer: a `data:` URL of a few kB. */
export async function thumbnailUrl(picture: Readable): Promise<string> {
  const bytes = await decoding(async () =>
    sharp(await buffer(picture), { limitInputPixels: mostPixels })
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer(),
  );
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Pixels of the longer side of a picture in a list or a card, on a dense screen. */
const previewSide = 480;

/** Adds a small copy of a picture that has been re-encoded. */
export async function addThumbnail(picture: UploadedFile): Promise<UploadedFile> {
  const thumbnailPath = `${picture.path}-thumbnail`;
  await decoding(() =>
    sharp(picture.path, { limitInputPixels: mostPixels })
      .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toFile(thumbnailPath),
  );
  return { ...picture, thumbnailPath };
}

const decode = (path: string, format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
