import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { record } from '../../platform/security/audit.ts';
import { startTestServer } from '../../platform/testing.ts';
import { all, auditOf, newMember } from '../people.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});
const get = (path: string, token = owner.token, businessId = owner.businessId) =>
  server.call('GET', `/c/${businessId}/audit_log/${path}`, { token });
const write = (names: readonly string[], { businessId, user } = owner) =>
  server.platform.db.as({ businessId }, async (tx) => {
    for (const name of names) {
      await record(tx, {
        businessId,
        actorId: user.id,
        action: 'test.done',
        text: 'Did it',
        address: '::ffff:10.0.0.7',
        subject: { id: null, name },
        now: new Date(),
      });
    }
  });

it('shows who did what, on whom, when and from where, the newest first', async () => {
  await write(['first', 'second']);
  const { body } = await get('?page_size=1');
  expect(body).toMatchObject({ count: expect.any(Number), next: expect.stringContaining('page=2'), previous: null });
  expect(body.results).toEqual([
    {
      id: expect.any(String),
      action: 'test.done',
      text: 'Did it',
      actor: { id: owner.user.id, name: 'Ngozi Adeyemi', email: owner.email },
      subject: 'second',
      address: '10.0.0.7',
      created_at: expect.any(String),
    },
  ]);
  expect((await get('?search=FIRST')).body.results).toMatchObject([{ subject: 'first' }]);
});

it('keeps names as they were', async () => {
  const business = await newOwner(server);
  await write(['before'], business);
  await server.call('PUT', '/accounts/auth/user/', { token: business.token, json: { first_name: 'Amaka' } });
  expect(await auditOf(server, business)).toMatchObject([{ actor: { name: 'Ngozi Adeyemi' } }]);
});

it('is for the owner only, and shows no other business', async () => {
  const member = await newMember(server, owner, newEmail(), all);
  const other = await newOwner(server);
  for (const path of ['', 'export/']) {
    expect((await get(path, member.token)).status).toBe(403);
    expect((await get(path, other.token)).status).toBe(404);
  }
  expect((await get('?search=first', other.token, other.businessId)).body.count).toBe(0);
});

it('is written in the transaction of the change', async () => {
  const business = await newOwner(server);
  await expect(
    server.platform.db.as({ businessId: business.businessId }, async (tx) => {
      await record(tx, {
        businessId: business.businessId,
        actorId: null,
        action: 'test.failed',
        text: 'Failed',
        address: '',
        subject: null,
        now: new Date(),
      });
      throw new Error('and then it failed');
    }),
  ).rejects.toThrow('and then it failed');
  expect(await auditOf(server, business)).toEqual([]);
});

it('can be changed and removed by the owner of the database only', async () => {
  const { db } = server.platform;
  for (const text of ["update audit_log set text = 'x'", 'delete from audit_log', 'truncate audit_log']) {
    await expect(db.as({ businessId: owner.businessId }, (tx) => tx.query(text))).rejects.toThrow('permission denied');
  }
});

describe('the file', () => {
  it('has every entry once, the newest first, without formulas', async () => {
    const business = await newOwner(server);
    const names = Array.from({ length: 2005 }, (_, index) => `=cmd(${index}), "x"`);
    await write(names, business);
    const { status, headers, body } = await get('export/', business.token, business.businessId);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/),
    ]);
    const [head, ...lines] = (body as string).replace(/^\ufeff/, '').split('\r\n');
    expect(head).toBe('"When (UTC)","Who","Email","What","On whom","From where"');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(2005);
    expect(lines[0]).toMatch(
      /^"\d{4}-\d\d-\d\dT[\d:.]+Z","Ngozi Adeyemi","[^,]+","Did it","'=cmd\(2004\), ""x""","10\.0\.0\.7"$/,
    );
    expect(new Set(lines.map((line) => /cmd\((\d+)\)/.exec(line)?.[1])).size).toBe(2005);
  });

  it('has only its header when there are no entries', async () => {
    const business = await newOwner(server);
    const { body } = await get('export/', business.token, business.businessId);
    expect((body as string).trim().split('\r\n')).toHaveLength(1);
  });
});
