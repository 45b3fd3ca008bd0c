/** One business saves more than the database does at once: it is told so, and others notice nothing. */
import { expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { laptopOf, type Parts } from '../../assets/assets.testing.ts';
import { laptop, newRegister } from '../../assets/imports/imports.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { analyzeYoungTables } from '../../platform/imports/store.ts';
import { type Importer, storeImport } from '../../platform/imports/work.ts';
import { startTestServer } from '../../platform/testing.ts';

type Server = Awaited<ReturnType<typeof startTestServer>>;
const env = { DATABASE_POOL: '4' };

const saves = (server: Server, { businessId, token }: Owner, parts: Parts) =>
  [1, 2, 3, 4, 5, 6, 7].map((at) =>
    server.call('POST', `/c/${businessId}/asset-management/assets/`, {
      token,
      json: laptopOf(parts, { name: `Saved meanwhile ${at}` }),
    }),
  );
const waiting = (server: Server) =>
  server.sql("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");
const lockTypes = 'select from asset_types where business_id = $1 for update';

it('answers 503 in bounded time where another transaction has the rows, and serves others and /readyz', async () => {
  // Seconds: long enough to look at the others meanwhile.
  const server = await startTestServer({ jobs: true, env: { ...env, DATABASE_WAIT: '5' } });
  const { owner, parts } = await newRegister(server);
  const other = await newOwner(server);
  await server.sql('begin');
  await server.sql(lockTypes, [owner.businessId]);
  const saving = saves(server, owner, parts);
  await soon(async () => expect((await waiting(server)).length).toBeGreaterThan(1));
  const { status } = await server.call('GET', `/c/${other.businessId}/asset-management/assets/`, other);
  const ready = await fetch(`${server.url}/readyz`);
  expect([status, ready.status]).toEqual([200, 200]);
  // Half of the connections.
  expect((await waiting(server)).length).toBeLessThan(3);
  for (const answer of await Promise.all(saving)) {
    expect([answer.status, answer.body]).toEqual([
      503,
      { detail: 'Somebody is saving a lot here right now. Try again in a moment.', code: 'busy' },
    ]);
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  await server.sql('rollback');
  const later = await Promise.all(saves(server, owner, parts));
  expect(later.map((answer) => answer.status)).toEqual(later.map(() => 201));
});

it('stores an import of all or nothing at its first attempt while others wait for its rows, and says how far it is', async () => {
  const server = await startTestServer({ jobs: true, env });
  const { owner, parts, imports } = await newRegister(server);
  const { businessId } = owner;
  // Without a commit, after which the server's own worker would begin.
  const importId = await imports.sent(
    Array.from({ length: 9 }, () => ({ cells: laptop() })),
    { mode: 'all_or_nothing' },
  );
  await server.sql("update imports set state = 'storing' where id = $1", [importId]);
  const [member] = await server.sql<{ userId: string }>(
    'select user_id as "userId" from memberships where business_id = $1',
    [businessId],
  );
  const doneOf = async () =>
    (await server.sql<{ done: number }>('select done from imports where id = $1', [importId]))[0]?.done;
  let saving: ReturnType<typeof saves> = [];
  const importer: Importer = {
    whyStopped: async () => null,
    undo: async () => ({ undone: [], kept: 0 }),
    store: async (tx, _task, rows) => {
      const [first] = rows;
      if (first?.row === 5) {
        await soon(async () => expect(await doneOf()).toBe(3));
        await tx.query(lockTypes, [businessId]);
        saving = saves(server, owner, parts);
        await soon(async () => expect((await waiting(server)).length).toBeGreaterThan(0));
      }
      return rows.map(({ row }) => ({ row, outcome: 'skipped' }));
    },
  };
  const task = { businessId, importId, userId: member?.userId ?? '', address: '' };
  const { db, clock } = server.platform;
  await storeImport({ db, now: () => clock.now(), importer, task, signal: new AbortController().signal });
  expect(await imports.read(importId)).toMatchObject({ state: 'finished', done: 9, skipped: 9 });
  const answers = await Promise.all(saving);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201, 201]);
});

it('does not wait for the import of another business to make the statistics of young tables', async () => {
  const server = await startTestServer({ env: { DATABASE_WAIT: '1' } });
  await server.sql('begin');
  await server.sql('lock table assets in share update exclusive mode');
  await expect(server.platform.db.system(analyzeYoungTables)).resolves.toHaveLength(1);
  await server.sql('rollback');
});
