/** A business in which there is something of everything, and the ids of all of it. */

import type { TestServer } from '../../server/accounts/accounts.testing.ts';
import { newPayer, oneMonth } from '../../server/billing/billing.testing.ts';
import type { Owner } from '../../server/onboarding/onboarding.testing.ts';
import { newMember } from '../../server/people/people.testing.ts';

export type Populated = {
  owner: Owner;
  /** A member's token, without a permission. */
  powerless: string;
  ids: string[];
};

export async function populated(server: TestServer): Promise<Populated> {
  const owner = await newPayer(server);
  const { businessId, token } = owner;
  const member = await newMember(server, owner, `member-of-${businessId}@example.test`);
  const post = (path: string, json?: object) =>
    server.call('POST', path, { token, ...(json === undefined ? {} : { json }) });
  const inBusiness = `/c/${businessId}`;
  await post(`${inBusiness}/asset-management/issue-type/`, { name: 'Puncture' });
  await post(`${inBusiness}/employee_user_invitations/`, {
    emails: [`invited-to-${businessId}@example.test`],
    permissions: [],
  });
  await post(`${inBusiness}/administrator_handover/`, { member_id: member.user.id });
  await post(`/businesses/${businessId}/exports/`);
  await post(`${inBusiness}/billing/buy/`, oneMonth);
  return { owner, powerless: member.token, ids: await idsIn(server, owner) };
}

/** Of every row of the business, in whatever table, and of the owner's devices. */
async function idsIn({ sql }: TestServer, { businessId, user }: Owner): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('id', 'user_id', 'reference') and exists (
       select from information_schema.columns o
       where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'business_id')`,
  );
  const some = columns.map(
    ({ table, column }) => `(select ${column}::text as id from public.${table} where business_id = $1 limit 3)`,
  );
  const devices = '(select id::text from auth_sessions where user_id = $2 limit 3)';
  const rows = await sql<{ id: string }>([...some, devices].join(' union '), [businessId, user.id]);
  return rows.map(({ id }) => id).filter((id) => id !== null);
}
