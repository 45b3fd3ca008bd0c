/** The rows of requests to change a profile. Every transaction must have entered the business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';
import { employeeChoice } from '../employees/choice.ts';
import { openNumbers, sealNumbers } from '../pay/sealed.ts';
import { type FieldChange, stateOf } from './rules.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listProfileChanges']['parameters']['query']>;
export type ProfileChangeRow = {
  id: string;
  employee: Schemas['EmployeeChoice'];
  reason: string;
  state: Schemas['ProfileChangeState'];
  fields: FieldChange[];
  created_at: Date;
  decided_at: Date | null;
};

const columns = `c.id, ${employeeChoice}, c.reason, c.state, c.fields, c.created_at, c.decided_at`;
const tables = 'profile_changes c join employees e on e.business_id = c.business_id and e.id = c.employee_id';

/** Of one employee, or of all. */
export async function listProfileChanges(tx: Tx, businessId: string, query: Query, employeeId: string | null = null) {
  const { search = '', open = null } = query;
  const found = await selectPage<ProfileChangeRow>(tx, query, {
    columns,
    from: `${tables} where c.business_id = $1 and ($2::uuid is null or c.employee_id = $2)
      and ($3::boolean is null or (c.state = 'open') = $3)
      and e.first_name || ' ' || e.last_name || ' ' || e.employee_id ilike $4`,
    values: [businessId, employeeId, open, containing(search)],
    orderBy: 'c.created_at desc, c.id',
  });
  return { ...found, rows: openNumbers(tx, businessId, found.rows) };
}

export async function readProfileChange(tx: Tx, businessId: string, id: string): Promise<ProfileChangeRow | undefined> {
  const [found] = await tx.query<ProfileChangeRow>(
    `select ${columns} from ${tables} where c.business_id = $1 and c.id = $2`,
    [businessId, id],
  );
  return found && openNumbers(tx, businessId, found);
}

/** Locks it until the transaction ends; undefined for that of another employee. */
export async function claimProfileChange(tx: Tx, businessId: string, id: string, employeeId: string) {
  const claimed = await tx.query(
    'select from profile_changes where business_id = $1 and id = $2 and employee_id = $3 for update',
    [businessId, id, employeeId],
  );
  return claimed.length === 0 ? undefined : readProfileChange(tx, businessId, id);
}

type NewProfileChange = { employeeId: string; reason: string; fields: readonly FieldChange[] };

/** @returns its id, or null when the employee has an open one */
export async function addProfileChange(tx: Tx, businessId: string, change: NewProfileChange, now: Date) {
  const id = newId();
  const { employeeId, reason, fields } = change;
  const added = await tx.query(
    `insert into profile_changes (business_id, id, employee_id, reason, fields, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (business_id, employee_id) where state = 'open' do nothing returning id`,
    [businessId, id, employeeId, reason, JSON.stringify(sealNumbers(tx, businessId, fields)), now],
  );
  return added.length === 0 ? null : id;
}

export async function writeFields(tx: Tx, businessId: string, id: string, fields: readonly FieldChange[], now: Date) {
  const state = stateOf(fields);
  await tx.query(
    'update profile_changes set fields = $3, state = $4, decided_at = $5 where business_id = $1 and id = $2',
    [businessId, id, JSON.stringify(sealNumbers(tx, businessId, fields)), state, state === 'open' ? null : now],
  );
}
