import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const now = new Date('2026-03-10T09:00:00Z');
const server = await startTestServer({ jobs: true, now });
let owner: Owner;
let parts: Parts;
let register: Register;
/** With where it was taken. */
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#248' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
  .toBuffer();

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
});

const tokenOf = async (id: string) =>
  (await server.sql<{ token: string }>('select label_token as token from assets where id = $1', [id]))[0]?.token ?? '';
async function labelled(more: object = {}, ask = register, of = parts) {
  const asset = await added(ask, laptopOf(of, more));
  return { ...asset, token: await tokenOf(asset.id) } as { id: string; name: string; token: string };
}
const newKey = () => newId();
const report = (token: string, fields: Record<string, string | Blob> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ key: newKey(), message: 'It does not start', ...fields }))
    form.append(name, value);
  return server.call('POST', `/labels/${token}/faults/`, { form });
};
const follow = (token: string, reference: string) => server.call('GET', `/labels/${token}/faults/${reference}/`);
const issuesOf = async (assetId: string, ask = register) =>
  (await ask('GET', `assets/${assetId}/issues/`)).body.results;
const mailsTo = async (to: string) => (await server.mails()).filter((each) => each.to === to);

describe('a fault at a label', () => {
  it('is reported by a stranger with a photo, and those who look after assets hear of it', async () => {
    const other = await newOwner(server);
    const ask = registerOf(server, other);
    const keeper = await newMember(server, other, 'keeper-of-faults@example.test', ['access_assets']);
    await newMember(server, other, 'driver-of-faults@example.test', ['access_vehicles']);
    const asset = await labelled({ name: 'Dell XPS' }, ask, await partsOf(server, other));
    const mine = {
      message: ' <b>Smoke</b> ',
      name: ' Musa ',
      contact: ' 0803 ',
      photo: new Blob([new Uint8Array(photo)]),
    };
    const { status, body } = await report(asset.token, mine);
    expect([status, body]).toEqual([
      201,
      { reference: body.reference, status: 'pending', reported_at: expect.stringMatching(/^2026-03-10T09:0/) },
    ]);
    const [issue] = await issuesOf(asset.id, ask);
    expect(issue).toMatchObject({
      message: '<b>Smoke</b>',
      reported_by: 'Musa',
      contact: '0803',
      reference: body.reference,
      issue_type: null,
      priority_level: 'medium',
      status: 'pending',
      date: '2026-03-10',
      attachments: [{ fileInfo: { type: 'image/jpeg', has_thumbnail: true } }],
    });
    const file = await fetch(
      `${server.url}/api/c/${other.businessId}/asset-management/attachments/${issue.attachments[0].id}/file/`,
      { headers: { authorization: `Bearer ${keeper.token}` } },
    );
    expect((await sharp(await file.arrayBuffer()).metadata()).exif).toBeUndefined();
    const heard = (await server.call('GET', `/c/${other.businessId}/notifications/`, { token: keeper.token })).body;
    expect(heard.results).toMatchObject([{ text: 'Dell XPS: <b>Smoke</b>', link: expect.stringContaining(issue.id) }]);
    await soon(async () => expect(await mailsTo('keeper-of-faults@example.test')).toHaveLength(2));
    const letter = (await mailsTo('keeper-of-faults@example.test'))[1];
    expect(letter?.html).not.toContain('<b>Smoke');
    expect(letter?.text).toContain(`&of=${issue.id}`);
    expect((await mailsTo('driver-of-faults@example.test')).map(({ subject }) => subject)).not.toContain(
      letter?.subject,
    );
    const history = (await ask('GET', `assets/${asset.id}/history/`)).body.results;
    expect(history[0]).toMatchObject({ text: 'Reported at its label “<b>Smoke</b>”', actor: '' });
    // More within the hour come in the app only.
    await report(asset.token);
    expect(await mailsTo('keeper-of-faults@example.test')).toHaveLength(2);
  });

  it('is followed up with its reference until it has ended, and tells nothing else', async () => {
    const asset = await labelled();
    const { reference } = (await report(asset.token)).body;
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const [issue] = await issuesOf(asset.id);
    await register('POST', `issues-list/${issue.id}/close/`, { status: 'resolved', note: 'Our secret note' });
    const { status, body } = await follow(asset.token, reference);
    expect([status, body]).toEqual([
      200,
      { reference, status: 'resolved', reported_at: expect.stringMatching(/^2026-03-10T09:0/) },
    ]);
  });

  it('that is sent again is one fault, also at the same moment', async () => {
    const asset = await labelled();
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => report(asset.token, { key })));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await issuesOf(asset.id)).toHaveLength(1);
  });
});

describe('what does not get through at a label', () => {
  it('a reference at the label of another asset, of another business, and one that was made up', async () => {
    const [one, two] = [await labelled(), await labelled()];
    const stranger = await newOwner(server);
    const theirs = await labelled({}, registerOf(server, stranger), await partsOf(server, stranger));
    const { reference } = (await report(one.token)).body;
    for (const token of [two.token, theirs.token, 'AbCdEfGhIjKlMnOp'])
      expect((await follow(token, reference)).status).toBe(404);
    expect((await follow(one.token, '0000000000')).status).toBe(404);
    expect((await follow(one.token, "' or 1=1")).status).toBe(400);
  });

  it('a fault of an asset in the bin, or of a closed business', async () => {
    const asset = await labelled();
    const { reference } = (await report(asset.token)).body;
    await register('PATCH', 'assets/bulk_delete/', { ids: [asset.id] });
    expect([(await report(asset.token)).status, (await follow(asset.token, reference)).status]).toEqual([404, 404]);
    const closing = await newOwner(server);
    const theirs = await labelled({}, registerOf(server, closing), await partsOf(server, closing));
    await server.sql('update businesses set closed_at = $2, deletes_at = $2 where id = $1', [closing.businessId, now]);
    expect([(await report(theirs.token)).status, (await follow(theirs.token, reference)).status]).toEqual([404, 404]);
    expect((await report('AbCdEfGhIjKlMnOp')).status).toBe(404);
  });

  it('a fault where the owner has switched it off; what was reported is still followed up', async () => {
    const other = await newOwner(server);
    const ask = registerOf(server, other);
    const asset = await labelled({}, ask, await partsOf(server, other));
    const keeper = await newMember(server, other, 'keeper-of-settings@example.test', ['access_assets']);
    const { reference } = (await report(asset.token)).body;
    const path = `/c/${other.businessId}/asset-management/settings/`;
    const off = { json: { takes_fault_reports: false } };
    expect((await server.call('PATCH', path, { token: keeper.token, ...off })).status).toBe(403);
    expect((await server.call('PATCH', path, { token: other.token, ...off })).body).toEqual(off.json);
    expect((await server.call('GET', path, { token: keeper.token })).body).toEqual(off.json);
    expect((await server.call('GET', `/labels/${asset.token}/`)).body.takes_fault_reports).toBe(false);
    const refused = await report(asset.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'off']);
    expect(await issuesOf(asset.id, ask)).toHaveLength(1);
    expect((await follow(asset.token, reference)).status).toBe(200);
  });

  it('a file that is no picture by its content, one that is too big, and texts that are too long or empty', async () => {
    const { id, token } = await labelled();
    const refused = async (fields: Record<string, string | Blob>) => (await report(token, fields)).status;
    expect(await refused({ photo: new Blob(['<svg onload=alert(1)>'], { type: 'image/png' }) })).toBe(400);
    expect(await refused({ photo: new Blob(['%PDF-1.4\n'], { type: 'image/jpeg' }) })).toBe(400);
    expect(await refused({ photo: new Blob([new Uint8Array(3 * 1024 * 1024 + 1)]) })).toBe(413);
    expect(await refused({ message: 'x'.repeat(1001) })).toBe(400);
    expect(await refused({ message: '  ' })).toBe(400);
    expect(await refused({ business: 'x' })).toBe(400);
    expect(await issuesOf(id)).toEqual([]);
  });

  it('a flood from many addresses', async () => {
    const asset = await labelled();
    const taken = vi.spyOn(server.platform.limits, 'take');
    await report(asset.token);
    expect(taken.mock.calls.map(([name, key]) => [name, key])).toEqual(
      expect.arrayContaining([
        ['faults:asset', asset.id],
        ['faults:business', owner.businessId],
      ]),
    );
    taken.mockRestore();
  });
});
