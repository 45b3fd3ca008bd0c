import { beforeAll, describe, expect, it } from 'vitest';
import { issuePriorityLabels } from '../../../openapi/generated/lists/assets.issues.ts';
import type { SignedIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner, png } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let parts: Parts;
let register: Register;
let keeper: SignedIn;
let breakdown: string;

const daysFromNow = (days: number) => inLagos(days, server.clock.now());
const asset = (more: object = {}) => added(register, laptopOf(parts, more));
const issueOf = (more: object = {}) => ({
  issue_type: breakdown,
  priority_level: 'high',
  message: ' The fan squeals ',
  date: daysFromNow(-3),
  ...more,
});
const report = (assetId: string, more: object = {}, ask = register) =>
  ask('POST', `assets/${assetId}/issues/`, issueOf(more));
const reported = async (assetId: string, more: object = {}) => {
  const { status, body } = await report(assetId, more);
  expect([status, body]).toEqual([201, body]);
  return body;
};
const record = (assetId: string, issue: string, type: string) =>
  register('POST', 'maintenance/', {
    asset: assetId,
    issue,
    type,
    cost: 5_000,
    notes: 'Looked at',
    date: daysFromNow(-2),
  });
const statusOf = async (id: string) => (await register('GET', `issues-list/${id}/`)).body.issue.status;
const close = (id: string, more: object = {}) =>
  register('POST', `issues-list/${id}/close/`, { status: 'resolved', note: 'The fan was changed', ...more });
async function upload(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'fan.png');
  const path = `/c/${owner.businessId}/asset-management/attachments/`;
  return (await server.call('POST', path, { token: owner.token, form })).body.id;
}

beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  parts = await partsOf(server, owner);
  const types: { id: string; name: string }[] = (await register('GET', 'issue-type/')).body.results;
  breakdown = types.find(({ name }) => name === 'Breakdown')?.id ?? '';
  keeper = await newMember(server, owner, 'keeper@example.test', ['access_assets']);
});

describe('an issue', () => {
  it('is reported with a picture, read, listed with its asset, and told to the others', async () => {
    const { id, number } = await asset({ name: 'Dell XPS' });
    const picture = await upload();
    const issue = await reported(id, { attachments: [picture] });
    expect(issue).toMatchObject({
      asset: id,
      asset_name: 'Dell XPS',
      asset_number: number,
      asset_status: 'unassigned',
      status: 'pending',
      issue_type: { id: breakdown, name: 'Breakdown' },
      message: 'The fan squeals',
      priority_level: 'high',
      employee: null,
      reference: null,
      contact: '',
      resolution: '',
      resolved_at: null,
      attachments: [{ id: picture, fileInfo: { name: 'fan.png', type: 'image/png' } }],
    });
    expect((await register('GET', `issues-list/${issue.id}/`)).body).toEqual({ issue, maintenance: [] });
    expect((await register('GET', `assets/${id}/issues/`)).body).toMatchObject({ count: 1, results: [issue] });
    const heard = async (token: string) =>
      (await server.call('GET', `/c/${owner.businessId}/notifications/`, { token })).body.results.filter(
        ({ link }: { link: string }) => link?.endsWith(issue.id),
      );
    expect(await heard(keeper.token)).toMatchObject([
      {
        text: 'Dell XPS: The fan squeals',
        link: `/assets?tab=maintenance&view=report-issue&modal=issue&of=${issue.id}`,
      },
    ]);
    expect(await heard(owner.token)).toEqual([]);
    const history = (await register('GET', `assets/${id}/history/`)).body.results;
    expect(history[0].text).toBe('Reported “The fan squeals”');
  });

  it('may name the asset of its address, and no other', async () => {
    const [one, other] = [await asset(), await asset()];
    expect((await report(one.id, { asset: one.id })).status).toBe(201);
    const wrong = await report(one.id, { asset: other.id });
    expect([wrong.status, wrong.body]).toEqual([400, { asset: ['This is not the asset of the address.'] }]);
  });

  it('is reported once, however often it is sent', async () => {
    const { id } = await asset();
    const key = { 'Idempotency-Key': `issue-${id}` };
    const answers = await Promise.all([1, 2, 3].map(() => register('POST', `assets/${id}/issues/`, issueOf(), key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each([
    ['a day to come', { date: daysFromNow(3) }, { date: ['Choose today or an earlier day.'] }],
    [
      'a type of nobody',
      { issue_type: '0198c7a0-0000-7000-8000-00000000dead' },
      { issue_type: ['Choose one from the list.'] },
    ],
    [
      'a picture of nobody',
      { attachments: ['0198c7a0-0000-7000-8000-00000000dead'] },
      { attachments: ['This file is gone. Upload it again.'] },
    ],
  ])('with %s is refused', async (_name, more, refusal) => {
    const { id } = await asset();
    const refused = await report(id, more);
    expect([refused.status, refused.body]).toEqual([400, refusal]);
    expect((await register('GET', `assets/${id}/issues/`)).body.count).toBe(0);
  });

  it('is corrected, which the history of the asset tells, and keeps its type from being deleted', async () => {
    const type = (await register('POST', 'issue-type/', { name: 'Squeal' })).body.id;
    const { id: assetId } = await asset();
    const { id, issue_type: was, priority_level, message, date } = await reported(assetId);
    const change = { issue_type: type, priority_level: 'low', message: ' It smokes ', date: '2026-01-02' };
    const correct = (json: object) => register('PATCH', `issues-list/${id}/`, json);
    const changed = { priority_level: 'low', message: 'It smokes', date: '2026-01-02' };
    expect((await correct(change)).body).toMatchObject({ ...changed, issue_type: { name: 'Squeal' } });
    expect((await correct(change)).status).toBe(200);
    const history = (await register('GET', `assets/${assetId}/history/`)).body.results;
    const told = history.filter(({ text }: { text: string }) => text.startsWith('Changed the issue'));
    expect(told.map(({ text }: { text: string }) => text)).toEqual([
      `Changed the issue ${was.name}: “${message}”: type from ${was.name} to Squeal, priority from ${issuePriorityLabels[priority_level as 'high']} to Low, date from ${date} to 2026-01-02, message from “${message}” to “It smokes”`,
    ]);
    const tomorrow = await correct({ date: daysFromNow(3) });
    expect([tomorrow.status, tomorrow.body]).toEqual([400, { date: ['Choose today or an earlier day.'] }]);
    const refused = await register('DELETE', `issue-type/${type}/`);
    expect([refused.status, refused.body.code]).toEqual([409, 'used']);
  });

  it('goes with its pictures', async () => {
    const picture = await upload();
    const { id } = await reported((await asset()).id, { attachments: [picture] });
    expect((await register('DELETE', `issues-list/${id}/`)).status).toBe(204);
    expect((await register('GET', `issues-list/${id}/`)).status).toBe(404);
    expect((await register('GET', `attachments/${picture}/file/`)).status).toBe(404);
  });

  it('of an asset in the bin is not there until the asset is back', async () => {
    const { id } = await asset();
    const issue = await reported(id);
    await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
    expect((await register('GET', `issues-list/${issue.id}/`)).status).toBe(404);
    expect((await close(issue.id)).status).toBe(404);
    await register('POST', 'assets/bin/restore/', { ids: [id] });
    expect(await statusOf(issue.id)).toBe('pending');
  });
});

describe('sending an issue', () => {
  it('is recording a maintenance, of which the latest counts', async () => {
    const { id } = await asset();
    const assetStatus = async () => (await register('GET', `assets/${id}`)).body.status;
    const issue = await reported(id);
    const inspection = await record(id, issue.id, 'inspection');
    expect([inspection.status, inspection.body.issue]).toEqual([201, issue.id]);
    expect(await statusOf(issue.id)).toBe('inspected');
    const repair = await record(id, issue.id, 'repair');
    expect(await statusOf(issue.id)).toBe('in_repair');
    expect(await assetStatus()).toBe('out_for_repair');
    const { body } = await register('GET', `issues-list/${issue.id}/`);
    expect(body.maintenance).toMatchObject([
      { id: repair.body.id, type: 'repair', cost: 5_000 },
      { id: inspection.body.id, type: 'inspection' },
    ]);
    await register('DELETE', `maintenance/${repair.body.id}/`);
    expect([await statusOf(issue.id), await assetStatus()]).toEqual(['inspected', 'unassigned']);
    await register('PATCH', `maintenance/${inspection.body.id}/`, { issue: null });
    expect(await statusOf(issue.id)).toBe('pending');
    await register('PATCH', `maintenance/${inspection.body.id}/`, { issue: issue.id, type: 'repair' });
    expect(await statusOf(issue.id)).toBe('in_repair');
  });

  it('is refused for another asset, another business, one that ended, and one that is not there', async () => {
    const [one, other] = [await asset(), await asset()];
    const issue = await reported(one.id);
    const stranger = await newOwner(server);
    const theirs = await added(registerOf(server, stranger), laptopOf(await partsOf(server, stranger)));
    const refusedFor = async (assetId: string, issueId: string, ask = register) =>
      (await ask('POST', 'maintenance/', { asset: assetId, issue: issueId, type: 'repair', cost: 1, notes: 'x' })).body;
    const absent = { issue: ['This issue is not there, or of another asset.'] };
    expect(await refusedFor(other.id, issue.id)).toEqual(absent);
    expect(await refusedFor(theirs.id, issue.id, registerOf(server, stranger))).toEqual(absent);
    expect(await refusedFor(one.id, '0198c7a0-0000-7000-8000-00000000dead')).toEqual(absent);
    await close(issue.id);
    expect(await refusedFor(one.id, issue.id)).toEqual({ issue: ['This issue has ended. Reopen it first.'] });
    expect((await register('GET', `assets/${one.id}/get_asset_maintenance/`)).body.count).toBe(0);
  });

  it('leaves the maintenance when the issue is deleted', async () => {
    const { id } = await asset();
    const issue = await reported(id);
    const { body } = await record(id, issue.id, 'repair');
    await register('DELETE', `issues-list/${issue.id}/`);
    expect((await register('GET', `maintenance/${body.id}/`)).body.issue).toBeNull();
  });
});

describe('the end of an issue', () => {
  it('comes with a note, once, and can be taken back to what its maintenance says', async () => {
    const { id } = await asset();
    const issue = await reported(id);
    await record(id, issue.id, 'repair');
    const ended = await close(issue.id, { note: ' The fan was changed ' });
    expect(ended.body).toMatchObject({ status: 'resolved', resolution: 'The fan was changed' });
    expect(ended.body.resolved_at).toMatch(/Z$/);
    const again = await close(issue.id, { status: 'damaged' });
    expect([again.status, again.body.code]).toEqual([409, 'ended']);
    const reopened = await register('POST', `issues-list/${issue.id}/reopen/`);
    expect(reopened.body).toMatchObject({ status: 'in_repair', resolution: '', resolved_at: null });
    expect((await register('POST', `issues-list/${issue.id}/reopen/`)).body.code).toBe('open');
  });

  it('of two people at the same moment is that of one', async () => {
    const issue = await reported((await asset()).id);
    const statuses = await Promise.all([close(issue.id), close(issue.id, { status: 'damaged' })]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the list of issues', () => {
  it('is narrowed by status, priority, type and words, and ordered by urgency', async () => {
    const other = await newOwner(server);
    const ask = registerOf(server, other);
    const [type] = (await ask('GET', 'issue-type/?search=Battery')).body.results;
    const { id } = await added(ask, laptopOf(await partsOf(server, other), { name: 'Mikano 60 kVA' }));
    const given = { issue_type: type.id, date: daysFromNow(-9) };
    const add = async (more: object) => (await report(id, { ...given, ...more }, ask)).body.id;
    const low = await add({ message: 'Low on oil', priority_level: 'low', date: daysFromNow(-1) });
    const high = await add({ message: 'Does not start' });
    const ended = await add({ message: 'Leaks', priority_level: 'medium' });
    await ask('POST', `issues-list/${ended}/close/`, { status: 'damaged', note: 'Scrapped' });
    const idsOf = async (query: string) =>
      (await ask('GET', `issues-list/?${query}`)).body.results.map((each: { id: string }) => each.id);
    expect(await idsOf('')).toEqual([low, ended, high]);
    expect(await idsOf('ordering=-priority_level')).toEqual([high, ended, low]);
    expect(await idsOf('status=open')).toEqual([low, high]);
    expect(await idsOf('status=damaged')).toEqual([ended]);
    expect(await idsOf('priority_level=low')).toEqual([low]);
    expect(await idsOf(`issue_type=${type.id}&search=mikano`)).toEqual([low, ended, high]);
    expect(await idsOf('search=STARt')).toEqual([high]);
    expect(await idsOf('search=%25')).toEqual([]);
  });
});
