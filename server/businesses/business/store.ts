/** What is known about a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
import type { BusinessFacts } from './rules.ts';

type Schemas = components['schemas'];

export async function readBusiness(tx: Tx, businessId: string): Promise<Schemas['BusinessDetail'] | undefined> {
  const [row] = await tx.query<Schemas['BusinessDetail']>(
    `select b.id, b.name, b.description, b.type, b.phone_number, b.address1, b.address2, b.post_code, b.country, b.state,
       b.city, b.currency, s.time_zone, b.size, b.avatar, b.interested_in, b.version, b.set_up_at is not null as is_set_up,
       exists (select from business_files where business_id = b.id and purpose = 'logo') as has_logo,
       array(
         select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
         from memberships m join users u on u.id = m.user_id
         where m.business_id = b.id and m.is_owner and m.ended_at is null order by m.created_at, u.id
       ) as owners
     from businesses b join business_settings s on s.business_id = b.id where b.id = $1`,
    [businessId],
  );
  return row;
}

/** Locks the business until the transaction ends. */
export async function claimBusiness(tx: Tx, businessId: string) {
  await tx.query('select from businesses where id = $1 for update', [businessId]);
  return readBusiness(tx, businessId);
}

/** Whether the subscription of a business has been unpaid for so long that nothing in it can be changed. */
export async function isReadOnly(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const [found] = await tx.query<{ isReadOnly: boolean | null }>(
    'select read_only_from <= $2 as "isReadOnly" from subscriptions where business_id = $1',
    [businessId, now],
  );
  return found?.isReadOnly ?? false;
}

/** How its owner heard of the product. */
export async function storeSource(tx: Tx, businessId: string, source: string) {
  await tx.query('update businesses set point_of_contact = $2 where id = $1', [businessId, source]);
}

export async function storeFacts(tx: Tx, businessId: string, facts: BusinessFacts) {
  await Promise.all([
    tx.query(
      `update businesses set name = $2, description = $3, type = $4, phone_number = $5, address1 = $6, address2 = $7,
         post_code = $8, country = $9, state = $10, city = $11, currency = $12, size = $13, avatar = $14,
         interested_in = $15, version = version + 1
       where id = $1`,
      [
        businessId,
        facts.name,
        facts.description,
        facts.type,
        facts.phone_number,
        facts.address1,
        facts.address2,
        facts.post_code,
        facts.country,
        facts.state,
        facts.city,
        facts.currency,
        facts.size,
        facts.avatar,
        facts.interested_in,
      ],
    ),
    tx.query('update business_settings set time_zone = $2 where business_id = $1', [businessId, facts.time_zone]),
  ]);
}

/** False when it was set up already. */
export async function markSetUp(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    'update businesses set set_up_at = $2 where id = $1 and set_up_at is null returning 1',
    [businessId, now],
  );
  return marked.length === 1;
}
