/** The run that says what is due, on a clock that the test moves. */
import { describe, expect, it, vi } from 'vitest';
import { newStaff } from '../../../tests/api/scene.ts';
import { soon } from '../../../tests/soon.ts';
import { newPerson, type SignedIn, signIn } from '../../accounts/accounts.testing.ts';
import { added, laptopOf, partsOf, registerOf } from '../../assets/assets.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { setReminder } from '../../platform/reminders/reminders.testing.ts';
import { cancelReminder } from '../../platform/reminders/reminders.ts';
import { startTestServer } from '../../platform/testing.ts';

const day = 86_400_000;
const server = await startTestServer({ jobs: true });

const run = () => server.job('shell.remind').work();
/** A day where the business is, so many days from now. */
const dayIn = (days: number, timeZone = 'Africa/Lagos') =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(server.clock.now().getTime() + days * day));
/** A time of day where the business is, so many minutes from now; tests begin at noon, so that it is today. */
const timeIn = (minutes: number, timeZone = 'Africa/Lagos') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(server.clock.now().getTime() + minutes * 60_000),
  );
const minutesPass = (minutes: number) => server.clock.advance(minutes * 60_000);
/** To noon of the next day in Lagos. */
const toNoon = () => server.clock.advance(day - ((server.clock.now().getTime() + day - 11 * 3_600_000) % day));

type Who = Pick<SignedIn, 'user'>;
const notified = async ({ businessId }: Owner, { user }: Who) =>
  (
    await server.sql<{ text: string; link: string | null }>(
      "select text, link from notifications where business_id = $1 and user_id = $2 and occasion like 'reminder:%' order by id",
      [businessId, user.id],
    )
  ).map(({ text }) => text);
const mailed = async ({ user }: Who, count: number) =>
  soon(async () => {
    const mails = (await server.mails()).filter(
      ({ to, text }) => to === user.email && text.includes('what you are reminded of'),
    );
    expect(mails.length).toBe(count);
    return mails;
  });

async function scene() {
  toNoon();
  const owner = await newOwner(server);
  const set = (wanted: Omit<Parameters<typeof setReminder>[2], 'dueOn'> & { due?: number; dueOn?: string }) => {
    const { due = 5, dueOn = dayIn(due), ...rest } = wanted;
    return setReminder(
      server,
      { businessId: owner.businessId, userId: owner.user.id },
      { timeOfDay: timeIn(60), dueOn, ...rest },
    );
  };
  return { owner, set };
}

describe('a reminder', () => {
  it('speaks at its time of day, once, in the app and by mail', async () => {
    const { owner, set } = await scene();
    await set({});
    await run();
    expect(await notified(owner, owner)).toEqual([]);
    minutesPass(61);
    await run();
    await run();
    expect(await notified(owner, owner)).toEqual(['Insurance of Hilux is due in 5 days']);
    const [mail] = await mailed(owner, 1);
    expect(mail?.subject).toBe('Insurance of Hilux is due in 5 days');
    expect(mail?.text).toContain('/assets?tab=home');
  });

  it('speaks at each of its offsets, on its day, and to the owner when it is overdue', async () => {
    const { owner, set } = await scene();
    const clerk = await newStaff(server, owner, ['access_assets']);
    await set({
      offsets: [2, 0],
      due: 2,
      escalateAfter: 1,
      recipients: { everyone: false, holder: false, people: [clerk.user.id] },
    });
    for (let passed = 0; passed < 6; passed++) {
      minutesPass(61);
      await run();
      toNoon();
    }
    const title = 'Insurance of Hilux';
    expect(await notified(owner, clerk)).toEqual([
      `${title} is due in 2 days`,
      `${title} is due today`,
      `${title} is 1 day overdue`,
    ]);
    expect(await notified(owner, owner)).toEqual([`${title} is 1 day overdue`]);
  });

  it('says once, as it is now, what several missed moments would have said', async () => {
    const { owner, set } = await scene();
    await set({ offsets: [5, 3, 1], due: 5 });
    server.clock.advance(2.2 * day);
    await run();
    expect(await notified(owner, owner)).toEqual(['Insurance of Hilux is due in 3 days']);
  });

  it('says nothing again when the clock is set back, the zone changes, or two workers look at once', async () => {
    const { owner, set } = await scene();
    await set({ offsets: [5, 4] });
    minutesPass(61);
    await Promise.all([run(), run(), run()]);
    server.clock.advance(-6 * 3_600_000);
    await run();
    await server.sql("update business_settings set time_zone = 'America/New_York' where business_id = $1", [
      owner.businessId,
    ]);
    server.clock.advance(9 * 3_600_000);
    await run();
    expect(await notified(owner, owner)).toEqual(['Insurance of Hilux is due in 5 days']);
    await mailed(owner, 1);
  });

  it.each([
    ['east, where its time has passed', 'Asia/Tokyo', 0],
    ['west, where its time comes later', 'America/New_York', 300],
  ])('moves with its business to the %s', async (_where, timeZone, minutes) => {
    const { owner, set } = await scene();
    await set({ timeOfDay: '13:00' });
    const path = `/c/${owner.businessId}/businesses/detail/`;
    const { token } = owner;
    const { id: _id, has_logo, owners, is_set_up, ...facts } = (await server.call('GET', path, { token })).body;
    expect((await server.call('PUT', path, { token, json: { ...facts, time_zone: timeZone } })).status).toBe(200);
    const [reminder] = await server.sql<{ next: Date }>(
      'select next_at as next from reminders where business_id = $1',
      [owner.businessId],
    );
    const thirteen = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
    expect(new Intl.DateTimeFormat('en-GB', thirteen).format(reminder?.next)).toBe('13:00');
    minutesPass(minutes);
    await run();
    expect(await notified(owner, owner)).toHaveLength(minutes === 0 ? 1 : 0);
  });

  it('stays unsaid when the worker dies before it has stored that it spoke, and is said by the next', async () => {
    const { owner, set } = await scene();
    await set({});
    minutesPass(61);
    const { send } = server.platform.mail;
    const dying = vi.spyOn(server.platform.mail, 'send').mockImplementation(async (tx, message) => {
      if (message.to === owner.user.email) throw new Error('killed');
      await send(tx, message);
    });
    await expect(run()).rejects.toThrow('failed');
    dying.mockRestore();
    expect(await notified(owner, owner)).toEqual([]);
    await run();
    expect(await notified(owner, owner)).toHaveLength(1);
    await mailed(owner, 1);
  });

  it('is silent once cancelled, in a closed business, and while its asset is in the bin', async () => {
    const { owner, set } = await scene();
    const { businessId } = owner;
    const register = registerOf(server, owner);
    const asset = await added(register, laptopOf(await partsOf(server, owner)));
    const { id } = await set({ title: 'Cancelled' });
    await set({ title: 'Binned', about: { kind: 'asset', id: asset.id } });
    await server.platform.db.as({ businessId }, (tx) =>
      cancelReminder(tx, { businessId, id, now: server.clock.now() }),
    );
    await register('PATCH', 'assets/bulk_delete/', { ids: [asset.id] });
    const other = await scene();
    await other.set({ title: 'Closed' });
    await server.sql('update businesses set closed_at = now() where id = $1', [other.owner.businessId]);
    minutesPass(61);
    await run();
    expect([await notified(owner, owner), await notified(other.owner, other.owner)]).toEqual([[], []]);
    const { token } = await signIn(server, owner.user.email);
    await registerOf(server, { ...owner, token })('POST', 'assets/bin/restore/', { ids: [asset.id] });
    await run();
    expect(await notified(owner, owner)).toHaveLength(1);
  });
});

describe('a day of many reminders', () => {
  it('is one mail, which brings what comes later that day; the app says each at its time', async () => {
    const { owner, set } = await scene();
    for (let each = 0; each < 20; each++) await set({ title: `Paper ${each}`, timeOfDay: timeIn(60 + each) });
    await set({ title: 'Tomorrow', due: 6 });
    minutesPass(61);
    await run();
    expect(await notified(owner, owner)).toHaveLength(2);
    const [mail] = await mailed(owner, 1);
    expect(mail?.subject).toBe('20 reminders from Adeyemi Haulage Limited');
    expect(mail?.text).toContain('Paper 19 is due in 5 days');
    expect(mail?.text).not.toContain('Tomorrow');
    minutesPass(30);
    await run();
    expect(await notified(owner, owner)).toHaveLength(20);
    await mailed(owner, 1);
  });
});

describe('whoever hears of it', () => {
  it('is everybody who may know of it', async () => {
    const { owner, set } = await scene();
    const [clerk, driver] = [
      await newStaff(server, owner, ['access_assets']),
      await newStaff(server, owner, ['access_hr']),
    ];
    await set({});
    minutesPass(61);
    await run();
    expect(await Promise.all([owner, clerk, driver].map((one) => notified(owner, one)))).toEqual([
      [expect.any(String)],
      [expect.any(String)],
      [],
    ]);
  });

  it('is whoever has the asset, without a way to what they may not open', async () => {
    const { owner, set } = await scene();
    const driver = await newStaff(server, owner, []);
    const [employee] = await server.sql<{ id: string }>(
      `insert into employees (business_id, id, employee_id, first_name, last_name, status, user_id, created_at)
       values ($1, gen_random_uuid(), 'EMP-7001', 'Bola', 'Ade', 'active', $2, now()) returning id`,
      [owner.businessId, driver.user.id],
    );
    const register = registerOf(server, owner);
    const asset = await added(
      register,
      laptopOf(await partsOf(server, owner), { assignee: employee?.id, date_assigned: '2026-01-02' }),
    );
    await set({ about: { kind: 'asset', id: asset.id }, recipients: { everyone: false, holder: true, people: [] } });
    minutesPass(61);
    await run();
    expect([await notified(owner, driver), await notified(owner, owner)]).toEqual([[expect.any(String)], []]);
    const links = await server.sql("select link from notifications where user_id = $1 and occasion like 'reminder:%'", [
      driver.user.id,
    ]);
    expect(links).toEqual([{ link: null }]);
    expect((await mailed(driver, 1))[0]?.text).not.toContain('/assets?tab=home');
  });

  it('is the owner when nobody else is left', async () => {
    const { owner, set } = await scene();
    const gone = await newPerson(server);
    await set({ recipients: { everyone: false, holder: false, people: [gone.user.id] } });
    minutesPass(61);
    await run();
    expect(await notified(owner, owner)).toHaveLength(1);
  });

  it('chooses the ways for each kind', async () => {
    const { owner, set } = await scene();
    const path = `/c/${owner.businessId}/reminder_preferences/`;
    const { token } = owner;
    const choose = (type: string, inApp: boolean, byMail: boolean) =>
      server.call('PUT', path, { token, json: { type, in_app: inApp, by_mail: byMail } });
    expect((await choose('document_renewal', false, true)).status).toBe(204);
    expect((await choose('service', true, false)).status).toBe(204);
    expect((await choose('inspection', true, true)).status).toBe(204);
    expect((await choose('inspection', false, false)).status).toBe(204);
    expect((await server.call('GET', path, { token })).body).toEqual([
      { type: 'document_renewal', in_app: false, by_mail: true },
      { type: 'service', in_app: true, by_mail: false },
      { type: 'inspection', in_app: false, by_mail: false },
    ]);
    await set({ title: 'Paper' });
    await set({ title: 'Service', kind: 'service' });
    await set({ title: 'Inspection', kind: 'inspection' });
    minutesPass(61);
    await run();
    expect(await notified(owner, owner)).toEqual(['Service is due in 5 days']);
    expect((await mailed(owner, 1))[0]?.subject).toBe('Paper is due in 5 days');
  });
});
