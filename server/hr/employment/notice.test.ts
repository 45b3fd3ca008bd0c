import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { servicesOf } from '../../app.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { employeeIdOf } from '../hr.testing.ts';
import { plannedEndsJob } from './background-jobs.ts';

const day = 86_400_000;
const now = new Date('2026-03-10T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
const server = await startTestServer({ jobs: true, now });
let owner: Owner;
let other: Awaited<ReturnType<typeof newMember>>;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const plan = (id: string, days: number) =>
  call('POST', `employees/${id}/terminate/`, { date: inDays(days), reason: 'resignation' });
const runJob = () => plannedEndsJob(server.platform, servicesOf(server.platform)).work({}, byHand);

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('notice', () => {
  it('keeps somebody active until their last day, and can be changed and withdrawn', async () => {
    const leaver = await newMember(server, owner, newEmail(), ['access_hr']);
    const id = await employeeIdOf(server, owner, leaver.user.id);
    expect((await plan(id, 367)).status).toBe(400);
    expect((await plan(id, 20)).body).toMatchObject({ status: 'active', leaves_on: inDays(20), is_member: true });
    expect((await plan(id, 10)).body).toMatchObject({ leaves_on: inDays(10), terminated_on: inDays(10) });
    const count = await call('GET', 'employees/dashboard/count/');
    expect(count.body.on_notice).toBe(1);
    const listed = await call('GET', 'employees?on_notice=true&status=active');
    expect(listed.body.results.map((one: { id: string }) => one.id)).toEqual([id]);
    await runJob();
    expect((await call('GET', `employees/${id}`, undefined, leaver.token)).status).toBe(200);
    const back = await call('POST', `employees/${id}/reinstate/`, {});
    expect(back.body).toMatchObject({ status: 'active', leaves_on: null, terminated_on: null });
  });

  it('is refused for the owner, who hands the business over first', async () => {
    const editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
    const id = await employeeIdOf(server, owner, owner.user.id);
    const planned = await call(
      'POST',
      `employees/${id}/terminate/`,
      { date: inDays(5), reason: 'resignation' },
      editor.token,
    );
    expect(planned.status).toBe(409);
  });

  it('ends the employment and access on its day, once, whatever is still held', async () => {
    other = await newMember(server, owner, newEmail(), ['access_hr']);
    const id = await employeeIdOf(server, owner, other.user.id);
    await plan(id, 1);
    const [before] = await server.sql<{ ended_at: Date | null }>(
      'select ended_at from memberships where business_id = $1 and user_id = $2',
      [owner.businessId, other.user.id],
    );
    expect(before?.ended_at).toBeNull();
    await server.sql('update employees set terminated_on = $3 where business_id = $1 and id = $2', [
      owner.businessId,
      id,
      inDays(0),
    ]);
    // The day alone says so, before anything was done.
    expect((await call('GET', `employees/${id}`)).body).toMatchObject({ status: 'terminated', leaves_on: null });
    await runJob();
    await runJob();
    expect((await call('GET', `employees/${id}`)).body).toMatchObject({ status: 'terminated', is_member: false });
    const history = await call('GET', `employees/${id}/history/`);
    const ends = history.body.results.filter(({ text }: { text: string }) => text.startsWith('Ended the employment'));
    expect(ends).toHaveLength(1);
    const told = (await call('GET', 'notifications/')).body.results.map(({ text }: { text: string }) => text);
    expect(told.filter((text: string) => text.startsWith('Ended as planned'))).toHaveLength(1);
  });
});
