/** Maintenance plans, and what is due by them. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Plan } from './rules.ts';

type Schemas = components['schemas'];
export type PlanRow = Omit<Schemas['MaintenancePlan'], 'created_at'> & { created_at: Date };
type DueQuery = NonNullable<operations['listPlannedMaintenance']['parameters']['query']>;

const planColumns = `p.id, p.name, p.type, case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as asset,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as asset_type, p.every, p.unit,
  p.every_km, p.every_hours, p.counts_from, p.last_done_on::text, p.reminder, p.paused_at is not null as is_paused,
  (select min(d.due_on)::text from maintenance_dues d join assets of on of.business_id = d.business_id and of.id = d.asset_id
   where d.business_id = p.business_id and d.plan_id = p.id and is_kept(of)) as next_due_on, p.created_at`;
const plans = `maintenance_plans p
  left join assets a on a.business_id = p.business_id and a.id = p.asset_id
  left join asset_types t on t.business_id = p.business_id and t.id = p.asset_type_id
  where p.business_id = $1 and a.deleted_at is null`;

export const listPlans = (
  tx: Tx,
  businessId: string,
  { asset_type: type, ...query }: PageQuery & { asset_type?: string },
) =>
  selectPage<PlanRow>(tx, query, {
    columns: planColumns,
    from: `${plans} and ($2::uuid is null or p.asset_type_id = $2)`,
    values: [businessId, type ?? null],
    orderBy: 'lower(p.name), p.id',
  });

export async function findPlan(tx: Tx, businessId: string, id: string): Promise<PlanRow | undefined> {
  const [found] = await tx.query<PlanRow>(`select ${planColumns} from ${plans} and p.id = $2`, [businessId, id]);
  return found;
}

/** What it is for: one of them is null. */
export type PlanSubject = { asset: string | null; asset_type: string | null };
type Author = { userId: string; now: Date };

export async function addPlan(
  tx: Tx,
  businessId: string,
  { asset, asset_type, reminder, is_paused: _, ...plan }: Plan & PlanSubject,
  { userId, now }: Author,
): Promise<string> {
  const id = newId();
  await tx.query(
    `insert into maintenance_plans (business_id, id, name, type, asset_id, asset_type_id, every, unit, every_km, every_hours,
       counts_from, last_done_on, reminder, reminded_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      ...[businessId, id, plan.name, plan.type, asset, asset_type, plan.every, plan.unit, plan.every_km],
      ...[plan.every_hours, plan.counts_from, plan.last_done_on, reminder && JSON.stringify(reminder)],
      ...[reminder === null ? null : userId, now],
    ],
  );
  return id;
}

/** Locked until the transaction ends. */
export async function claimPlan(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const claimed = await tx.query('select from maintenance_plans where business_id = $1 and id = $2 for update', [
    businessId,
    id,
  ]);
  return claimed.length > 0;
}

/** @param today on which a paused plan goes on, if it does */
export async function storePlan(
  tx: Tx,
  businessId: string,
  id: string,
  plan: Plan,
  { userId, now, today }: Author & { today: string },
): Promise<void> {
  const { reminder } = plan;
  await tx.query(
    `update maintenance_plans set name = $3, type = $4, every = $5, unit = $6, every_km = $7, every_hours = $8,
       counts_from = $9, last_done_on = $10, reminder = $11, reminded_by = $12,
       resumed_on = case when paused_at is not null and not $13 then $15::date else resumed_on end,
       paused_at = case when $13 then coalesce(paused_at, $14) end
     where business_id = $1 and id = $2`,
    [
      ...[
        businessId,
        id,
        plan.name,
        plan.type,
        plan.every,
        plan.unit,
        plan.every_km,
        plan.every_hours,
        plan.counts_from,
      ],
      ...[plan.last_done_on, reminder && JSON.stringify(reminder), reminder === null ? null : userId, plan.is_paused],
      ...[now, today],
    ],
  );
}

/** The ids of all that is due by a plan. */
export const dueIds = async (tx: Tx, businessId: string, id: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>('select id from maintenance_dues where business_id = $1 and plan_id = $2', [
      businessId,
      id,
    ])
  ).map((due) => due.id);

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
export type PlanName = { id: string; name: string };
export type DueRow = Omit<Schemas['PlannedMaintenance'], 'reminder'> & { id: string };

/** What is due, the earliest first. */
export function listDues(tx: Tx, businessId: string, query: Asked, today: string) {
  const values: unknown[] = [businessId, today];
  const parts = [
    `maintenance_dues d join maintenance_plans p on p.business_id = d.business_id and p.id = d.plan_id
     join assets a on a.business_id = d.business_id and a.id = d.asset_id
     where d.business_id = $1 and $2::date is not null and is_kept(a)`,
  ];
  if (query.asset !== undefined) parts.push(`d.asset_id = $${values.push(query.asset)}`);
  if (query.plan !== undefined) parts.push(`d.plan_id = $${values.push(query.plan)}`);
  if (query.status !== undefined) parts.push(`d.due_on ${query.status === 'overdue' ? '<' : '>='} $2::date`);
  return selectPage<DueRow>(tx, query, {
    columns: `d.id, d.plan_id as plan, p.name as plan_name, p.type, d.asset_id as asset, a.name as asset_name,
      a.number as asset_number, d.due_on::text, d.due_km, d.due_hours, d.because,
      case when d.due_on < $2::date then 'overdue' when d.due_on is not null then 'upcoming' end as status`,
    from: parts.join(' and '),
    values,
    orderBy: 'd.due_on nulls last, d.plan_id, d.asset_id',
  });
}

/** Plans of all businesses whose assets are not those that have something due by them. */
export const plansOutOfStep = (tx: Tx): Promise<{ businessId: string; planId: string }[]> =>
  tx.query('select business_id as "businessId", plan_id as "planId" from plans_out_of_step()');
