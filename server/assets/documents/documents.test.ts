import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, partsOf, type Register, registerOf } from '../assets.testing.ts';

const now = new Date('2026-03-10T09:00:00Z');
const server = await startTestServer({ jobs: true, now });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#248' } });
const [jpeg, png, gif, tiff] = [
  await picture
    .clone()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .toBuffer(),
  await picture.clone().png().toBuffer(),
  await picture.clone().resize(4).gif().toBuffer(),
  await picture.clone().tiff().toBuffer(),
];
let owner: Owner;
let register: Register;
let asset: { id: string };
let insurance: string;

beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  asset = await added(register, laptopOf(await partsOf(server, owner)));
  const types: { id: string; name: string }[] = (await register('GET', 'assets/list_of_document_types/')).body;
  insurance = types.find(({ name }) => /insurance/i.test(name))?.id ?? '';
  expect(insurance).not.toBe('');
});

type Fields = Record<string, string | { bytes: Uint8Array; name: string }>;
const send = (path: string, fields: Fields, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value.bytes)]), value.name);
  }
  return server.call('POST', `/c/${owner.businessId}/asset-management/attachments/${path}`, {
    token: owner.token,
    form,
    headers,
  });
};
const upload = (bytes: Uint8Array, name: string) => send('', { file: { bytes, name } });
const about = () => ({ content_type: 'asset', object_id: asset.id });
const addInsurance = async (more: Fields = {}) => {
  const { status, body } = await send('add/', {
    ...about(),
    document_type: insurance,
    date_of_issue: '2025-03-15',
    expiry_date: '2026-03-15',
    file: { bytes: pdf, name: 'policy.pdf' },
    ...more,
  });
  expect([status, body]).toEqual([201, body]);
  return body;
};
const listed = async (query = '') => (await register('GET', `assets/${asset.id}/get_asset_attachments/${query}`)).body;
const storedFiles = () => {
  const folder = join(server.platform.config.dataDir, 'files');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 10).length
    : 0;
};
/** The same once every file is removed that a row no longer names. */
const settledFiles = async (): Promise<number> => {
  const [{ kept = 0 } = {}] = await server.sql<{ kept: number }>(
    'select count(stored_as)::int + count(thumbnail_as)::int as kept from asset_attachments',
  );
  await soon(() => expect(storedFiles()).toBe(kept));
  return kept;
};
const download = (id: string, part = 'file') =>
  fetch(`${server.url}/api/c/${owner.businessId}/asset-management/attachments/${id}/${part}/`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });

describe('an uploaded file', () => {
  it.each([
    ['policy.pdf', pdf, 'application/pdf', false],
    ['photo.jpg', jpeg, 'image/jpeg', true],
    ['scan.png', png, 'image/png', true],
    ['scan.tif', tiff, 'image/tiff', true],
    ['policy.txt', pdf, 'application/pdf', false, 'policy.txt.pdf'],
  ] as [string, Buffer, string, boolean, string?][])(
    '%s is known by its content',
    async (given, bytes, type, hasThumbnail, name = given) => {
      const { status, body } = await upload(bytes, given);
      expect([status, body]).toEqual([
        201,
        { id: body.id, fileInfo: { name, type, size: expect.any(Number), has_thumbnail: hasThumbnail } },
      ]);
      const file = await download(body.id);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
      expect(file.headers.get('content-security-policy')).toContain('sandbox');
      expect((await file.arrayBuffer()).byteLength).toBe(body.fileInfo.size);
      const thumbnail = await download(body.id, 'thumbnail');
      expect(thumbnail.status).toBe(hasThumbnail ? 200 : 404);
      if (hasThumbnail) {
        const { width, height, format } = await sharp(await thumbnail.arrayBuffer()).metadata();
        expect([width, height, format]).toEqual([480, 270, 'webp']);
      }
    },
  );

  it('holds no location nor anything else besides its pixels when it is a photograph', async () => {
    const { body } = await upload(jpeg, 'photo.jpg');
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    expect((await sharp(await (await download(body.id)).arrayBuffer()).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a GIF', gif, 'photo.png'],
    ['text', Buffer.from('<script>alert(1)</script>'), 'policy.pdf'],
    ['the head of a scan', Buffer.from('49492a0008000000000000000000', 'hex'), 'scan.tif'],
    ['a broken JPEG', Buffer.concat([jpeg.subarray(0, 30), Buffer.alloc(200)]), 'photo.jpg'],
  ])('is not %s, whatever it is called', async (_name, bytes, name) => {
    const { status, body } = await upload(bytes, name);
    expect([status, Object.keys(body)]).toEqual([400, ['file']]);
  });

  it('is at most 3 MB', async () => {
    const most = Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024 - pdf.length)]);
    expect((await upload(most, 'a.pdf')).status).toBe(201);
    const refused = await upload(Buffer.concat([most, Buffer.alloc(1)]), 'a.pdf');
    expect([refused.status, refused.body]).toEqual([413, { detail: 'A file may have at most 3 MB.' }]);
  });

  it('goes after a day when nothing refers to it', async () => {
    const before = await settledFiles();
    const left = (await upload(jpeg, 'left.jpg')).body;
    const kept = await addInsurance();
    expect(storedFiles()).toBe(before + 3);
    await server.sql("update asset_attachments set created_at = created_at - interval '25 hours' where id = any($1)", [
      [left.id, kept.id],
    ]);
    await server.job('assets.left-attachments').work();
    expect(await settledFiles()).toBe(before + 1);
    expect([(await download(left.id)).status, (await download(kept.id)).status]).toEqual([404, 200]);
    await register('DELETE', `attachments/${kept.id}/`);
  });
});

describe('a document', () => {
  it('is added with its file, listed, and deleted with its file', async () => {
    const before = await settledFiles();
    const body = await addInsurance();
    expect(body).toMatchObject({
      name: '',
      state: 'due',
      attachment_type: 'statutory',
      document_type: insurance,
      version: 1,
      date_of_issue: '2025-03-15',
      expiry_date: '2026-03-15',
      object_id: asset.id,
      file: `/c/${owner.businessId}/asset-management/attachments/${body.id}/file/`,
      fileInfo: { name: 'policy.pdf', type: 'application/pdf', size: pdf.length },
    });
    expect((await listed()).results).toEqual([body]);
    expect((await listed('?attachment_type=other')).count).toBe(0);
    const text = Buffer.from(await (await download(body.id)).arrayBuffer());
    expect(text).toEqual(pdf);
    expect((await register('DELETE', `attachments/${body.id}/`)).status).toBe(204);
    expect((await listed()).count).toBe(0);
    expect(await settledFiles()).toBe(before);
  });

  it('takes a file that was uploaded before, once', async () => {
    const { id } = (await upload(pdf, 'manual.pdf')).body;
    const fields = { ...about(), name: ' Manual ', attachment: id };
    const first = await send('add/', fields);
    expect([first.status, first.body]).toMatchObject([
      201,
      { id, name: 'Manual', attachment_type: 'other', document_type: null, state: 'valid', expiry_date: null },
    ]);
    const again = await send('add/', fields);
    expect([again.status, again.body]).toEqual([400, { attachment: ['This file is gone. Upload it again.'] }]);
    await register('DELETE', `attachments/${id}/`);
  });

  it('is added once, however often the same request arrives', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const fields = { ...about(), name: 'Photo', file: { bytes: jpeg, name: 'a.jpg' } };
    const [first, second] = [await send('add/', fields, headers), await send('add/', fields, headers)];
    expect([first.status, second.body]).toEqual([201, first.body]);
    const other = await send('add/', { ...fields, file: { bytes: png, name: 'a.jpg' } }, headers);
    expect(other.status).toBe(409);
    await register('DELETE', `attachments/${first.body.id}/`);
  });

  it.each<[string, Fields, string]>([
    ['no file', { name: 'Manual' }, 'file'],
    ['no name', { file: { bytes: pdf, name: 'a.pdf' } }, 'name'],
    ['no type', { file: { bytes: pdf, name: 'a.pdf' }, attachment_type: 'statutory' }, 'document_type'],
    ['dates in the wrong order', { name: 'A', date_of_issue: '2026-03-02', expiry_date: '2026-03-01' }, 'expiry_date'],
    ['a day that does not exist', { name: 'A', expiry_date: '2026-02-30' }, 'expiry_date'],
  ])('with %s is refused at the field', async (_name, fields, field) => {
    const { status, body } = await send('add/', { ...about(), ...fields });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('is of an asset and a type of this business, and leaves no file behind otherwise', async () => {
    const other = await newOwner(server);
    const theirs = await added(registerOf(server, other), laptopOf(await partsOf(server, other)));
    const before = await settledFiles();
    const file = { bytes: pdf, name: 'a.pdf' };
    const foreign = await send('add/', { ...about(), object_id: theirs.id, name: 'A', file });
    expect([foreign.status, Object.keys(foreign.body)]).toEqual([400, ['object_id']]);
    const untyped = await send('add/', { ...about(), document_type: theirs.id, file });
    expect([untyped.status, Object.keys(untyped.body)]).toEqual([400, ['document_type']]);
    expect(storedFiles()).toBe(before);
  });

  it('stands in the history of its asset', async () => {
    const { id } = await addInsurance();
    await register('DELETE', `attachments/${id}/`);
    const { results } = (await register('GET', `assets/${asset.id}/history/`)).body;
    const [deleted, stored] = results.map(({ text }: { text: string }) => text);
    expect([stored, deleted]).toEqual([
      expect.stringMatching(/^Added the document .*[Ii]nsurance/),
      expect.stringMatching(/^Deleted the document .*[Ii]nsurance/),
    ]);
  });

  it('keeps its type from being deleted', async () => {
    const type = (await register('POST', 'assets/create_document/', { name: 'Fire certificate' })).body;
    const { id } = await addInsurance({ document_type: type.id });
    const refused = await register('DELETE', `assets/${type.id}/delete_document_type/`);
    expect([refused.status, refused.body.code]).toEqual([409, 'used']);
    await register('DELETE', `attachments/${id}/`);
    expect((await register('DELETE', `assets/${type.id}/delete_document_type/`)).status).toBe(204);
  });

  it('goes for ever with its asset, and its file with it', async () => {
    const before = await settledFiles();
    const doomed = await added(register, laptopOf(await partsOf(server, owner)));
    const { body } = await send('add/', {
      ...about(),
      object_id: doomed.id,
      name: 'A',
      file: { bytes: png, name: 'a.png' },
    });
    expect(storedFiles()).toBe(before + 2);
    await register('PATCH', 'assets/bulk_delete/', { ids: [doomed.id] });
    expect((await download(body.id)).status).toBe(404);
    expect((await register('DELETE', `attachments/${body.id}/`)).status).toBe(404);
    expect(storedFiles()).toBe(before + 2);
    await register('POST', 'assets/bin/purge/', { ids: [doomed.id] });
    expect(await settledFiles()).toBe(before);
  });
});

describe('a reminder', () => {
  const newReminder = async () => {
    const set = { asset: asset.id, type: 'document_renewal', date: '08:30', set_reminder: '5d' };
    return (await register('POST', 'reminders/', set)).body.id;
  };

  it('is of the expiry date, and is done when the document is renewed', async () => {
    const reminder = await newReminder();
    const first = await addInsurance({ reminder, expiry_date: '2026-03-12', date_of_issue: '2025-03-12' });
    expect(first.reminder).toEqual({ id: reminder, set_reminder: '5d', date: '08:30', status: 'upcoming' });
    const [due] = (await register('GET', 'reminders/reminders_filter/?status=upcoming')).body.results;
    expect(due).toMatchObject({
      id: reminder,
      due_date: '2026-03-12',
      title: expect.stringMatching(/ of HP EliteBook$/),
    });
    expect(due.link).toBe(`/assets?tab=asset-list&view=asset&id=${asset.id}&part=statutory`);
    const { body } = await send(`${first.id}/renew/`, { file: { bytes: pdf, name: 'a.pdf' } });
    expect((await register('GET', 'reminders/reminders_filter/?status=upcoming')).body.count).toBe(0);
    for (const id of [body.id, first.id]) await register('DELETE', `attachments/${id}/`);
  });

  it('is set of a document that is there, which then has no other one', async () => {
    const set = (of: object) =>
      register('POST', 'reminders/', {
        asset: asset.id,
        type: 'document_renewal',
        date: '08:30',
        set_reminder: '5d',
        ...of,
      });
    const first = await addInsurance({ expiry_date: '2026-03-12', date_of_issue: '2025-03-12' });
    await set({ document: first.id });
    const { status, body } = await set({ document: first.id, date: '09:00' });
    expect([status, body]).toMatchObject([201, { status: 'upcoming', due_date: '2026-03-12' }]);
    expect(body.link).toBe(`/assets?tab=asset-list&view=asset&id=${asset.id}&part=statutory`);
    const due = await register('GET', 'reminders/reminders_filter/?status=upcoming');
    expect(due.body.results.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await listed()).results[0].reminder).toMatchObject({ id: body.id, date: '09:00' });

    const undated = await send('add/', { ...about(), name: 'A', file: { bytes: pdf, name: 'a.pdf' } });
    const other = await added(register, laptopOf(await partsOf(server, owner)));
    const renewed = await send(`${first.id}/renew/`, { file: { bytes: pdf, name: 'a.pdf' } });
    const refused = [
      ...[{ document: undated.body.id }, { document: asset.id }, { document: first.id }],
      { document: first.id, asset: other.id },
    ];
    for (const of of refused) {
      const answer = await set(of);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['document']]);
    }
    for (const id of [renewed.body.id, first.id, undated.body.id]) await register('DELETE', `attachments/${id}/`);
  });

  it('needs an expiry date, and is one that is there', async () => {
    const file = { bytes: pdf, name: 'a.pdf' };
    const undated = await send('add/', { ...about(), name: 'A', file, reminder: await newReminder() });
    expect([undated.status, Object.keys(undated.body)]).toEqual([400, ['expiry_date']]);
    const gone = await send('add/', { ...about(), name: 'A', file, expiry_date: '2027-01-01', reminder: asset.id });
    expect([gone.status, Object.keys(gone.body)]).toEqual([400, ['reminder']]);
  });
});

describe('a renewal', () => {
  it('keeps the renewed document as an earlier version, and gives it back when it is deleted', async () => {
    const first = await addInsurance();
    const renewed = await send(`${first.id}/renew/`, {
      date_of_issue: '2026-03-15',
      expiry_date: '2027-03-15',
      file: { bytes: jpeg, name: 'new.jpg' },
    });
    expect([renewed.status, renewed.body]).toMatchObject([
      201,
      { state: 'valid', version: 2, document_type: insurance, expiry_date: '2027-03-15' },
    ]);
    expect((await listed()).results).toEqual([renewed.body]);
    const { results } = (await register('GET', `attachments/${renewed.body.id}/versions/`)).body;
    expect(results).toEqual([renewed.body, first]);
    expect((await download(first.id)).status).toBe(200);
    const second = await send(`${first.id}/renew/`, { file: { bytes: pdf, name: 'a.pdf' } });
    expect([second.status, second.body.code]).toEqual([409, 'renewed']);
    await register('DELETE', `attachments/${renewed.body.id}/`);
    expect((await listed()).results).toEqual([first]);
    await register('DELETE', `attachments/${first.id}/`);
  });

  it('of two at the same moment is one', async () => {
    const { id } = await addInsurance();
    const renewals = await Promise.all(
      [1, 2, 3].map(() => send(`${id}/renew/`, { file: { bytes: pdf, name: 'a.pdf' } })),
    );
    expect(renewals.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const current = (await listed()).results[0];
    await register('DELETE', `attachments/${id}/`);
    const { results } = (await register('GET', `attachments/${current.id}/versions/`)).body;
    expect(results).toEqual([current]);
    await register('DELETE', `attachments/${current.id}/`);
  });
});
