/** The details of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { listOwners, lockBusiness, nameOf } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { BusinessInput } from '../../plug/new-business.ts';
import type { BusinessFacts } from './rules.ts';

type Schemas = components['schemas'];

export async function readBusiness(tx: Tx, businessId: string): Promise<Schemas['BusinessDetail'] | undefined> {
  const [[row], owners] = await Promise.all([
    tx.query<Omit<Schemas['BusinessDetail'], 'owners'>>(
      `select b.id, b.name, b.description, b.type, b.phone_number, b.address1, b.address2, b.post_code, b.country, b.state,
       b.city, b.currency, s.time_zone, b.size, b.avatar, b.interested_in, b.version, b.set_up_at is not null as is_set_up,
       exists (select from business_files where business_id = b.id and purpose = 'logo') as has_logo
     from businesses b join business_settings s on s.business_id = b.id where b.id = $1`,
      [businessId],
    ),
    listOwners(tx, businessId),
  ]);
  return row && { ...row, owners: owners.map(nameOf) };
}

/** Locks the business until the transaction ends. */
export async function claimBusiness(tx: Tx, businessId: string) {
  await lockBusiness(tx, businessId);
  return readBusiness(tx, businessId);
}

/** The row of a new business, and its settings. */
export async function addBusiness(tx: Tx, businessId: string, input: BusinessInput, now: Date) {
  await Promise.all([
    tx.query(
      `insert into businesses (id, name, description, type, phone_number, address1, address2, post_code, country, state,
         city, currency, size, avatar, point_of_contact, rating, interested_in, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
      [
        businessId,
        input.name,
        input.description,
        input.type,
        input.phoneNumber,
        input.address1,
        input.address2,
        input.postCode,
        input.country,
        input.state,
        input.city,
        input.currency,
        input.size,
        input.avatar,
        input.pointOfContact,
        input.rating,
        input.interestedIn,
        now,
      ],
    ),
    tx.query('insert into business_settings (business_id, time_zone) values ($1, $2)', [businessId, input.timeZone]),
  ]);
}

/** Whether the business is read-only because its subscription is unpaid. */
export async function isReadOnly(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const [found] = await tx.query<{ isReadOnly: boolean | null }>(
    'select read_only_from <= $2 as "isReadOnly" from subscriptions where business_id = $1',
    [businessId, now],
  );
  return found?.isReadOnly ?? false;
}

/** How the owner learnt about the product. */
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

export async function isSetUp(tx: Tx, businessId: string): Promise<boolean> {
  const found = await tx.query('select from businesses where id = $1 and set_up_at is not null', [businessId]);
  return found.length > 0;
}
