/** Maintenance plans, and what is due by them. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type PageQuery, selectPage } from '../../platform/lists.ts';

type Schemas = components['schemas'];
export type PlanRow = Omit<Schemas['MaintenancePlan'], 'created_at'> & { created_at: Date };
type DueQuery = NonNullable<operations['listPlannedMaintenance']['parameters']['query']>;

const planColumns = `p.id, p.name, p.type, case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as asset,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as asset_type, p.every, p.unit,
  p.every_km, p.every_hours, p.counts_from, p.last_done_on::text, p.created_at`;
const plans = `maintenance_plans p
  left join assets a on a.business_id = p.business_id and a.id = p.asset_id
  left join asset_types t on t.business_id = p.business_id and t.id = p.asset_type_id
  where p.business_id = $1 and a.deleted_at is null`;

export const listPlans = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<PlanRow>(tx, query, {
    columns: planColumns,
    from: plans,
    values: [businessId],
    orderBy: 'lower(p.name), p.id',
  });

export async function findPlan(tx: Tx, businessId: string, id: string): Promise<PlanRow | undefined> {
  const [found] = await tx.query<PlanRow>(`select ${planColumns} from ${plans} and p.id = $2`, [businessId, id]);
  return found;
}

/** A plan without anything that is left open. */
export type NewPlan = {
  name: string;
  type: Schemas['MaintenanceType'];
  asset: string | null;
  asset_type: string | null;
  every: number | null;
  unit: Schemas['PlanUnit'] | null;
  every_km: number | null;
  every_hours: number | null;
  counts_from: Schemas['PlanOrigin'];
  last_done_on: string;
};

export async function addPlan(tx: Tx, businessId: string, plan: NewPlan, now: Date): Promise<string> {
  const id = newId();
  await tx.query(
    `insert into maintenance_plans (business_id, id, name, type, asset_id, asset_type_id, every, unit, every_km, every_hours,
       counts_from, last_done_on, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[businessId, id, plan.name, plan.type, plan.asset, plan.asset_type, plan.every, plan.unit, plan.every_km],
      ...[plan.every_hours, plan.counts_from, plan.last_done_on, now],
    ],
  );
  return id;
}

/** @returns its name; undefined when there is none */
export async function deletePlan(tx: Tx, businessId: string, id: string): Promise<string | undefined> {
  const [deleted] = await tx.query<{ name: string }>(
    'delete from maintenance_plans where business_id = $1 and id = $2 returning name',
    [businessId, id],
  );
  return deleted?.name;
}

export async function addSkip(tx: Tx, businessId: string, skip: { plan: string; asset: string; on: string }) {
  await tx.query(
    'insert into maintenance_skips (business_id, id, plan_id, asset_id, skipped_on) values ($1, $2, $3, $4, $5)',
    [businessId, newId(), skip.plan, skip.asset, skip.on],
  );
}

/** Whether an asset is one that a plan is for. */
export async function isPlannedFor(tx: Tx, businessId: string, plan: string, asset: string): Promise<boolean> {
  const found = await tx.query(
    'select from maintenance_dues where business_id = $1 and plan_id = $2 and asset_id = $3',
    [businessId, plan, asset],
  );
  return found.length > 0;
}

type Asked = DueQuery & { plan?: string };

/** What is due, the earliest first. */
export function listDues(tx: Tx, businessId: string, query: Asked, today: string) {
  const values: unknown[] = [businessId, today];
  const parts = [
    `maintenance_dues d join maintenance_plans p on p.business_id = d.business_id and p.id = d.plan_id
     join assets a on a.business_id = d.business_id and a.id = d.asset_id
     where d.business_id = $1 and $2::date is not null and a.deleted_at is null`,
  ];
  if (query.asset !== undefined) parts.push(`d.asset_id = $${values.push(query.asset)}`);
  if (query.plan !== undefined) parts.push(`d.plan_id = $${values.push(query.plan)}`);
  if (query.status !== undefined) parts.push(`d.due_on ${query.status === 'overdue' ? '<' : '>='} $2::date`);
  return selectPage<Schemas['PlannedMaintenance']>(tx, query, {
    columns: `d.plan_id as plan, p.name as plan_name, p.type, d.asset_id as asset, a.name as asset_name,
      a.number as asset_number, d.due_on::text, d.due_km, d.due_hours, d.because,
      case when d.due_on < $2::date then 'overdue' when d.due_on is not null then 'upcoming' end as status`,
    from: parts.join(' and '),
    values,
    orderBy: 'd.due_on nulls last, d.plan_id, d.asset_id',
  });
}

export const businessesWithPlans = async (tx: Tx): Promise<string[]> =>
  (await tx.query<{ id: string }>('select businesses_with_plans() as id')).map(({ id }) => id);

export const planIds = async (tx: Tx, businessId: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>('select id from maintenance_plans where business_id = $1 order by id', [businessId])
  ).map(({ id }) => id);
