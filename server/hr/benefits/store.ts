/** The benefits of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Benefit = components['schemas']['Benefit'];
type Query = NonNullable<operations['listBenefits']['parameters']['query']>;
type Details = Pick<Benefit, 'name' | 'kind' | 'provider' | 'description'>;

const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };
/** The second parameter is today: who had it before is not counted. */
const columns = `id, name, kind, provider, description, is_default,
  (select count(*)::int from benefit_assignments a where a.business_id = b.business_id and a.benefit_id = b.id
     and (a.end_date is null or a.end_date >= $2)) as employee_count`;

export function listBenefits(tx: Tx, businessId: string, query: Query, today: string) {
  const { search = '', kind, ordering = 'name' } = query;
  const values: unknown[] = [businessId, today];
  // Every parameter stands in what is counted.
  const conditions = ['business_id = $1', '$2::date is not null'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (search.trim() !== '') add(`(name || ' ' || provider) ilike`, containing(search));
  if (kind !== undefined) add('kind =', kind);
  return selectPage<Benefit>(tx, query, {
    columns,
    from: `benefits b where ${conditions.join(' and ')}`,
    values,
    orderBy: orders[ordering],
  });
}

export async function readBenefit(tx: Tx, businessId: string, id: string, today: string): Promise<Benefit | undefined> {
  const [found] = await tx.query<Benefit>(`select ${columns} from benefits b where business_id = $1 and id = $3`, [
    businessId,
    today,
    id,
  ]);
  return found;
}

export const namesOf = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; name: string }>('select id, name from benefits where business_id = $1 and id = any($2)', [
    businessId,
    ids,
  ]);

/** Locks benefits until the transaction ends: nobody is given one meanwhile. Those that there are, by name. */
export async function claimBenefits(tx: Tx, businessId: string, ids: readonly string[], today: string) {
  await tx.query('select from benefits where business_id = $1 and id = any($2) order by id for update', [
    businessId,
    ids,
  ]);
  return tx.query<Benefit>(
    `select ${columns} from benefits b where business_id = $1 and id = any($3) order by lower(name)`,
    [businessId, today, ids],
  );
}

/** Breaks the index `benefits_name` when another benefit has this name, in any case of letters. */
export async function addBenefit(tx: Tx, businessId: string, details: Details, now: Date): Promise<Benefit> {
  const id = newId();
  const { name, kind, provider, description } = details;
  await tx.query(
    `insert into benefits (business_id, id, name, kind, provider, description, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [businessId, id, name, kind, provider, description, now],
  );
  return { id, ...details, is_default: false, employee_count: 0 };
}

/** Breaks the index `benefits_name` like `addBenefit`. */
export async function changeBenefit(tx: Tx, businessId: string, id: string, details: Details): Promise<void> {
  const { name, kind, provider, description } = details;
  await tx.query(
    `update benefits set name = $3, kind = $4, provider = $5, description = $6 where business_id = $1 and id = $2`,
    [businessId, id, name, kind, provider, description],
  );
}

export async function setDefault(tx: Tx, businessId: string, id: string, isDefault: boolean): Promise<void> {
  await tx.query('update benefits set is_default = $3 where business_id = $1 and id = $2', [businessId, id, isDefault]);
}

export async function deleteBenefits(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await tx.query('delete from benefits where business_id = $1 and id = any($2)', [businessId, ids]);
}
