/** Reported issues: rows and lists. Those of assets in the bin are not there until their asset is back. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { End, IssueStatus } from './rules.ts';

type Schemas = components['schemas'];
/** An issue as it is stored; names of people and files are not here. */
export type Row = Omit<Schemas['Issue'], 'attachments' | 'employee' | 'reported_by' | 'resolved_at' | 'created_at'> & {
  assignee_id: string | null;
  reporter_id: string | null;
  reporter_name: string;
  resolved_at: Date | null;
  created_at: Date;
};
type ListQuery = NonNullable<operations['listIssues']['parameters']['query']>;

/** Whether the issue `i` has not ended yet. */
export const isOpen = 'i.resolved_at is null';

const columns = `i.id, i.asset_id as asset, a.name as asset_name, a.number as asset_number, a.status as asset_status,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as issue_type,
  i.message, i.date::text, i.priority_level, i.status, i.reporter_contact as contact, i.reference, i.resolution,
  i.resolved_at, i.created_at, i.reported_by as reporter_id, i.reporter_name, a.assignee_id`;
const from = `asset_issues i
  join assets a on a.business_id = i.business_id and a.id = i.asset_id
  left join issue_types t on t.business_id = i.business_id and t.id = i.issue_type_id
  where i.business_id = $1 and a.deleted_at is null`;

const urgency = "case i.priority_level when 'high' then 3 when 'medium' then 2 else 1 end";
const orders: Record<NonNullable<ListQuery['ordering']>, string> = {
  date: 'i.date, i.id',
  '-date': 'i.date desc, i.id desc',
  priority_level: `${urgency}, i.date desc, i.id desc`,
  '-priority_level': `${urgency} desc, i.date desc, i.id desc`,
};

/** A page of what the filters leave. */
export function listIssues(tx: Tx, businessId: string, query: ListQuery) {
  const { status, priority_level: priority, issue_type: type, search = '', ordering = '-date' } = query;
  const values: unknown[] = [businessId];
  const parts = [from];
  if (status === 'open') parts.push(isOpen);
  else if (status !== undefined) parts.push(`i.status = $${values.push(status)}`);
  if (priority !== undefined) parts.push(`i.priority_level = $${values.push(priority)}`);
  if (type !== undefined) parts.push(`i.issue_type_id = $${values.push(type)}`);
  if (search.trim() !== '') {
    const place = `$${values.push(containing(search))}`;
    parts.push(
      `(a.name ilike ${place} or a.number ilike ${place} or i.message ilike ${place} or i.reference ilike ${place})`,
    );
  }
  return selectPage<Row>(tx, query, { columns, from: parts.join(' and '), values, orderBy: orders[ordering] });
}

export const listOfAsset = (tx: Tx, businessId: string, assetId: string, query: PageQuery) =>
  selectPage<Row>(tx, query, {
    columns,
    from: `${from} and i.asset_id = $2`,
    values: [businessId, assetId],
    orderBy: orders['-date'],
  });

export async function findIssue(tx: Tx, businessId: string, id: string): Promise<Row | undefined> {
  const [found] = await tx.query<Row>(`select ${columns} from ${from} and i.id = $2`, [businessId, id]);
  return found;
}

export type ClaimedIssue = { id: string; asset_id: string; status: IssueStatus };

/** Locked until the transaction ends. Undefined where there is none, or its asset is in the bin. */
export async function claimIssue(tx: Tx, businessId: string, id: string): Promise<ClaimedIssue | undefined> {
  const [found] = await tx.query<ClaimedIssue>(
    `select i.id, i.asset_id, i.status from ${from} and i.id = $2 for update of i`,
    [businessId, id],
  );
  return found;
}

export type NewIssue = {
  assetId: string;
  typeId: string | null;
  message: string;
  /** YYYY-MM-DD */
  date: string;
  priority: Schemas['IssuePriority'];
  /** A member, or somebody without an account who gets a reference. */
  by: { userId: string } | { name: string; contact: string; reference: string; key: string };
};

export async function addIssue(tx: Tx, businessId: string, issue: NewIssue, now: Date): Promise<string> {
  const id = newId();
  const { assetId, typeId, message, date, priority, by } = issue;
  const reporter = 'userId' in by ? [by.userId, '', '', null, null] : [null, by.name, by.contact, by.reference, by.key];
  await tx.query(
    `insert into asset_issues (business_id, id, asset_id, issue_type_id, message, date, priority_level, reported_by,
       reporter_name, reporter_contact, reference, report_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [businessId, id, assetId, typeId, message, date, priority, ...reporter, now],
  );
  return id;
}

type Change = {
  typeId: string | null;
  priority: Schemas['IssuePriority'] | null;
  message: string | null;
  date: string | null;
};

/** What is null stays as it is. */
export async function changeIssue(tx: Tx, businessId: string, id: string, change: Change): Promise<void> {
  const { typeId, priority, message, date } = change;
  await tx.query(
    `update asset_issues set issue_type_id = coalesce($3, issue_type_id), priority_level = coalesce($4, priority_level),
       message = coalesce($5, message), date = coalesce($6, date)
     where business_id = $1 and id = $2`,
    [businessId, id, typeId, priority, message, date],
  );
}

type Ending = { status: End; note: string; now: Date };

export async function endIssue(tx: Tx, businessId: string, id: string, { status, note, now }: Ending): Promise<void> {
  await tx.query(
    'update asset_issues set status = $3, resolution = $4, resolved_at = $5 where business_id = $1 and id = $2',
    [businessId, id, status, note, now],
  );
}

/**
 * An asset is in repair while one of its issues is, whoever has it. What was sent for repair by nobody's issue stays so, and what
 * is damaged after its repair waits for somebody who says what becomes of it.
 */
export async function followRepair(
  tx: Tx,
  businessId: string,
  assetId: string,
  { was, is }: { was: IssueStatus; is: IssueStatus | 'deleted' },
): Promise<void> {
  if (was === is) return;
  if (is === 'in_repair')
    await tx.query(
      `update assets set status = 'out_for_repair', version = version + 1
       where business_id = $1 and id = $2 and status in ('active', 'unassigned')`,
      [businessId, assetId],
    );
  else if (was === 'in_repair' && is !== 'damaged')
    await tx.query(
      `update assets set status = case when assignee_id is null then 'unassigned' else 'active' end, version = version + 1
       where business_id = $1 and id = $2 and status = 'out_for_repair' and not exists (select from asset_issues
         where business_id = $1 and asset_id = $2 and status = 'in_repair')`,
      [businessId, assetId],
    );
}

/** As an issue that has not ended. */
export async function storeOpen(tx: Tx, businessId: string, id: string, status: IssueStatus): Promise<void> {
  await tx.query(
    `update asset_issues set status = $3, resolution = '', resolved_at = null where business_id = $1 and id = $2`,
    [businessId, id, status],
  );
}

export async function deleteIssue(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from asset_issues where business_id = $1 and id = $2', [businessId, id]);
}

type Led = Omit<Schemas['IssueDetails']['maintenance'][number], 'attachments'>;

/** The maintenance that was recorded for an issue, the latest first. */
export const listMaintenanceFor = (tx: Tx, businessId: string, id: string): Promise<Led[]> =>
  tx.query<Led>(
    `select id, type, date::text, cost::float8, notes from maintenances where business_id = $1 and issue_id = $2
     order by id desc`,
    [businessId, id],
  );
