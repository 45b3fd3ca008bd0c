import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner, png } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let asset: { id: string; version: number };
const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#248' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  asset = await added(register, laptopOf(await partsOf(server, owner)));
});

const upload = (bytes: Uint8Array<ArrayBuffer> | Buffer, name: string, id = asset.id) => {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), name);
  const path = `/c/${owner.businessId}/asset-management/assets/${id}/upload_image/`;
  return server.call('PATCH', path, { token: owner.token, form });
};
const stored = () => {
  const folder = join(server.platform.config.dataDir, 'files');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 10).length
    : 0;
};

it('is a JPEG or a PDF, which replace each other and leave nothing behind', async () => {
  const first = await upload(jpeg, 'a.jpg');
  expect([first.status, first.body]).toMatchObject([200, { image: expect.any(String), version: asset.version + 1 }]);
  const picture = await register('GET', `assets/${asset.id}/image/`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  const second = await upload(pdf, 'invoice.pdf');
  expect(second.body.image).not.toBe(first.body.image);
  expect((await register('GET', `assets/${asset.id}/image/`)).headers.get('content-type')).toBe('application/pdf');
  await soon(() => expect(stored()).toBe(1));
  const removed = await register('PATCH', `assets/${asset.id}/remove_image/`);
  expect(removed.body).toMatchObject({ image: null });
  expect((await register('GET', `assets/${asset.id}/image/`)).status).toBe(404);
  await soon(() => expect(stored()).toBe(0));
});

it.each([
  ['another kind of image', png, 'a.jpg'],
  ['text', Buffer.from('<script>alert(1)</script>'), 'a.pdf'],
  ['a broken JPEG', Buffer.concat([jpeg.subarray(0, 30), Buffer.alloc(200)]), 'a.jpg'],
])('is not %s, whatever it is called', async (_name, bytes, name) => {
  const { status, body } = await upload(bytes, name);
  expect([status, Object.keys(body)]).toEqual([400, ['image']]);
});

it('is at most 5 MB', async () => {
  expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1), 'a.jpg')).status).toBe(413);
});

it('is of an asset of this business, and is not left behind otherwise', async () => {
  const before = stored();
  const other = await newOwner(server);
  const theirs = await added(registerOf(server, other), laptopOf(await partsOf(server, other)));
  expect((await upload(jpeg, 'a.jpg', theirs.id)).status).toBe(404);
  expect(stored()).toBe(before);
});
