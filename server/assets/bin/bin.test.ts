import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { day } from '../../platform/time/dates.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let parts: Parts;
let register: Register;
let asset: { id: string; number: string; version: number };

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
});
const drop = (...ids: string[]) => register('PATCH', 'assets/bulk_delete/', { ids });
const restore = (...ids: string[]) => register('POST', 'assets/bin/restore/', { ids });
const purge = (...ids: string[]) => register('POST', 'assets/bin/purge/', { ids });
const binned = async (by = register): Promise<string[]> =>
  (await by('GET', 'assets/bin/')).body.results.map(({ id }: { id: string }) => id);

beforeEach(async () => {
  asset = await added(register, laptopOf(parts));
  await drop(asset.id);
});

describe('the bin', () => {
  it('says what was deleted by whom, and when it goes for ever', async () => {
    const { results, count } = (await register('GET', 'assets/bin/?page_size=1')).body;
    expect(count).toBeGreaterThan(0);
    const { deleted_at, purged_at, ...rest } = results[0];
    expect(rest).toEqual({
      id: asset.id,
      number: asset.number,
      name: 'HP EliteBook',
      asset_type: 'Laptop',
      deleted_by: 'Ngozi Adeyemi',
    });
    expect(new Date(purged_at).getTime() - new Date(deleted_at).getTime()).toBe(30 * day);
  });

  it('takes a bare list of ids, as the specification has it', async () => {
    const { id } = await added(register, laptopOf(parts));
    const { status, body } = await register('PATCH', 'assets/bulk_delete/', [id]);
    expect([status, body.results]).toMatchObject([200, [{ id, outcome: 'done' }]]);
    expect((await register('PATCH', 'assets/bulk_delete/', ['x'])).status).toBe(400);
  });

  it('gives an asset back as it was, with its number', async () => {
    const { body } = await restore(asset.id, asset.id.replace(/.$/, asset.id.endsWith('0') ? '1' : '0'));
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'missing']);
    expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({
      number: asset.number,
      status: 'unassigned',
    });
    expect((await register('GET', `assets/?search=${asset.number}`)).body.count).toBe(1);
    expect((await restore(asset.id)).body.results[0].outcome).toBe('missing');
  });

  it('deletes for ever what is in it, and nothing else', async () => {
    const kept = await added(register, laptopOf(parts));
    const { body } = await purge(asset.id, kept.id);
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'missing']);
    expect(await binned()).not.toContain(asset.id);
    expect((await restore(asset.id)).body.results[0].outcome).toBe('missing');
    expect((await register('GET', `assets/${kept.id}`)).status).toBe(200);
    const next = await added(register, laptopOf(parts));
    expect(next.number).not.toBe(asset.number);
  });

  it('is passed by what is to go for ever at once, also when somebody has it', async () => {
    const held = await added(register, laptopOf(parts));
    const assignee = await newEmployee(server, owner);
    await register('POST', `assets/${held.id}/add_assignee/`, { assignee, date_assigned: '2026-01-05' });
    const { body } = await register('PATCH', 'assets/bulk_delete/', { ids: [held.id], permanently: true });
    expect(body.results).toEqual([
      { id: held.id, title: `HP EliteBook (${held.number})`, outcome: 'done', detail: null },
    ]);
    expect(await binned()).not.toContain(held.id);
    expect((await register('GET', `assets/${held.id}`)).status).toBe(404);
    const noted = await server.sql('select text from audit_log where subject_id = $1 order by id desc', [held.id]);
    expect(noted.map(({ text }) => text).slice(0, 2)).toEqual(['Deleted for ever', 'Taken back from Bola Okafor']);
  });

  it('belongs to one business', async () => {
    const other = registerOf(server, await newOwner(server));
    expect(await binned(other)).toEqual([]);
    for (const path of ['restore', 'purge'])
      expect((await other('POST', `assets/bin/${path}/`, { ids: [asset.id] })).body.results[0].outcome).toBe('missing');
    expect(await binned()).toContain(asset.id);
  });

  it('is emptied of what has been in it for 30 days, with its image', async () => {
    const picture = new FormData();
    picture.append('image', new Blob([Buffer.from('%PDF-1.4\n%%EOF\n')]), 'a.pdf');
    await restore(asset.id);
    const path = `/c/${owner.businessId}/asset-management/assets/${asset.id}/upload_image/`;
    const { body } = await server.call('PATCH', path, { token: owner.token, form: picture });
    expect(body.image).toEqual(expect.any(String));
    await drop(asset.id);
    const { work } = server.job('assets.purge');
    await work();
    expect(await binned()).toContain(asset.id);
    server.clock.advance(30 * day + 1000);
    await work();
    const left = await server.sql('select from assets where deleted_at is not null');
    expect(left).toHaveLength(0);
    await soon(() => expect(server.platform.files.open(body.image)).rejects.toThrow());
    server.clock.advance(-30 * day - 1000);
  });
});

describe('the history of an asset', () => {
  it('says who did what, the newest first', async () => {
    await restore(asset.id);
    const { version } = (await register('GET', `assets/${asset.id}`)).body;
    await register(
      'PUT',
      `assets/${asset.id}/`,
      laptopOf(parts, { version, cost: 12_000, status: 'missing', notes: 'x' }),
    );
    const { body } = await register('GET', `assets/${asset.id}/history/`);
    expect(body.results).toMatchObject(
      [
        'Changed status (Unassigned → Missing), notes, cost (nothing → 12,000)',
        'Restored from the bin',
        'Moved to the bin',
        'Added the asset',
      ].map((text) => ({ text, actor: 'Ngozi Adeyemi' })),
    );
    expect((await register('GET', `assets/${newId()}/history/`)).status).toBe(404);
    const other = registerOf(server, await newOwner(server));
    expect((await other('GET', `assets/${asset.id}/history/`)).status).toBe(404);
  });
});
