import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { added, laptopOf, partsOf, registerOf } from '../../assets/assets.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { sampleJobs } from './background-jobs.ts';
import { findSample } from './store.ts';

const server = await startTestServer({ jobs: true });
const trades = ['haulage', 'shop', 'office'] as const;
type Row = Record<string, unknown>;

/** All rows of a business, but for the log, which is never shortened, and the numbers of versions, which only rise. */
async function rowsOf({ businessId }: Owner) {
  const tables = await server.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'
       and table_name not in ('audit_log', 'asset_versions', 'people_versions', 'sample_data', 'sample_rows', 'creation_tasks',
         'idempotency_keys')
     order by 1`,
  );
  const all: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const rows = await server.sql<{ row: Row }>(
      `select to_jsonb(r) as row from ${name} r where business_id = $1 order by to_jsonb(r)::text`,
      [businessId],
    );
    all[name] = rows.map(({ row }) => row).filter((row) => !isKeptByTriggers(name) || !isNothing(row));
  }
  return all;
}
const isNothing = (sums: Row) => Object.values(sums).every((sum) => typeof sum !== 'number' || sum === 0);
/** A sum of zero is as good as none; and words have no sums. */
const isKeptByTriggers = (table: string) => /^(asset_(counts|costs|months)|vehicle_costs|due_counts)$/.test(table);

const ask = (owner: Owner, method: string, path: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${path}/`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const clear = (owner: Owner) => ask(owner, 'POST', 'businesses/clear_demo_data_v2');

async function load(owner: Owner, trade: string) {
  expect((await ask(owner, 'POST', 'sample_data', { trade })).body).toMatchObject({
    state: 'loading',
    trade,
    can_load: false,
  });
  await soon(async () => expect((await ask(owner, 'GET', 'sample_data')).body.state).toBe('shown'));
}

it.each(trades)('shows a sample of %s, and clears it without a trace', async (trade) => {
  const owner = await newOwner(server);
  await ask(owner, 'POST', 'departments', { name: 'Ours alone' });
  const before = await rowsOf(owner);
  await load(owner, trade);
  const [found] = await server.sql(
    `select (select count(*) from employees where business_id = $1 and email is not null)::int as addressed,
       (select count(*) from audit_log where business_id = $1 and action like 'asset.%')::int as acts`,
    [owner.businessId],
  );
  expect(found).toEqual({ addressed: 1, acts: 0 });
  const { assets, employees } = (await ask(owner, 'GET', 'sample_data')).body;
  expect([assets.length > 10, employees.length > 5]).toEqual([true, true]);
  expect((await ask(owner, 'POST', 'sample_data', { trade })).status).toBe(409);
  // Two presses at once.
  const answers = await Promise.all([clear(owner), clear(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.removed).sort((one, other) => one - other)).toEqual([
    0,
    assets.length + employees.length,
  ]);
  expect(answers.flatMap(({ body }) => body.kept)).toEqual([]);
  expect(await rowsOf(owner)).toEqual(before);
  const none = { state: 'none', trade: null, can_load: true, assets: [], employees: [] };
  expect((await ask(owner, 'GET', 'sample_data')).body).toEqual(none);
});

it('is paid for by nobody, and nobody hears of it', async () => {
  const owner = await newOwner(server);
  const people = async () => (await ask(owner, 'GET', 'billing/options')).body.fewest_employees;
  const quote = (employees: number) =>
    ask(owner, 'POST', 'billing/quote', { frequency: 'monthly', num_employees: employees });
  const heard = async () => ({
    mails: (await server.mails()).filter(({ to }) => to === owner.user.email).length,
    bell: (await ask(owner, 'GET', 'notifications')).body.count as number,
  });
  expect(await people()).toBe(1);
  await load(owner, 'haulage');
  expect([await people(), (await quote(1)).status]).toEqual([1, 200]);
  const before = await heard();
  const open =
    "select count(*)::int as count from reminders where business_id = $1 and next_at < now() + interval '400 days'";
  expect((await server.sql<{ count: number }>(open, [owner.businessId]))[0]?.count).toBeGreaterThan(3);
  for (const days of [0, 30, 370]) {
    server.clock.advance(days * 86_400_000);
    await server.job('shell.remind').work();
  }
  server.clock.advance(-400 * 86_400_000);
  expect(await heard()).toEqual(before);
  // Who is changed is theirs.
  const [person] = (await ask(owner, 'GET', 'employees')).body.results.filter(({ id }: Row) => id !== undefined);
  const { id, first_name } = person;
  await ask(owner, 'PUT', `employees/${id}/update_employee_form_once`, { first_name, last_name: 'Adeyemi-Cole' });
  expect(await people()).toBe(2);
});

it('keeps, byte for byte, what was there, what was added since, and what of the sample was changed or built upon', async () => {
  const owner = await newOwner(server);
  const register = registerOf(server, owner);
  await load(owner, 'haulage');
  const parts = await partsOf(server, owner);
  const sampled = await server.sql<{ id: string; name: string; type: string }>(
    `select id, name, asset_type_id as type from assets where business_id = $1 order by id`,
    [owner.businessId],
  );
  const [edited, thrownAway] = sampled.filter(({ type }) => type === parts.laptop);
  const [read, driven] = sampled.filter(({ type }) => type === parts.vehicle);
  const [person] = await server.sql<{ id: string }>(
    'select id from employees where business_id = $1 and user_id is null order by employee_id desc limit 1',
    [owner.businessId],
  );
  await added(register, laptopOf(parts, { name: 'Ours' }));
  const lent = { name: 'Lent', status: 'active', assignee: person?.id, date_assigned: '2026-01-05' };
  await added(register, laptopOf(parts, lent));
  const reading = { meter: 'odometer', value: 999_000, correction: 'A new odometer' };
  expect((await register('POST', `assets/${read?.id}/readings/`, reading)).status).toBe(201);
  const renamed = await register('PUT', `assets/${edited?.id}/`, laptopOf(parts, { name: 'Renamed' }));
  expect([renamed.status, renamed.body]).toEqual([200, renamed.body]);
  expect((await register('PATCH', 'assets/bulk_delete/', { ids: [thrownAway?.id] })).status).toBe(200);

  const marked = await server.sql<{ id: string }>(`select key as id from sample_rows where business_id = $1`, [
    owner.businessId,
  ]);
  const ofSample = new Set(marked.map(({ id }) => id));
  const before = await rowsOf(owner);
  const { body } = await clear(owner);
  const keptNames = body.kept.map(({ name }: { name: string }) => name.replace(/ \(.*/, ''));
  expect(keptNames).toContain('Renamed');
  expect(keptNames).toContain(read?.name);
  expect(body.kept.map(({ id }: { id: string }) => id)).toContain(person?.id);
  expect(body.kept.map(({ id }: { id: string }) => id)).not.toContain(thrownAway?.id);
  expect(body.removed).toBeGreaterThan(10);

  const after = await rowsOf(owner);
  const asText = (rows: Row[] = []) => rows.map((row) => JSON.stringify(row));
  const tables = Object.keys(before).filter(
    (table) => !isKeptByTriggers(table) && !/^asset_(words|types)$/.test(table),
  );
  for (const table of tables) {
    // Nothing is new or other than it was,
    expect(asText(before[table]), table).toEqual(expect.arrayContaining(asText(after[table])));
    if (table === 'maintenance_dues') continue;
    // and nothing of the business's own is gone; the server works out again what is due.
    const own = before[table]?.filter(
      ({ id, asset_id }) => typeof id === 'string' && !ofSample.has(id) && asset_id !== thrownAway?.id,
    );
    expect(asText(after[table]), table).toEqual(expect.arrayContaining(asText(own)));
  }
  const left = await server.sql<{ id: string }>('select id from assets where business_id = $1', [owner.businessId]);
  expect(left.map(({ id }) => id)).not.toContain(driven?.id);
  // What is kept belongs to the business from then on.
  expect((await clear(owner)).body).toEqual({ removed: 0, kept: [] });
  await added(register, laptopOf(parts, { name: 'Later' }));
});

it('adds all of it or nothing, and once when it is killed between', async () => {
  const owner = await newOwner(server);
  const { businessId } = owner;
  const [{ userId } = { userId: '' }] = await server.sql<{ userId: string }>(
    'select user_id as "userId" from memberships where business_id = $1',
    [businessId],
  );
  const loading = { businessId, userId };
  await server.sql(`insert into sample_data (business_id, trade, asked_by, asked_at) values ($1, 'shop', $2, now())`, [
    businessId,
    userId,
  ]);
  const before = await rowsOf(owner);
  const department = {
    text: 'insert into departments (business_id, id, name, created_at) values ($1, gen_random_uuid(), $2, now())',
  };
  const jobThat = (fails: boolean) => {
    const addSample = async ({ tx }: Parameters<Parameters<typeof sampleJobs>[1]['addSample']>[0]) => {
      await tx.query(department.text, [businessId, 'Half a sample']);
      if (fails) throw new Error('killed');
    };
    const [job] = sampleJobs(server.platform, { addSample });
    return job;
  };
  await expect(jobThat(true)?.work(loading, byHand)).rejects.toThrow('killed');
  expect(await rowsOf(owner)).toEqual(before);
  expect((await clear(owner)).status).toBe(409);
  await jobThat(false)?.work(loading, byHand);
  await jobThat(false)?.work(loading, byHand);
  const found = await server.platform.db.as({ businessId }, (tx) => findSample(tx, businessId));
  expect(found?.state).toBe('shown');
  expect((await clear(owner)).body).toEqual({ removed: 0, kept: [] });
  expect(await rowsOf(owner)).toEqual(before);
});

it('is loaded for one business at a time', async () => {
  const loadings = [await newOwner(server), await newOwner(server)].map(({ businessId }) => ({
    businessId,
    userId: businessId,
  }));
  const trade = "insert into sample_data (business_id, trade, asked_by, asked_at) values ($1, 'shop', $1, now())";
  for (const { businessId } of loadings) await server.sql(trade, [businessId]);
  let [atOnce, most, loaded] = [0, 0, 0];
  const [job] = sampleJobs(server.platform, {
    addSample: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await sleep(300);
      atOnce -= 1;
      loaded += 1;
    },
  });
  await Promise.all(loadings.map((loading) => job?.work(loading, byHand)));
  expect({ most, loaded }).toEqual({ most: 1, loaded: 2 });
});

it('is for an empty business, and says when it could not be added', async () => {
  const owner = await newOwner(server);
  const [{ gaveUp } = {}] = sampleJobs(server.platform, { addSample: async () => undefined });
  await server.sql(`insert into sample_data (business_id, trade, asked_by, asked_at) values ($1, 'shop', $1, now())`, [
    owner.businessId,
  ]);
  await gaveUp?.({ businessId: owner.businessId, userId: owner.businessId });
  expect((await ask(owner, 'GET', 'sample_data')).body).toMatchObject({
    state: 'failed',
    trade: 'shop',
    can_load: true,
  });
  await added(registerOf(server, owner), laptopOf(await partsOf(server, owner)));
  expect((await ask(owner, 'POST', 'sample_data', { trade: 'shop' })).status).toBe(409);
  expect((await ask(owner, 'GET', 'sample_data')).body.can_load).toBe(false);
});
