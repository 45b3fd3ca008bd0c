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
import type { UploadedFile } from '../contract.ts';
import { refuse } from '../errors.ts';

type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff';
const formats: Record<string, Format> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
};
/** 25 million, as a good phone takes them; they are counted before they are decoded, which takes 4 bytes each. */
const mostPixels = 25_000_000;
/** Of a scan as TIFF, whose pages are counted together: ten of A4. They are read and written in strips. */
const mostScannedPixels = 100_000_000;
/** Pixels of the longer side that are kept: enough for any screen. */
const longestSide = 2048;

// Of the decoders of libvips those of five formats: an upload chooses none of the others by its content.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Tiff'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);

/** One at a time in this process: the largest takes 170 MB and a second, a usual one a few milliseconds. */
const decoding = pLimit(1);
/** More of the largest would wait longer than a request may take. */
const longestQueue = 20;

export const notAPicture = 'Upload a valid image: PNG, JPEG, GIF or WebP.';
const tooManyPixels = (format: Format) =>
  `A picture may have at most ${(format === 'tiff' ? mostScannedPixels : mostPixels) / 1_000_000} million pixels.`;

/** Whether every field for pictures takes it, by its media type; TIFF is for scans. */
export const isUsualPicture = (type: string | null): boolean => (type ?? '') in formats && type !== 'image/tiff';

/** Replaces the file with the re-encoded image. @throws 400 at `field` when it is none; 503 when too many are waiting */
export async function rewritePicture(field: string, file: UploadedFile): Promise<UploadedFile> {
  const format = formats[file.type ?? ''];
  if (format === undefined) throw refuse.fields({ [field]: [notAPicture] });
  if (decoding.pendingCount >= longestQueue) throw refuse.unavailable();
  const bytes = await decoding(() => decode(file.path, format)).catch((error: Error) => {
    throw refuse.fields({ [field]: [/pixel limit/.test(error.message) ? tooManyPixels(format) : notAPicture] });
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

async function decode(path: string, format: Format): Promise<Buffer> {
  const { format: found } = await sharp(path).metadata();
  if (found !== format) throw new Error(`It is ${found}, not ${format}.`);
  return format === 'tiff' ? decodeScan(path) : decodePicture(path, format);
}

/** All pages, in their size: what is read in a scan must stay readable. */
const decodeScan = (path: string) =>
  sharp(path, { limitInputPixels: mostScannedPixels, failOn: 'error', pages: -1 })
    .timeout({ seconds: 20 })
    .tiff({ compression: 'lzw' })
    .toBuffer();

const decodePicture = (path: string, format: Exclude<Format, 'tiff'>) =>
  sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
