import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { soon } from '../../../tests/soon.ts';
import { mailsTo, newPerson, password, signIn } from '../../accounts/accounts.testing.ts';
import { added, laptopOf, partsOf, registerOf } from '../../assets/assets.testing.ts';
import { newOwner, type Owner, png } from '../../onboarding/onboarding.testing.ts';
import { admitMember } from '../../people/members/store.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
const day = 86_400_000;
const logo = { bytes: new Uint8Array(png), name: '../../lo go.png', type: 'image/png' };

const ask = ({ token, businessId }: Pick<Owner, 'token' | 'businessId'>) =>
  server.call('POST', `/businesses/${businessId}/exports/`, { token });
const list = async ({ token, businessId }: Pick<Owner, 'token' | 'businessId'>) =>
  (await server.call('GET', `/businesses/${businessId}/exports/`, { token })).body.results;
const ready = (owner: Pick<Owner, 'token' | 'businessId'>) =>
  soon(async () => {
    const [newest] = await list(owner);
    expect(newest.status).toBe('READY');
    return newest;
  });
const download = (businessId: string, id: string, token: string) =>
  fetch(`${server.url}/api/businesses/${businessId}/exports/${id}/file/`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** The files of an archive by their names. */
async function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await new Promise<yauzl.ZipFile>((open, fail) =>
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, file) => (error ? fail(error) : open(file))),
  );
  const files: Record<string, Buffer> = {};
  await new Promise<void>((end, fail) => {
    zip.on('error', fail);
    zip.on('end', end);
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return fail(error);
        files[entry.fileName] = await buffer(stream);
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
  return files;
}

describe('the archive of a business', () => {
  it('contains every table, the people, the business and its files, and nothing of another business', async () => {
    const [owner, other] = await Promise.all([newOwner(server, { logo }), newOwner(server, { logo })]);
    await server.sql("update departments set name = '=cmd|calc' where business_id = $1 and name = 'Sales'", [
      owner.businessId,
    ]);
    const asset = await added(registerOf(server, owner), laptopOf(await partsOf(server, owner)));
    const form = new FormData();
    form.append('image', new Blob(['%PDF-1.4\n%%EOF\n']), 'invoice.pdf');
    const image = `/c/${owner.businessId}/asset-management/assets/${asset.id}/upload_image/`;
    await server.call('PATCH', image, { token: owner.token, form });
    const papers: string[] = [];
    for (const place of ['asset-management/attachments', 'uploads/temporary']) {
      const paper = new FormData();
      paper.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'a paper.pdf');
      const sent = await server.call('POST', `/c/${owner.businessId}/${place}/`, { token: owner.token, form: paper });
      papers.push(`files/${sent.body.id}-a paper.pdf`);
    }
    const { status, body } = await ask(owner);
    expect([status, body]).toEqual([
      202,
      { id: expect.any(String), status: 'PENDING', created_at: expect.any(String), expires_at: null, size: null },
    ]);
    const { id, size } = await ready(owner);
    const answer = await download(owner.businessId, id, owner.token);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Adeyemi-Haulage-Limited-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(size);
    const files = await unzip(bytes);

    const tables = await server.sql<{ name: string }>(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'business_id' and table_type = 'BASE TABLE' order by 1`,
    );
    const exported = tables
      .map(({ name }) => name)
      .filter((name) => !['memberships', 'business_exports', 'creation_tasks'].includes(name))
      .filter(
        (name) => !['asset_costs', 'asset_counts', 'asset_months', 'asset_versions', 'asset_words'].includes(name),
      )
      .filter(
        (name) =>
          !['employee_words', 'people_versions', 'sample_rows', 'vehicle_costs', 'dues', 'due_counts'].includes(name),
      );
    expect(exported.length).toBeGreaterThan(8);
    expect(
      Object.keys(files)
        .filter((name) => name.startsWith('data/'))
        .sort(),
    ).toEqual(exported.map((name) => `data/${name}.csv`));
    const departments = files['data/departments.csv']?.toString() ?? '';
    expect(departments.split('\r\n')[0]).toBe('\uFEFF"id","name","is_default","created_at"');
    expect(departments).toContain(`,"'=cmd|calc","true",`);
    expect(departments).toMatch(/,"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"\r\n/);
    expect(JSON.parse(files['business.json']?.toString() ?? '')).toMatchObject({ id: owner.businessId, city: 'Ikeja' });
    expect(files['people.csv']?.toString()).toContain(`"Ngozi","Adeyemi","${owner.email}","'+2348031234567","true",`);
    const uploaded = Object.keys(files).filter((name) => name.startsWith('files/'));
    expect(uploaded).toEqual([
      expect.stringMatching(/^files\/[0-9a-f-]{36}-[^/]*lo go\.png$/),
      `files/${asset.id}-${asset.number}.pdf`,
      ...papers,
    ]);
    // The server writes each picture anew.
    const [kept, sent] = [files[uploaded[0] ?? ''], png].map((picture) =>
      sharp(picture).ensureAlpha().raw().toBuffer(),
    );
    expect(await kept).toEqual(await sent);

    const everything = Object.values(files)
      .map((file) => file.toString('latin1'))
      .join('\n');
    for (const secret of [other.businessId, other.email, 'stored_as', 'digest', '$argon2'])
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
  });

  it('is made once for two requests, announced by mail and notification, and recorded', async () => {
    const owner = await newOwner(server);
    const [first, second] = await Promise.all([ask(owner), ask(owner)]);
    expect(first.body.id).toBe(second.body.id);
    await ready(owner);
    const mails = await mailsTo(server, owner.email, 2);
    expect(mails.filter(({ subject }) => subject === 'The data of Adeyemi Haulage Limited is ready')).toHaveLength(1);
    expect(mails.find(({ subject }) => subject.endsWith('is ready'))?.text).toContain(
      `/business-export?business=${owner.businessId}`,
    );
    const { body } = await server.call('GET', `/c/${owner.businessId}/notifications/`, { token: owner.token });
    expect(body.results.map(({ text }: { text: string }) => text)).toContain('Your data is ready to be downloaded');
    expect(await server.sql('select action from audit_log where business_id = $1', [owner.businessId])).toEqual([
      { action: 'business.exported' },
    ]);
  });

  it('is for the owner only', async () => {
    const [owner, stranger] = await Promise.all([newOwner(server), newOwner(server)]);
    const staff = await newPerson(server);
    const member = {
      businessId: owner.businessId,
      userId: staff.user.id,
      isOwner: false,
      permissions: [],
      now: new Date(),
    };
    await server.platform.db.as({ businessId: owner.businessId }, (tx) => admitMember(tx, member));
    await ask(owner);
    const { id } = await ready(owner);
    for (const [{ token }, status] of [
      [staff, 403],
      [stranger, 404],
    ] as const) {
      const at = { token, businessId: owner.businessId };
      expect((await ask(at)).status).toBe(status);
      expect((await server.call('GET', `/businesses/${owner.businessId}/exports/`, { token })).status).toBe(status);
      expect((await download(owner.businessId, id, token)).status).toBe(status);
    }
    expect((await download(stranger.businessId, id, stranger.token)).status).toBe(404);
  });

  it('can be requested while the business waits for its end', async () => {
    const owner = await newOwner(server);
    const json = { domain: owner.businessId, name: 'Adeyemi Haulage Limited', password };
    expect(
      (await server.call('DELETE', '/businesses/delete_whole_business/', { token: owner.token, json })).status,
    ).toBe(200);
    expect((await ask(owner)).status).toBe(202);
    const { id } = await ready(owner);
    expect((await download(owner.businessId, id, owner.token)).status).toBe(200);
  });

  it('is kept for seven days', async () => {
    const owner = await newOwner(server);
    await ask(owner);
    const { id, expires_at } = await ready(owner);
    expect(Math.round((new Date(expires_at).getTime() - server.clock.now().getTime()) / day)).toBe(7);
    const [row] = await server.sql('select stored_as from business_exports where id = $1', [id]);
    server.clock.advance(7 * day + 1000);
    const { token } = await signIn(server, owner.email);
    expect(await list({ ...owner, token })).toEqual([]);
    expect((await download(owner.businessId, id, token)).status).toBe(404);
    await server.job('businesses.daily').work();
    expect(await server.sql('select from business_exports where id = $1', [id])).toEqual([]);
    const isStored = () =>
      server.platform.files.open(row?.stored_as).then(
        (stream) => stream.destroy() !== undefined,
        () => false,
      );
    await soon(async () => expect(await isStored()).toBe(false));
  });

  it('that could not be written is shown as failed, and can be requested again', async () => {
    const owner = await newOwner(server, { logo });
    const [file] = await server.sql('select stored_as from business_files where business_id = $1', [owner.businessId]);
    await server.platform.files.remove(file?.stored_as);
    const { body } = await ask(owner);
    await soon(async () => expect((await list(owner))[0].status).toBe('FAILED'));
    await server.sql('delete from business_files where business_id = $1', [owner.businessId]);
    const again = await ask(owner);
    expect(again.body.id).not.toBe(body.id);
    await ready(owner);
    const job = server.job('businesses.export');
    const data = { businessId: owner.businessId, exportId: again.body.id, userId: owner.user.id };
    await job.work(data);
    await job.gaveUp(data);
    expect((await list(owner)).map(({ status }: { status: string }) => status)).toEqual(['READY', 'FAILED']);
  });
});

it('has a time limit of one hour, where other jobs have five minutes, and a heartbeat', async () => {
  const queues = await server.sql(
    'select name, expire_seconds as limit, heartbeat_seconds as heartbeat from pgboss.queue where name = any($1) order by name',
    [['businesses.daily', 'businesses.export']],
  );
  expect(queues).toEqual([
    { name: 'businesses.daily', limit: 300, heartbeat: 10 },
    { name: 'businesses.export', limit: 3600, heartbeat: 10 },
  ]);
});
