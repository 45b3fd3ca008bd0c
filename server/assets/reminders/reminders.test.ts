/** Reminders of what is due with an asset, through HTTP. What is due is attached as the parts of the register do. */
import { describe, expect, it } from 'vitest';
import { newStaff } from '../../../tests/api/scene.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { attachReminder, finishReminder } from '../../platform/reminders/reminders.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, partsOf, type Register, registerOf } from '../assets.testing.ts';

// Noon in Lagos.
const server = await startTestServer({ now: new Date('2026-03-05T11:00:00Z'), jobs: true });

const dayOf = (daysLater: number) => new Date(Date.UTC(2026, 2, 5 + daysLater)).toISOString().slice(0, 10);

async function scene() {
  const owner = await newOwner(server);
  const register = registerOf(server, owner);
  const asset = await added(register, laptopOf(await partsOf(server, owner)));
  return { owner, register, asset };
}

const given = (asset: string, more: object = {}) => ({
  asset,
  type: 'document_renewal',
  date: '09:30',
  set_reminder: '5d',
  ...more,
});

async function set(register: Register, asset: string, more: object = {}) {
  const { status, body } = await register('POST', 'reminders/', given(asset, more));
  expect([status, body]).toEqual([201, body]);
  return body;
}

/** As a document or a maintenance does that carries the id of a reminder. */
async function attach({ businessId }: Owner, asset: string, id: string, dueOn: string, subjectId = newId()) {
  const about = { kind: 'asset', id: asset };
  const subject = { kind: 'document', id: subjectId };
  const given = {
    businessId,
    id,
    about,
    subject,
    dueOn,
    title: 'Insurance of HP EliteBook',
    link: `/assets?id=${asset}`,
  };
  return { subject, isDone: await server.platform.db.as({ businessId }, (tx) => attachReminder(tx, given)) };
}

const titlesOf = async (register: Register, query = '') =>
  (await register('GET', `reminders/reminders_filter/?${query}`)).body.results.map(({ id }: { id: string }) => id);

describe('a new reminder', () => {
  it('is set with its type, time and days, and waits for what is due', async () => {
    const { register, asset } = await scene();
    const body = await set(register, asset.id, { further_reminders: ['1d', '30d'], escalate_after: 3 });
    expect(body).toMatchObject({
      asset: { id: asset.id, name: asset.name, number: asset.number },
      type: 'document_renewal',
      date: '09:30',
      set_reminder: '30d',
      further_reminders: ['5d', '1d'],
      escalate_after: 3,
      status: 'pending',
      due_date: null,
      recipients: { everyone: true, holder: false, people: [] },
    });
    expect(await titlesOf(register)).toEqual([]);
  });

  it('is made once for one key', async () => {
    const { register, asset } = await scene();
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all([1, 2].map(() => register('POST', 'reminders/', given(asset.id), key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is refused without what it needs, for an asset that is not there, and for nobody', async () => {
    const { register, asset, owner } = await scene();
    const stranger = await newOwner(server);
    const refusals: [object, string][] = [
      [{ asset: asset.id, date: '09:30', set_reminder: '5d' }, 'type'],
      [given(asset.id, { set_reminder: '366d' }), 'set_reminder'],
      [given(asset.id, { date: '24:00' }), 'date'],
      [given(newId()), 'asset'],
      [given(asset.id, { recipients: { everyone: false, holder: false, people: [] } }), 'recipients'],
      [given(asset.id, { recipients: { everyone: false, holder: false, people: [stranger.user.id] } }), 'recipients'],
    ];
    for (const [json, field] of refusals) {
      const { status, body } = await register('POST', 'reminders/', json);
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
    await register('PATCH', 'assets/bulk_delete/', { ids: [asset.id] });
    expect((await register('POST', 'reminders/', given(asset.id))).body).toHaveProperty('asset');
    expect(owner.businessId).not.toBe(stranger.businessId);
  });
});

describe('a reminder that is set', () => {
  const nextOf = async (id: string) =>
    (await server.sql<{ next: Date | null }>('select next_at as next from reminders where id = $1', [id]))[0]?.next ??
    null;

  it('changes in what is sent, and speaks at the new time to the new people', async () => {
    const { owner, register, asset } = await scene();
    const { id } = await set(register, asset.id, { further_reminders: ['1d'], escalate_after: 3 });
    await attach(owner, asset.id, id, dayOf(10));
    expect(await nextOf(id)).toEqual(new Date('2026-03-10T08:30:00Z'));
    const recipients = { everyone: false, holder: false, people: [owner.user.id] };
    const change = { date: '16:45', set_reminder: '8d', recipients, escalate_after: null };
    const changed = await register('PATCH', `reminders/${id}/`, change);
    expect(changed).toMatchObject({ status: 200, body: { ...change, further_reminders: ['1d'], due_date: dayOf(10) } });
    expect((await register('GET', `reminders/${id}/`)).body).toEqual(changed.body);
    expect(await nextOf(id)).toEqual(new Date('2026-03-07T15:45:00Z'));
    await register('PATCH', `reminders/${id}/`, { set_reminder: '2d', further_reminders: [] });
    expect(await nextOf(id)).toEqual(new Date('2026-03-13T15:45:00Z'));
  });

  it('says nothing twice when it is changed after it spoke', async () => {
    const { owner, register, asset } = await scene();
    const { id } = await set(register, asset.id, { further_reminders: ['1d'] });
    await attach(owner, asset.id, id, dayOf(4));
    await server.job('shell.remind').work();
    expect(await nextOf(id)).toEqual(new Date('2026-03-08T08:30:00Z'));
    await register('PATCH', `reminders/${id}/`, { set_reminder: '7d', further_reminders: ['5d', '2d'] });
    expect(await nextOf(id)).toEqual(new Date('2026-03-07T08:30:00Z'));
    await server.job('shell.remind').work();
    const said = await server.sql(
      'select distinct offset_days as days from reminder_deliveries where reminder_id = $1',
      [id],
    );
    expect(said).toEqual([{ days: 5 }]);
  });

  it('is refused for nobody, for strangers, once it is cancelled, and where there is none', async () => {
    const { register, asset } = await scene();
    const stranger = await newOwner(server);
    const { id } = await set(register, asset.id);
    const change = (json: object, of = id) => register('PATCH', `reminders/${of}/`, json);
    for (const people of [[], [stranger.user.id]]) {
      const recipients = { everyone: false, holder: false, people };
      expect(Object.keys((await change({ recipients })).body)).toEqual(['recipients']);
    }
    expect([(await change({})).status, (await change({ date: '09:00' }, newId())).status]).toEqual([400, 404]);
    expect((await registerOf(server, stranger)('PATCH', `reminders/${id}/`, { date: '09:00' })).status).toBe(404);
    await register('DELETE', `reminders/${id}/`);
    expect(await change({ date: '09:00' })).toMatchObject({ status: 409, body: { code: 'cancelled' } });
  });

  it('can name the members who may use the assets', async () => {
    const { owner, register } = await scene();
    const clerk = await newStaff(server, owner, ['access_assets']);
    await newStaff(server, owner, ['access_hr']);
    const { body } = await register('GET', 'reminders/recipients/');
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual([owner.user.id, clerk.user.id].sort());
    expect(body[0].name).not.toBe('');
  });
});

describe('the list', () => {
  it('has each reminder under its status and type, what is due first coming first', async () => {
    const { owner, register, asset } = await scene();
    const ids: Record<string, string> = {};
    for (const days of [-1, 0, 5, 6]) {
      const { id } = await set(register, asset.id, days === 6 ? { type: 'service' } : {});
      ids[days] = id;
      expect((await attach(owner, asset.id, id, dayOf(days))).isDone).toBe(true);
    }
    expect(await titlesOf(register, 'status=overdue')).toEqual([ids[-1]]);
    expect(await titlesOf(register, 'status=upcoming')).toEqual([ids[0], ids[5]]);
    expect(await titlesOf(register, 'status=pending')).toEqual([ids[6]]);
    expect(await titlesOf(register)).toEqual([ids[-1], ids[0], ids[5], ids[6]]);
    expect(await titlesOf(register, 'type=service')).toEqual([ids[6]]);
    expect(await titlesOf(register, `asset=${newId()}`)).toEqual([]);
    const { results } = (await register('GET', 'reminders/reminders_filter/?status=overdue')).body;
    expect(results[0]).toMatchObject({ due_date: '2026-03-04', days_left: -1, title: 'Insurance of HP EliteBook' });
  });

  it('follows the day where the business is', async () => {
    const { owner, register, asset } = await scene();
    const { id } = await set(register, asset.id);
    await attach(owner, asset.id, id, '2026-03-05');
    expect(await titlesOf(register, 'status=overdue')).toEqual([]);
    // Noon in Lagos is already the next day there.
    await server.sql("update business_settings set time_zone = 'Pacific/Kiritimati' where business_id = $1", [
      owner.businessId,
    ]);
    expect(await titlesOf(register, 'status=overdue')).toEqual([id]);
  });

  it('shows nothing of what is in the bin, and shows it again when it is restored', async () => {
    const { owner, register, asset } = await scene();
    const { id } = await set(register, asset.id);
    await attach(owner, asset.id, id, dayOf(2));
    await register('PATCH', 'assets/bulk_delete/', { ids: [asset.id] });
    expect((await register('GET', 'reminders/reminders_filter/')).body).toMatchObject({ count: 0, results: [] });
    await register('POST', 'assets/bin/restore/', { ids: [asset.id] });
    expect(await titlesOf(register)).toEqual([id]);
    await register('PATCH', 'assets/bulk_delete/', { ids: [asset.id] });
    await register('POST', 'assets/bin/purge/', { ids: [asset.id] });
    expect(await server.sql('select from reminders where id = $1', [id])).toEqual([]);
  });
});

describe('what is due', () => {
  it('takes a reminder once, and only one of its own asset', async () => {
    const { owner, register, asset } = await scene();
    const { id } = await set(register, asset.id);
    expect((await attach(owner, newId(), id, dayOf(9))).isDone).toBe(false);
    const { isDone, subject } = await attach(owner, asset.id, id, dayOf(9));
    expect(isDone).toBe(true);
    expect((await attach(owner, asset.id, id, dayOf(9))).isDone).toBe(false);
    expect((await attach(owner, asset.id, id, dayOf(4), subject.id)).isDone).toBe(true);
    const known = await server.platform.db.as({ businessId: owner.businessId }, (tx) =>
      remindersOf(tx, owner.businessId, 'document', [subject.id, newId()], server.clock.now()),
    );
    expect([...known]).toEqual([[subject.id, { id, set_reminder: '5d', date: '09:30', status: 'upcoming' }]]);
  });

  it('is silent when it is done', async () => {
    const { owner, register, asset } = await scene();
    const { businessId } = owner;
    const { id } = await set(register, asset.id);
    const { subject } = await attach(owner, asset.id, id, dayOf(2));
    await server.platform.db.as({ businessId }, (tx) =>
      finishReminder(tx, { businessId, subject, now: server.clock.now() }),
    );
    expect(await titlesOf(register)).toEqual([]);
    expect((await register('DELETE', `reminders/${id}/`)).status).toBe(404);
    expect(await server.sql('select next_at from reminders where id = $1', [id])).toEqual([{ next_at: null }]);
  });
});

describe('a cancelled reminder', () => {
  it('is silent, says so in the history, and may be cancelled again', async () => {
    const { owner, register, asset } = await scene();
    const { id } = await set(register, asset.id);
    const { subject } = await attach(owner, asset.id, id, dayOf(2));
    for (const _ of [1, 2]) expect((await register('DELETE', `reminders/${id}/`)).status).toBe(204);
    expect(await titlesOf(register)).toEqual([]);
    const { results } = (await register('GET', `assets/${asset.id}/history/`)).body;
    expect(results.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
      'Reminder cancelled',
      'Reminder set',
    ]);
    const { businessId } = owner;
    const known = await server.platform.db.as({ businessId }, (tx) =>
      remindersOf(tx, businessId, 'document', [subject.id], server.clock.now()),
    );
    expect(known.get(subject.id)?.status).toBe('cancelled');
    // Another may take its place.
    const next = await set(register, asset.id);
    expect((await attach(owner, asset.id, next.id, dayOf(2), subject.id)).isDone).toBe(true);
  });

  it("is not another business's", async () => {
    const { register, asset } = await scene();
    const { id } = await set(register, asset.id);
    const other = registerOf(server, await newOwner(server));
    expect((await other('DELETE', `reminders/${id}/`)).status).toBe(404);
  });
});

it('forgets after a day what was never used', async () => {
  const { owner, register, asset } = await scene();
  const [old, used, fresh] = [
    await set(register, asset.id),
    await set(register, asset.id),
    await set(register, asset.id),
  ];
  await attach(owner, asset.id, used.id, dayOf(9));
  await server.sql("update reminders set created_at = now() - interval '25 hours' where id = any($1)", [
    [old.id, used.id],
  ]);
  await server.sql("update reminders set created_at = now() - interval '23 hours' where id = $1", [fresh.id]);
  await server.job('platform.clean-up').work();
  const left = await server.sql<{ id: string }>('select id from reminders where business_id = $1 order by id', [
    owner.businessId,
  ]);
  expect(left.map(({ id }) => id)).toEqual([used.id, fresh.id].sort());
});
