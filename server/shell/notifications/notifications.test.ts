import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type SignedIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { admitMember } from '../../people/members/store.ts';
import { newId } from '../../platform/database/ids.ts';
import { markAllRead, type Notification, notify } from '../../platform/notifications.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let clerk: SignedIn;

const path = ({ businessId }: Owner, rest = '') => `/c/${businessId}/notifications/${rest}`;
const list = async (token: string, query = '') => (await server.call('GET', path(owner, query), { token })).body;
const texts = (body: { results: { text: string }[] }) => body.results.map(({ text }) => text);
const post = (rest: string, token: string, json?: unknown) =>
  server.call('POST', path(owner, rest), { token, ...(json === undefined ? {} : { json }) });

const send = (userIds: string[], occasion: string, about: Partial<Notification> = {}) =>
  server.platform.db.as({ businessId: owner.businessId }, (tx) =>
    notify(tx, {
      businessId: owner.businessId,
      userIds,
      occasion,
      text: occasion,
      link: null,
      now: server.clock.now(),
      ...about,
    }),
  );

beforeAll(async () => {
  [owner, clerk] = await Promise.all([newOwner(server), newPerson(server)]);
  const { businessId } = owner;
  await server.platform.db.as({ businessId }, (tx) =>
    admitMember(tx, { businessId, userId: clerk.user.id, permissions: [], now: server.clock.now() }),
  );
});

it('notifies an owner that their new business is ready', async () => {
  expect(await list(owner.token)).toEqual({
    count: 1,
    unread_count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: expect.any(String),
        text: 'Adeyemi Haulage Limited is ready',
        link: '/dashboard',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        read_at: null,
      },
    ],
  });
});

describe('a person', () => {
  it('gets one notification of an occasion, and none when the transaction fails', async () => {
    await send([clerk.user.id], 'once');
    await send([clerk.user.id], 'once', { text: 'twice' });
    await expect(send([clerk.user.id, newId()], 'half')).rejects.toThrow('foreign key');
    expect(texts(await list(clerk.token))).toEqual(['once']);
  });

  it('reads their notifications in pages, the newest first', async () => {
    for (const occasion of ['second', 'third', 'fourth', 'fifth']) await send([clerk.user.id], occasion);
    const first = await list(clerk.token, '?page_size=2');
    expect(first).toMatchObject({ count: 5, unread_count: 5, next: expect.stringContaining('?page=2&page_size=2') });
    expect(texts(first)).toEqual(['fifth', 'fourth']);
    const last = await list(clerk.token, '?page=3&page_size=2');
    expect([texts(last), last.next]).toEqual([['once'], null]);
  });

  it('marks one as read, any number of times', async () => {
    const { results } = await list(clerk.token);
    expect((await post(`${results[1].id}/read/`, clerk.token)).status).toBe(204);
    const once = await list(clerk.token);
    expect([once.unread_count, once.results[1].read_at]).toEqual([4, expect.any(String)]);
    server.clock.advance(60_000);
    expect((await post(`${results[1].id}/read/`, clerk.token)).status).toBe(204);
    expect(await list(clerk.token)).toEqual(once);
  });

  it('marks all up to one as read, and later ones stay unread', async () => {
    const [newest] = (await list(clerk.token)).results;
    await send([clerk.user.id], 'late');
    expect((await post('read_all/', clerk.token, { up_to: newest.id })).status).toBe(204);
    const { unread_count, results } = await list(clerk.token);
    expect([unread_count, results.filter((each: { read_at: string | null }) => each.read_at === null)]).toEqual([
      1,
      [expect.objectContaining({ text: 'late' })],
    ]);
  });
});

describe('another person of the business', () => {
  it('neither sees nor marks the notifications of others', async () => {
    expect(texts(await list(owner.token))).toEqual(['Adeyemi Haulage Limited is ready']);
    const [theirs] = (await list(clerk.token)).results;
    expect((await post(`${theirs.id}/read/`, owner.token)).status).toBe(404);
    expect((await post('read_all/', owner.token, { up_to: theirs.id })).status).toBe(204);
    expect((await list(clerk.token)).unread_count).toBe(1);
  });

  it('is blocked by row-level security, even when a statement names the other person', async () => {
    const { db } = server.platform;
    const { businessId, user } = owner;
    const as = <Row>(who: Parameters<typeof db.as>[0], text: string) =>
      db.as(who, (tx) => tx.query<Row>(text, [clerk.user.id]));
    const both = { businessId, userId: user.id };
    expect(await as(both, 'select from notifications where user_id = $1')).toEqual([]);
    expect(await as(both, 'delete from notifications where user_id = $1 returning 1')).toEqual([]);
    expect(await as({ businessId }, 'select from notifications where user_id = $1')).toEqual([]);
    expect(await as({ userId: clerk.user.id }, 'select from notifications where user_id = $1')).toEqual([]);
    const moving = as(both, 'update notifications set user_id = $1');
    await expect(moving).rejects.toThrow('row-level security');
  });
});

it('are found by the primary key, without a sort', async () => {
  const plan = await server.sql(
    `explain (format json) select id from notifications where business_id = $1 and user_id = $2 order by id desc limit 20`,
    [owner.businessId, clerk.user.id],
  );
  expect(JSON.stringify(plan)).toMatch(/"Index[^"]*Scan".*"notifications_pkey"/);
  expect(JSON.stringify(plan)).not.toContain('"Sort"');
});

it.each(['https://example.test', '//example.test', '/\\example.test'])('refuses a link to %s', async (link) => {
  await expect(send([clerk.user.id], 'elsewhere', { link })).rejects.toThrow('notifications_link_check');
});

it('are deleted 90 days after they were read, and after a year in any case', async () => {
  const { businessId } = owner;
  const reader = await newPerson(server);
  const who = { businessId, userId: reader.user.id };
  const { db } = server.platform;
  const before = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.as({ businessId }, (tx) => admitMember(tx, { ...who, permissions: [], now: server.clock.now() }));
  const read = async (occasion: string, days: number) => {
    await send([who.userId], occasion, { now: before(200) });
    await db.as(who, (tx) => markAllRead(tx, who, newId(), before(days)));
  };
  await read('read long ago', 91);
  await read('read lately', 89);
  await send([who.userId], 'a year old', { now: before(367) });
  await send([who.userId], 'unread', { now: before(360) });
  const others = texts(await list(clerk.token));

  await server.job('shell.clean-up').work();
  expect(texts(await list(reader.token)).sort()).toEqual(['read lately', 'unread']);
  expect(texts(await list(clerk.token))).toEqual(others);
});

it('cannot be removed before that by a transaction that runs as no person', async () => {
  const { db } = server.platform;
  expect(await db.system((tx) => tx.query('delete from notifications returning id'))).toEqual([]);
  expect(texts(await list(clerk.token)).length).toBeGreaterThan(0);
});
