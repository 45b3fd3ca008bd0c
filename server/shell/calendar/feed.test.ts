/** The calendar feed, as a calendar reads it. */
import { describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newStaff } from '../../../tests/api/scene.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { admitMember, endMembership } from '../../people/members/store.ts';
import { newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { setReminder } from '../../platform/reminders/reminders.testing.ts';
import { cancelReminder } from '../../platform/reminders/reminders.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { startTestServer } from '../../platform/testing.ts';
import { day, later, utcDay } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });

const ways = (owner: Owner, { token }: Pick<SignedIn, 'token'> = owner) => {
  const ask = (method: string) => server.call(method, `/c/${owner.businessId}/calendar_feed/`, { token });
  const make = async () => new URL((await ask('PUT')).body.address).pathname;
  const set = (dueOn: string, wanted: Omit<Parameters<typeof setReminder>[2], 'dueOn'> = {}) =>
    setReminder(server, { businessId: owner.businessId, userId: owner.user.id }, { dueOn, ...wanted });
  return { ask, make, set };
};
const read = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);
const textOf = async (path: string) => {
  const answer = await read(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return answer.text();
};
/** Of what is due. */
const days = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .filter((event) => event.includes('UID:reminder-'))
    .map((event) => /^DTSTART;VALUE=DATE:(\d+)\r$/m.exec(event)?.[1]);

describe('the address', () => {
  it('is made, shown once, replaced and revoked', async () => {
    const { ask, make } = ways(await newOwner(server));
    expect((await ask('GET')).body).toEqual({ created_at: null, read_at: null });
    const first = await make();
    expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await ask('GET')).body).toEqual({ created_at: expect.any(String), read_at: null });
    await textOf(first);
    expect((await ask('GET')).body.read_at).toEqual(expect.any(String));
    const second = await make();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await ask('DELETE')).status).toBe(204);
    expect([(await read(second)).status, (await ask('GET')).body.created_at]).toEqual([404, null]);
  });

  it('is stored as a digest', async () => {
    const { make } = ways(await newOwner(server));
    const token = (await make()).slice('/calendar/'.length, -'.ics'.length);
    const rows = await server.sql<{ row: string }>('select f::text as row from calendar_feeds f');
    expect(rows.length).toBeGreaterThan(0);
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('answers all that leads nowhere alike, and nothing but GET and HEAD', async () => {
    const { make, ask } = ways(await newOwner(server));
    const revoked = await make();
    await ask('DELETE');
    const wrong = [revoked, `/calendar/${'A'.repeat(43)}.ics`, '/calendar/x', '/calendar/é.ics'];
    for (const path of wrong) {
      const answer = await read(path, { headers: { accept: 'text/html' } });
      expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    }
    const path = await make();
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND'])
      expect([method, (await read(path, { method })).status]).toEqual([method, 404]);
    const head = await read(path, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', expect.any(String)]);
  });

  it('is asked for so often and no more', async () => {
    const [path, other] = [await ways(await newOwner(server)).make(), await ways(await newOwner(server)).make()];
    const digest = digestOf(path.slice('/calendar/'.length, -'.ics'.length)).toString('base64url');
    await server.platform.limits.take('calendar:feed', digest, { calls: 60, seconds: 600 }, 60_000);
    const refused = await read(path);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await read(other)).status).toBe(200);
  });
});

describe('what a calendar reads', () => {
  it('is every day on which something is due, under a name that stays when it moves', async () => {
    const owner = await newOwner(server);
    const { make, set } = ways(owner);
    const { id } = await set('2026-03-09', { title: 'Insurance, third party; of\nHilux' });
    await set('2026-02-20', { title: 'Road worthiness' });
    const path = await make();
    const text = await textOf(path);
    expect(days(text).sort()).toEqual(['20260220', '20260309']);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Insurance\\, third party\\; of Hilux is due');
    expect(unfolded).toContain(`UID:reminder-${id}@steward`);
    expect(unfolded).toContain('X-WR-TIMEZONE:Africa/Lagos');
    expect(unfolded).toContain(`URL;VALUE=URI:${server.platform.config.publicUrl}/assets?tab=home`);
    const events = unfolded.split('BEGIN:VEVENT').length - 1;
    expect(unfolded.match(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm)).toHaveLength(events);
    await server.sql("update reminders set due_on = '2026-03-10' where id = $1", [id]);
    const moved = (await textOf(path)).replaceAll('\r\n ', '');
    expect([days(moved).sort(), moved.includes(`UID:reminder-${id}@steward`)]).toEqual([
      ['20260220', '20260310'],
      true,
    ]);
    await server.platform.db.as({ businessId: owner.businessId }, (tx) =>
      cancelReminder(tx, { businessId: owner.businessId, id, now: server.clock.now() }),
    );
    expect(days(await textOf(path))).toEqual(['20260220']);
  });

  it('is the same before and after midnight, wherever the business is', async () => {
    const owner = await newOwner(server);
    const { make, set } = ways(owner);
    for (const dueOn of ['2026-03-08', '2026-04-05']) await set(dueOn);
    const path = await make();
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
      await server.sql('update business_settings set time_zone = $2 where business_id = $1', [owner.businessId, zone]);
      const before = await textOf(path);
      expect([days(before).sort(), before.includes(`X-WR-TIMEZONE:${zone}\r\n`)]).toEqual([
        ['20260308', '20260405'],
        true,
      ]);
      // A day holds midnight in every zone.
      for (let hour = 0; hour < 24; hour += 6) {
        server.clock.advance(6 * 3_600_000);
        expect(await textOf(path)).toBe(before);
      }
    }
  });

  it('is what is nearest to today where there is more than a calendar reads', async () => {
    const { make, set } = ways(await newOwner(server));
    const inDays = (days: number) => utcDay(later(server.clock.now(), days * day));
    const near = [inDays(-40), inDays(3)];
    for (const dueOn of near) await set(dueOn);
    const { id } = await set(inDays(100));
    await server.sql(
      `insert into reminders (business_id, id, kind, about_kind, about_id, subject_kind, subject_id, due_on, title, link, offsets,
         time_of_day, permission, to_everyone, to_holder, to_user_ids, created_by, created_at)
       select business_id, gen_random_uuid(), kind, about_kind, about_id, subject_kind, gen_random_uuid(), due_on + n, title, link,
         offsets, time_of_day, permission, to_everyone, to_holder, to_user_ids, created_by, created_at
       from reminders, generate_series(1, 2000) n where id = $1`,
      [id],
    );
    const shown = days(await textOf(await make())).sort();
    expect(shown).toHaveLength(2000);
    expect(shown.slice(0, 2)).toEqual(near.map((each) => each.replaceAll('-', '')));
    expect(shown.at(-1)).toBe(inDays(100 + 1997).replaceAll('-', ''));
  });

  it('is not sent again while nothing has changed', async () => {
    const { make, set } = ways(await newOwner(server));
    await set('2026-03-09');
    const path = await make();
    const tag = (await read(path)).headers.get('etag') ?? '';
    server.clock.advance(86_400_000);
    const ask = (value: string) => read(path, { headers: { 'if-none-match': value } });
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await ask(value);
      expect([answer.status, await answer.text()]).toEqual([304, '']);
    }
    await set('2026-03-10');
    expect((await ask(tag)).status).toBe(200);
  });

  it('is what the person may see and what they have, and ends with their membership', async () => {
    const owner = await newOwner(server);
    const { businessId } = owner;
    const clerk = await newStaff(server, owner, ['access_assets']);
    const { make, set } = ways(owner, clerk);
    await set('2026-03-09', { permission: 'access_assets' });
    await set('2026-03-10', { permission: 'access_payroll' });
    await set('2026-03-11', {
      permission: 'access_payroll',
      about: { kind: 'asset', id: newId() },
      recipients: { everyone: false, holder: true, people: [] },
    });
    const path = await make();
    expect(days(await textOf(path))).toEqual(['20260309']);
    await server.sql("update memberships set permissions = '{access_payroll}' where user_id = $1", [clerk.user.id]);
    expect(days(await textOf(path)).sort()).toEqual(['20260310', '20260311']);
    await server.sql("update memberships set permissions = '{}' where user_id = $1", [clerk.user.id]);
    expect(days(await textOf(path))).toEqual([]);

    const member = { businessId, userId: clerk.user.id };
    await server.platform.db.as({ businessId }, (tx) =>
      endMembership(tx, { ...member, now: server.clock.now(), removedFrom: 'Adeyemi' }),
    );
    expect((await read(path)).status).toBe(404);
    server.clock.advance(1000);
    await server.platform.db.as({ businessId }, (tx) =>
      admitMember(tx, { ...member, permissions: ['access_assets'], now: server.clock.now() }),
    );
    expect((await read(path)).status).toBe(404);
    expect(days(await textOf(await make()))).toEqual(['20260309']);
    await server.sql('update businesses set closed_at = now() where id = $1', [businessId]);
    expect((await read(path)).status).toBe(404);
  });
});

it('has the holidays of this year and the next, without those that are cancelled', async () => {
  const owner = await newOwner(server);
  const next = Number(utcDay(server.clock.now()).slice(0, 4)) + 1;
  const cancel = `/c/${owner.businessId}/holidays/independence-${next}/cancel/`;
  const address = await ways(owner).make();
  const before = await textOf(address);
  expect(before).toMatch(new RegExp(`^UID:holiday-christmas-${next}-1@steward\\r$`, 'm'));
  expect(before).toMatch(/^SUMMARY:Id-el-Kabir \(expected\)\r$/m);
  expect(before).toContain(`independence-${next}`);
  await server.call('POST', cancel, { token: owner.token });
  expect(await textOf(address)).not.toContain(`independence-${next}`);
});

it('has one’s own time off and that of those below, without why', async () => {
  const owner = await newOwner(server);
  const manager = await newMember(server, owner, newEmail());
  const worker = await newMember(server, owner, newEmail());
  const [above, below] = [
    await employeeIdOf(server, owner, manager.user.id),
    await employeeIdOf(server, owner, worker.user.id),
  ];
  const call = async (method: string, path: string, json: object, token = owner.token) =>
    (await server.call(method, `/c/${owner.businessId}/${path}`, { token, json })).body;
  await call('PUT', `employees/${below}/update_job_details/`, {
    manager: above,
    job: null,
    department: null,
    region: null,
  });
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_holidays: true, count_rest_days: true };
  const { id: policy } = await call('POST', 'timeoff_policy/', { kind: 'other', name: 'Surgery', terms });
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [below], start_date: inLagos() });
  const days = { first_day: inLagos(3), last_day: inLagos(4), until_noon: true };
  const { id } = await call('POST', 'my_timeoff_requests/', { policy, ...days }, worker.token);
  const [own, theirs] = [await ways(owner, worker).make(), await ways(owner, manager).make()];
  expect(await textOf(theirs)).not.toContain('time-off-');
  await server.call('POST', `/c/${owner.businessId}/timeoff_requests/${id}/approve/`, { token: manager.token });

  const seen = await textOf(theirs);
  expect(seen).toContain(`UID:time-off-${id}@steward`);
  expect(seen).toMatch(/^SUMMARY:.* is away \(until noon\)\r$/m);
  expect(seen).toContain(`DTEND;VALUE=DATE:${inLagos(5).replaceAll('-', '')}`);
  expect(seen).not.toContain('Surgery');
  expect(await textOf(own)).toMatch(/^SUMMARY:Your time off \(until noon\)\r$/m);
  expect(await textOf(await ways(owner).make())).not.toContain(`time-off-${id}`);
});
