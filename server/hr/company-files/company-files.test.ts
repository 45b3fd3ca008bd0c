import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail, type SignedIn, signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { employeeIdOf, uploaded } from '../hr.testing.ts';

const day = 86_400_000;
const server = await startTestServer({
  jobs: true,
  now: new Date('2026-03-10T09:00:00Z'),
  env: { LOG_LEVEL: 'error' },
});
let owner: Owner;
let driver: SignedIn & { businessId: string };
let clerk: SignedIn & { businessId: string };
let [drivers, driverId, clerkId] = ['', '', ''];
const nobody = { everyone: false, departments: [] as string[], people: [] as string[] };

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const add = async (name: string, audience: object = nobody, isAsked = false, key?: string) => {
  const { body } = await uploaded(server, owner);
  const json = { files: [{ upload: body.id, name }], audience, requires_acknowledgement: isAsked };
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await server.call('POST', `/c/${owner.businessId}/company_files/`, {
    token: owner.token,
    json,
    headers,
  });
  expect([answer.status, answer.body.files?.length]).toEqual([201, 1]);
  return answer.body.files[0] as { id: string; version: number };
};
const names = async (token: string, query = '') =>
  ((await call('GET', `my_files/${query}`, undefined, token)).body.results as { name: string }[]).map(
    ({ name }) => name,
  );
const readersOf = async (id: string, query = '') =>
  (await call('GET', `company_files/${id}/acknowledgements/${query}`)).body.results as {
    employee: { id: string };
    acknowledged_at: string | null;
  }[];
const mailsTo = async (to: string, count: number) =>
  soon(async () => {
    const mails = (await server.mails()).filter((mail) => mail.to === to && /acknowledge/.test(mail.subject));
    expect(mails.length).toBe(count);
    return mails;
  });

const again = ({ user }: SignedIn) => signIn(server, user.email);

beforeAll(async () => {
  owner = await newOwner(server);
  driver = await newMember(server, owner, newEmail());
  clerk = await newMember(server, owner, newEmail(), ['access_hr']);
  drivers = (await call('POST', 'departments/', { name: 'Transport pool' })).body.id;
  driverId = await employeeIdOf(server, owner, driver.user.id);
  clerkId = await employeeIdOf(server, owner, clerk.user.id);
  const job = { department: drivers, job: null, region: null, employment_type: null, hire_date: null, manager: null };
  expect((await call('PUT', `employees/${driverId}/update_job_details/`, job)).status).toBe(200);
});

describe('an upload', () => {
  it('is judged by its content, and is only its own person’s to refer to, once', async () => {
    const page = await uploaded(server, owner, 'handbook.pdf', Buffer.from('<script>alert(1)</script>'));
    expect([page.status, Object.keys(page.body)]).toEqual([400, ['file']]);
    const theirs = await uploaded(server, driver);
    expect(theirs.status).toBe(201);
    const json = {
      files: [{ upload: theirs.body.id, name: 'Taken' }],
      audience: nobody,
      requires_acknowledgement: false,
    };
    expect(await call('POST', 'company_files/', json)).toMatchObject({
      status: 400,
      body: { files: ['This file is gone. Upload it again.'] },
    });
    const { body: own } = await uploaded(server, owner);
    const mine = { ...json, files: [{ upload: own.id, name: 'Mine' }] };
    expect((await call('POST', 'company_files/', mine)).status).toBe(201);
    expect((await call('POST', 'company_files/', { ...mine, files: [{ upload: own.id, name: 'Twice' }] })).status).toBe(
      400,
    );
  });

  it('is deleted after a day when nothing refers to it, and what is referred to stays', async () => {
    await uploaded(server, owner, 'left.pdf');
    const { id } = await add('Kept');
    server.clock.advance(1.1 * day);
    await server.job('hr.left-uploads').work();
    const left = await server.sql('select from hr_files where business_id = $1 and name = $2', [
      owner.businessId,
      'left.pdf',
    ]);
    expect(left).toHaveLength(0);
    ({ token: owner.token } = await signIn(server, owner.user.email));
    expect((await call('GET', `company_files/${id}/file/`)).status).toBe(200);
  });
});

describe('whom a file is shared with', () => {
  it('is a department, a person or everybody, and nobody else sees, opens or acknowledges it', async () => {
    ({ token: driver.token } = await again(driver));
    ({ token: clerk.token } = await again(clerk));
    await add('For nobody');
    const ofDrivers = await add('Fuel policy', { ...nobody, departments: [drivers] });
    await add('For the clerk', { ...nobody, people: [clerkId] });
    await add('Handbook', { ...nobody, everyone: true });
    expect(await names(driver.token)).toEqual(['Handbook', 'Fuel policy']);
    expect(await names(clerk.token)).toEqual(['Handbook', 'For the clerk']);
    expect(await names(driver.token, '?search=fuel')).toEqual(['Fuel policy']);
    const stranger = await newOwner(server);
    for (const token of [clerk.token, stranger.token])
      for (const [method, rest, json] of [
        ['GET', `my_files/${ofDrivers.id}/file/`, undefined],
        ['POST', `my_files/${ofDrivers.id}/acknowledge/`, { version: 1 }],
      ] as const)
        expect((await call(method, rest, json, token)).status).toBe(404);
    expect((await call('GET', 'company_files/', undefined, clerk.token)).status).toBe(403);
    expect((await call('GET', `company_files/${ofDrivers.id}/file/`, undefined, driver.token)).status).toBe(403);
  });

  it('can be changed, for several files at once, and follows who joins a department', async () => {
    const { id } = await add('Roster', { ...nobody, everyone: true });
    const ids = [id, (await add('Depot rules')).id];
    const share = (audience: object) =>
      call('POST', 'company_files/share/', { ids, audience, requires_acknowledgement: false });
    expect((await share({ ...nobody, departments: [drivers] })).status).toBe(204);
    expect((await names(driver.token)).filter((name) => /Roster|Depot/.test(name))).toHaveLength(2);
    expect((await names(clerk.token)).filter((name) => /Roster|Depot/.test(name))).toHaveLength(0);
    expect(await share({ ...nobody, people: [owner.businessId] })).toMatchObject({
      status: 400,
      body: { audience: ['One of these people is no longer an active employee.'] },
    });
    expect((await call('PATCH', 'company_files/bulk_delete/', { ids })).status).toBe(204);
    expect(await names(driver.token)).not.toContain('Roster');
  });
});

const open = (id: string) => call('GET', `my_files/${id}/file/`, undefined, driver.token);

describe('an acknowledgement', () => {
  it('is asked by mail, given once for the version that was read, and followed by who manages HR', async () => {
    const { id } = await add('Code of conduct', { ...nobody, people: [driverId, clerkId] }, true);
    const [mail] = await mailsTo(driver.user.email, 1);
    expect(mail?.subject).toBe('Read and acknowledge Code of conduct');
    expect((await names(driver.token))[0]).toBe('Code of conduct');
    const acknowledge = (version: number) => call('POST', `my_files/${id}/acknowledge/`, { version }, driver.token);
    expect((await acknowledge(2)).body.code).toBe('new_version');
    expect((await acknowledge(1)).body.code).toBe('not_opened');
    await open(id);
    const first = await acknowledge(1);
    expect((await acknowledge(1)).body).toEqual(first.body);
    expect((await readersOf(id, '?acknowledged=true')).map(({ employee }) => employee.id)).toEqual([driverId]);
    expect((await readersOf(id, '?acknowledged=false')).map(({ employee }) => employee.id)).toEqual([clerkId]);

    expect((await call('POST', `company_files/${id}/remind/`)).status).toBe(204);
    expect((await call('POST', `company_files/${id}/remind/`)).body.code).toBe('reminded_today');
    await mailsTo(clerk.user.email, 2);
    await mailsTo(driver.user.email, 1);

    const { body: next } = await uploaded(server, owner, 'conduct-2.pdf');
    const replaced = await call('PUT', `company_files/${id}/`, { name: 'Code of conduct', upload: next.id });
    expect(replaced.body).toMatchObject({ version: 2, acknowledged_count: 0, reader_count: 2, reminded_on: null });
    await mailsTo(driver.user.email, 2);
    expect((await acknowledge(2)).body.code).toBe('not_opened');
    await open(id);
    expect((await acknowledge(2)).body).toMatchObject({ version: 2, acknowledged_at: expect.any(String) });
  });

  it('is in the history of the file, with every download', async () => {
    const { id } = await add('Leave policy', { ...nobody, people: [driverId] }, true);
    for (let times = 0; times < 2; times++) expect((await open(id)).status).toBe(200);
    await call('POST', `my_files/${id}/acknowledge/`, { version: 1 }, driver.token);
    const { results } = (await call('GET', `company_files/${id}/history/`)).body;
    expect(results.map(({ text }: { text: string }) => text)).toEqual([
      'Acknowledged version 1',
      'Downloaded version 1',
      'Downloaded version 1',
      'Shared with 1 person, to be acknowledged',
      'Added the company file',
    ]);
    const [file] = (await call('GET', 'company_files/?search=leave')).body.results;
    expect(file).toMatchObject({ download_count: 2, acknowledged_count: 1, reader_count: 1 });
  });
});
