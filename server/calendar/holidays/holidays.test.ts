import { beforeAll, describe, expect, it } from 'vitest';
import { daysLater } from '../../../rules/calendar/days.ts';
import { versionOf } from '../../../rules/shared/version.ts';
import { newEmail, type SignedIn, signIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let hr: SignedIn;
let clerk: SignedIn;

type By = { token: string };
const call = (method: string, rest: string, json?: unknown, by: By = hr) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, {
    token: by.token,
    ...(json === undefined ? {} : { json }),
  });
const next = Number(server.clock.now().toISOString().slice(0, 4)) + 1;
const year = async (of = next, by: By = hr) => (await call('GET', `holidays/?year=${of}`, undefined, by)).body.results;
type Listed = { id: string; name: string; status: string; days: { day: string }[] };
const found = async (id: string): Promise<Listed | undefined> => (await year()).find((one: Listed) => one.id === id);
const daysOf = (holiday: Listed | undefined) => holiday?.days.map(({ day }) => day);
const whole = (...days: string[]) => days.map((day) => ({ day, is_half: false }));
const heard = async ({ token }: By): Promise<string[]> =>
  (await call('GET', 'notifications/?page_size=100', undefined, { token })).body.results
    .map(({ text }: { text: string }) => text)
    .filter((text: string) => /day off|cancelled/.test(text));
const kabir = `id_el_kabir-${next}`;

beforeAll(async () => {
  owner = await newOwner(server);
  [hr, clerk] = await Promise.all([
    newMember(server, owner, newEmail(), ['access_hr', 'manage_time_off']),
    newMember(server, owner, newEmail()),
  ]);
});

describe('the holidays of a year', () => {
  it('are listed for everybody, fixed ones declared and Islamic ones expected', async () => {
    const listed = await year(next, clerk);
    expect(listed.map(({ id }: Listed) => id)).toEqual(expect.arrayContaining([`new_year-${next}`, kabir]));
    expect(await found(`independence-${next}`)).toEqual({
      id: `independence-${next}`,
      name: 'Independence Day',
      scope: 'nation',
      state: null,
      status: 'declared',
      days: whole(`${next}-10-01`),
      is_own: false,
      is_changed: false,
      asks: false,
    });
    expect(await found(kabir)).toMatchObject({ status: 'expected', asks: false });
  });

  it('ask whether one was declared, once its first day has come', async () => {
    const last = (await year(2026)).find(({ id }: Listed) => id === 'id_el_kabir-2026');
    const isOver = server.clock.now().toISOString() > '2026-05-28';
    expect(last).toMatchObject({ status: 'expected', asks: isOver });
  });

  it('that come next are three, for everybody; those that ask are for those who decide', async () => {
    const coming = async (by: By) => (await call('GET', 'holidays/coming/', undefined, by)).body;
    const today = inLagos();
    const [mine, theirs] = [await coming(clerk), await coming(hr)];
    expect(mine.coming).toHaveLength(3);
    for (const { days } of mine.coming) expect(days.at(-1).day >= today).toBe(true);
    expect(theirs.coming).toEqual(mine.coming);
    expect(mine.asking).toEqual([]);
  });

  it('of a business elsewhere are its own', async () => {
    const elsewhere = await newOwner(server, {
      fields: { country: 'GH', state: 'Ashanti', city: 'Kumasi', phone_number: '0302123456' },
    });
    const path = `/c/${elsewhere.businessId}/holidays/`;
    expect((await server.call('GET', path, { token: elsewhere.token })).body.results).toEqual([]);
    const declared = await server.call('POST', `${path}${kabir}/declare/`, { token: elsewhere.token, json: {} });
    expect(declared.status).toBe(404);
  });
});

describe('a holiday of the nation', () => {
  it('is declared, on other days if need be, and everybody hears of it once', async () => {
    const expected = daysOf(await found(kabir)) ?? [];
    const { status, body } = await call('POST', `holidays/${kabir}/declare/`, {});
    expect([status, body.status, daysOf(body)]).toEqual([200, 'declared', expected]);
    await call('POST', `holidays/${kabir}/declare/`, {});
    expect(await heard(clerk)).toEqual([expect.stringMatching(/^Id-el-Kabir is a day off: \w+day \d+ \w+/)]);
    expect(await heard(hr)).toEqual([]);
    const moved = [`${next}-07-01`, `${next}-07-02`];
    expect((await call('POST', `holidays/${kabir}/declare/`, { days: whole(...moved).toReversed() })).status).toBe(200);
    expect(daysOf(await found(kabir))).toEqual(moved);
    expect((await heard(clerk))[0]).toMatch(/^Id-el-Kabir is moved: the day off is now .* 1 July and .* 2 July/);
  });

  it('is cancelled, declared again, and taken back to what the law says', async () => {
    const id = `democracy-${next}`;
    expect((await call('POST', `holidays/${id}/cancel/`)).body.status).toBe('cancelled');
    expect((await heard(clerk))[0]).toBe(
      `Democracy Day is cancelled: ${new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${next}-06-12`))} 12 June ${next} is no day off`,
    );
    expect((await call('DELETE', `holidays/${id}/`)).status).toBe(204);
    expect(await found(id)).toMatchObject({ status: 'declared', is_changed: false });
    expect((await heard(clerk))[0]).toMatch(/^Democracy Day is a day off: /);
    expect((await call('DELETE', `holidays/${id}/`)).status).toBe(409);
    const log = (await call('GET', 'audit_log/?page_size=50', undefined, owner)).body.results;
    const texts = log.map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => text.includes('Democracy Day'))).toEqual([
      expect.stringMatching(/^Took back the holiday Democracy Day/),
      expect.stringMatching(/^Cancelled the holiday Democracy Day/),
    ]);
  });

  it('is not changed as an own one is, and is not there under a name that nobody knows', async () => {
    const form = { name: 'New', scope: 'business', days: whole(`${next}-01-02`) };
    expect((await call('PUT', `holidays/new_year-${next}/`, form)).status).toBe(409);
    expect((await call('POST', `holidays/nothing-${next}/declare/`, {})).status).toBe(404);
  });

  it('that is past is told to nobody', async () => {
    const before = await heard(clerk);
    expect((await call('POST', 'holidays/democracy-2024/cancel/')).status).toBe(200);
    expect(await heard(clerk)).toEqual(before);
  });
});

describe('a day off of a state or of the business', () => {
  it('is added, changed and deleted', async () => {
    const form = { name: ' Founders Day ', scope: 'business', days: [{ day: `${next}-09-01`, is_half: true }] };
    const { status, body } = await call('POST', 'holidays/', form);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Founders Day',
        scope: 'business',
        state: null,
        is_own: true,
        status: 'declared',
      }),
    ]);
    expect((await heard(clerk))[0]).toMatch(/^Founders Day is a day off: \w+day 1 September \d+ \(half\)$/);
    expect((await call('POST', 'holidays/', { ...form, name: 'FOUNDERS DAY' })).body.days[0]).toMatch(
      /^Founders Day is on/,
    );
    const changed = await call('PUT', `holidays/${body.id}/`, { ...form, name: 'Our day' });
    expect(changed.body).toMatchObject({ id: body.id, name: 'Our day' });
    expect((await call('DELETE', `holidays/${body.id}/`)).status).toBe(204);
    expect((await call('DELETE', `holidays/${body.id}/`)).status).toBe(404);
  });

  it('of a state is told to the people who work there', async () => {
    const region = (await call('POST', 'regions/', { name: 'Abeokuta', state: 'ogun', city: '', address1: '' }, owner))
      .body;
    const employee = await employeeIdOf(server, owner, clerk.user.id);
    await server.sql('update employees set region_id = $2 where id = $1', [employee, region.id]);
    const before = await heard(owner);
    const form = { name: 'Isese Day', scope: 'state', state: 'Ogun', days: whole(`${next}-08-20`) };
    const { body } = await call('POST', 'holidays/', form);
    expect((await heard(clerk))[0]).toMatch(/^Isese Day is a day off/);
    expect(await heard(owner)).toEqual(before);
    await call('POST', `holidays/${body.id}/cancel/`);
    expect((await heard(clerk))[0]).toMatch(/^Isese Day is cancelled/);
    expect((await call('PUT', `holidays/${body.id}/`, { ...form, name: 'Isese' })).body.status).toBe('cancelled');
  });

  it('is refused without its state, with a day twice, and over half a year', async () => {
    const form = { name: 'Odd', scope: 'business', days: whole(`${next}-02-01`) };
    const refusals = await Promise.all(
      [
        { ...form, scope: 'state' },
        { ...form, days: whole(`${next}-02-01`, `${next}-02-01`) },
        { ...form, days: whole(`${next}-02-01`, `${next}-08-01`) },
        { ...form, name: ' ' },
        { ...form, days: [] },
      ].map((json) => call('POST', 'holidays/', json)),
    );
    expect(refusals.map(({ status, body }) => [status, Object.keys(body)[0]])).toEqual([
      [400, 'state'],
      [400, 'days'],
      [400, 'days'],
      [400, 'name'],
      [400, 'days'],
    ]);
  });
});

it('is decided by one of two who decide at once, and the other hears that it changed', async () => {
  const id = `id_el_maulud-${next}`;
  const seen = await found(id);
  const declared = (day: string) =>
    server.call('POST', `/c/${owner.businessId}/holidays/${id}/declare/`, {
      token: hr.token,
      json: { days: whole(`${next}-${day}`) },
      headers: { 'if-version': versionOf({ days: seen?.days }, ['days']) },
    });
  const answers = await Promise.all([declared('11-02'), declared('11-03')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('ask at the home too, for a month, who was there when the day came', async () => {
  const first = daysOf(await found(`id_el_fitr-${next}`))?.[0] ?? '';
  const askingAt = async (days: number) => {
    const noon = Date.parse(`${daysLater(first, days)}T12:00:00Z`);
    server.clock.advance(noon - server.clock.now().getTime());
    const by = await signIn(server, hr.email);
    const { body } = await call('GET', 'holidays/coming/', undefined, by);
    return body.asking.map(({ id }: Listed) => id);
  };
  expect(await askingAt(-1)).toEqual([]);
  expect(await askingAt(0)).toEqual([`id_el_fitr-${next}`]);
  expect(await askingAt(31)).toEqual([]);
});
