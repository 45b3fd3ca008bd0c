/** Each change of an employee's bank account, kept for payroll and for those who are told. The door that it came by is its source. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { PayDetails } from './rules.ts';

export type PaySource = 'form' | 'profile_change' | 'onboarding' | 'import' | 'import_undo';
type Changer = { tx: Tx; businessId: string; userId: string; address: string };
/** Somebody whose account changes; `addresses` are those of the record before the change. */
export type Paid = { id: string; name: string; addresses: readonly (string | null)[] };

const accountFields = ['bank', 'account_number', 'account_name'] as const;

export const isAccountChanged = (before: PayDetails, after: PayDetails): boolean =>
  accountFields.some((field) => before[field] !== after[field]);

export const addAccountChange = (
  { tx, businessId, userId, address }: Changer,
  { id, addresses }: Paid,
  source: PaySource,
  now: Date,
) =>
  tx.query(
    `insert into bank_account_changes (business_id, id, employee_id, source, changed_by, address, changed_at, mail_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, newId(), id, source, userId, address, now, addresses.filter((one) => one !== null)],
  );

export type AccountChange = {
  id: string;
  employeeId: string;
  source: PaySource;
  changedBy: string;
  changedAt: Date;
  mailTo: string[];
  firstName: string;
  lastName: string;
  /** The member whom the employee is. */
  userId: string | null;
};

/** The oldest that nobody was told of; each is given to one caller only, who tells them in the same transaction. */
export const claimUntold = (tx: Tx, businessId: string, limit: number, now: Date) =>
  tx.query<AccountChange>(
    `with claimed as (
       update bank_account_changes set told_at = $3 where business_id = $1 and id in (
         select id from bank_account_changes where business_id = $1 and told_at is null
         order by id limit $2 for update skip locked)
       returning id, employee_id, source, changed_by, changed_at, mail_to)
     select c.id, c.employee_id as "employeeId", c.source, c.changed_by as "changedBy", c.changed_at as "changedAt",
       c.mail_to as "mailTo", e.first_name as "firstName", e.last_name as "lastName", e.user_id as "userId"
     from claimed c join employees e on e.business_id = $1 and e.id = c.employee_id order by c.id`,
    [businessId, limit, now],
  );

export async function businessesWithUntold(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select businesses_with_untold_account_changes() as id');
  return rows.map(({ id }) => id);
}
