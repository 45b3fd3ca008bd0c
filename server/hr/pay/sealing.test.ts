/** NIN, tax ID and account number stand sealed in every table, are read as before, and survive a new key. */
import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { listTables, openTable } from '../../businesses/exports/archive-store.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { prepareDatabase } from '../../platform/database/prepare-database.ts';
import { createSealing } from '../../platform/security/sealing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { readHolder } from './holder.ts';
import { sealNumbersJob } from './sealing-job.ts';
import { findSameNin, readPay } from './store.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let member: Awaited<ReturnType<typeof newMember>>;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });

const numbers = { nin: '12345678901', tax_id: '1234567890', account_number: '0000014579' };
const pay = { bank: '011', account_name: 'Sandbox Holder 4579', ...numbers };
const tables = ['employee_pay', 'onboardings', 'profile_changes', 'import_chunks'];
/** All that these tables hold, as text. */
const stored = async () =>
  (
    await Promise.all(
      tables.map((table) =>
        server.sql<{ text: string }>(
          `select coalesce(string_agg(t::text, ' '), '') as text from ${table} t where business_id = $1`,
          [owner.businessId],
        ),
      ),
    )
  ).map(([row]) => row?.text ?? '');
const run = (db = server.platform.db) => sealNumbersJob({ db }).work({}, byHand);
const imported = async (rows: object[]) => {
  const mapping = ['first_name', 'nin'].map((column) => ({ title: column, column }));
  const about = { file_name: 'pay.csv', mode: 'good_rows', rows: rows.length, mapping };
  const { id } = (await call('POST', 'imports/employees/', about)).body;
  await call('PUT', `imports/employees/${id}/chunks/0/`, { rows });
  await call('POST', `imports/employees/${id}/commit/`);
  await soon(async () => expect((await call('GET', `imports/employees/${id}/`)).body.state).toBe('finished'));
  return id as string;
};
let employee = '';
let importId = '';

beforeAll(async () => {
  owner = await newOwner(server);
  member = await newMember(server, owner, newEmail());
  const { bank, account_number } = pay;
  const checked = await call('POST', 'banks/account_number_validation/', { bank, account_number });
  const person = { first_name: 'Musa', last_name: 'Bello', ...pay, holder_proof: checked.body.holder_proof };
  employee = (await call('POST', 'employees/post_employee_form_once/', person)).body.id;
  const { id } = (await call('POST', 'onboardings/', { first_name: 'A', last_name: 'B' })).body;
  const { link } = (await call('POST', `onboardings/${id}/link/`)).body;
  const form = `/onboarding_forms/${link.split('/').at(-1)}/`;
  expect((await server.call('PATCH', form, { json: { revision: 0, bank: pay } })).status).toBe(200);
  const asked = await call('POST', 'my_profile_changes/', { reason: 'New', bank: pay }, member.token);
  expect(asked.status).toBe(201);
  importId = await imported([
    { row: 2, act: 'update', record: employee, cells: { nin: '98765432109' } },
    { row: 3, act: 'create', cells: { first_name: 'Bad', nin: '12345678901 and more' } },
  ]);
});

describe('numbers of employees', () => {
  it('stand in no table as they are, nor do those of before an import', async () => {
    for (const text of await stored()) {
      expect(text).toContain('sealed:');
      for (const number of [...Object.values(numbers), '98765432109']) expect(text).not.toContain(number);
    }
  });

  it('are read as before: in full, as a file, and in the refused rows of an import', async () => {
    expect((await call('GET', `employees/${employee}/pay_details/`)).body).toMatchObject({
      ...pay,
      nin: '98765432109',
    });
    const refused = await call('GET', `imports/employees/${importId}/refused/`);
    expect(String(refused.body)).toContain('12345678901 and more');
    const { id } = (await call('GET', 'profile_change_requests/')).body.results[0];
    const { fields } = (await call('GET', `profile_change_requests/${id}/`)).body;
    expect(JSON.stringify(fields)).toContain(numbers.nin);
  });

  it('are readable in the archive of the business, which is its own', async () => {
    const found = await server.platform.db.as({ businessId: owner.businessId }, async (tx) => {
      const texts: string[] = [];
      for (const table of (await listTables(tx)).filter((one) => tables.includes(one.table)))
        for await (const cells of (await openTable(tx, owner.businessId, table)).rows) texts.push(cells.join());
      return texts.join();
    });
    expect(found).toContain(numbers.account_number);
    expect(found).toContain('98765432109');
    expect(found).not.toContain('sealed:');
  });

  it('of before they were sealed are read, and sealed by a job', async () => {
    await server.sql('update employee_pay set nin = $2, tax_id = null where employee_id = $1', [employee, numbers.nin]);
    await server.sql(`update onboardings set bank = $2 where business_id = $1`, [owner.businessId, pay]);
    expect((await call('GET', `employees/${employee}/pay_details/`)).body.nin).toBe(numbers.nin);
    await run();
    for (const text of await stored()) for (const number of Object.values(numbers)) expect(text).not.toContain(number);
    expect((await call('GET', `employees/${employee}/pay_details/`)).body).toMatchObject({
      nin: numbers.nin,
      tax_id: null,
    });
  });

  it('are sealed anew by a new key, after which the key before is needed no more', async () => {
    const { appUrl } = await prepareDatabase(server.ownerUrl);
    const before = server.platform.config.dataKey ?? server.platform.config.authSecret ?? '';
    const [row] = await server.sql<{ value: string }>(`select value from platform.secrets where name = 'auth'`);
    const old = before === '' ? (row?.value ?? '') : before;
    const open = (...keys: [string, ...string[]]) =>
      openDatabase({
        connectionString: appUrl,
        connections: 2,
        prepared: true,
        log: server.platform.log,
        sealing: createSealing(keys),
      });
    const key = 'n'.repeat(32);
    const [rotating, rotated] = [open(key, old), open(key)];
    const read = (db: typeof rotated) =>
      db.as({ businessId: owner.businessId }, (tx) => readPay(tx, owner.businessId, employee));
    const same = (db: typeof rotated) =>
      db.as({ businessId: owner.businessId }, (tx) => findSameNin(tx, owner.businessId, numbers.nin, null));
    const holder = (db: typeof rotated) =>
      db.as({ businessId: owner.businessId }, (tx) => readHolder(tx, owner.businessId, employee, pay));
    try {
      expect([await holder(rotating), await holder(rotated)]).toEqual([expect.any(Object), null]);
      // Found before the job has come, and by the new key alone after it.
      expect([await same(rotating), await same(rotated)]).toEqual([expect.any(String), null]);
      await expect(read(rotated)).rejects.toThrow(/DATA_KEYS_BEFORE/);
      await run(rotating);
      expect(await same(rotated)).toEqual(expect.any(String));
      expect(await holder(rotated)).toMatchObject({ name: pay.account_name });
      expect(await read(rotated)).toMatchObject({ account_number: numbers.account_number });
      const { prefix } = createSealing([key]);
      for (const text of await stored())
        for (const [sealed] of text.matchAll(/sealed:[0-9a-f]{8}:/g)) expect(sealed).toBe(prefix);
    } finally {
      await Promise.all([rotating.close(), rotated.close()]);
      await run(open(old, key));
    }
  });
});
