import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { rewritePicture } from './images.ts';

const folder = mkdtempSync(join(tmpdir(), 'steward-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blue = (width = 4, height = 2): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 0, b: 255 } } });

/** Re-encodes these bytes like an upload. */
async function rewritten(bytes: Uint8Array, type?: string) {
  const path = join(folder, 'upload');
  writeFileSync(path, bytes);
  const found = type ?? (await fileTypeFromBuffer(bytes))?.mime ?? null;
  const { size, sha256 } = await rewritePicture('logo', { path, filename: 'a', size: 1, type: found, sha256: '' });
  const kept = readFileSync(path);
  expect(kept.length).toBe(size);
  return { kept, sha256, ...(await sharp(kept).metadata()) };
}

/** A picture of one bit a pixel. */
function wide(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('of %s stays one, of the same size', async (format) => {
    expect(await rewritten(await blue().toFormat(format).toBuffer())).toMatchObject({ format, width: 4, height: 2 });
  });

  it('loses what stands behind it', async () => {
    const script = '*/=1;alert(document.domain)//<script>alert(1)</script>';
    const { kept, format } = await rewritten(Buffer.concat([await blue().gif().toBuffer(), Buffer.from(script)]));
    expect([format, kept.includes('alert')]).toEqual(['gif', false]);
  });

  it('loses where it was taken, and stands as it was seen', async () => {
    const taken = blue()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 });
    const { kept, ...about } = await rewritten(await taken.jpeg().toBuffer());
    expect(about).toMatchObject({ width: 2, height: 4 });
    expect([about.exif, about.orientation]).toEqual([undefined, undefined]);
  });

  it('of many frames becomes its first', async () => {
    const frames = await Promise.all([blue(), blue().negate()].map((one) => one.png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await rewritten(moving)).pages ?? 1).toBe(1);
  });

  it('that is a scan keeps its pages and their size', async () => {
    const pages = await Promise.all([blue(2480, 3508), blue(2480, 3508).negate()].map((one) => one.png().toBuffer()));
    const scan = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect(await rewritten(scan)).toMatchObject({ format: 'tiff', pages: 2, width: 2480, height: 3508 });
  });

  it('is made no larger than a screen', async () => {
    expect(await rewritten(await blue(5000, 2500).jpeg().toBuffer())).toMatchObject({ width: 2048, height: 1024 });
  });

  it('is the same for the same upload, so that a repeated request is recognised', async () => {
    const bytes = await blue().png().toBuffer();
    expect((await rewritten(bytes)).sha256).toBe((await rewritten(bytes)).sha256);
  });
});

describe('a refused upload', () => {
  const refusal = (bytes: Uint8Array, type?: string) =>
    rewritten(bytes, type).then(
      () => null,
      ({ status, body }) => ({ status, body }),
    );
  const invalid = { status: 400, body: { logo: ['Upload a valid image: PNG, JPEG, GIF or WebP.'] } };

  it('has more pixels than a server should hold, in however few bytes', async () => {
    const bomb = wide(30_000, 30_000);
    expect(bomb.length).toBeLessThan(120_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toEqual({
      status: 400,
      body: { logo: ['A picture may have at most 25 million pixels.'] },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it.each<[string, () => Promise<Uint8Array>, string?]>([
    ['is cut', async () => (await blue(200, 200).jpeg().toBuffer()).subarray(0, 500)],
    ['is nothing', async () => new Uint8Array()],
    ['is a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    [
      'is a drawing that was taken for another',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      'image/png',
    ],
    ['is the head of a scan', async () => Buffer.from('49492a0008000000000000000000', 'hex'), 'image/tiff'],
    ['is of another format', async () => blue().tiff().toBuffer(), 'image/png'],
  ])('%s', async (_what, bytes, type) => {
    expect(await refusal(await bytes(), type)).toEqual(invalid);
  });
});
