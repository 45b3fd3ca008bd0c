/** Pay, bank account and numbers of employees: what only some may read in full. */
import type { Tx } from '../../platform/database/database.ts';
import { noPay, type PayDetails } from './rules.ts';
import { openNumbers, sealNumbers } from './sealed.ts';

const columns = Object.keys(noPay) as (keyof PayDetails)[];

const read =
  'nin, tax_id, pension_provider, pension_pin, bank, account_number, account_name, pay::float8 as pay, pay_period';

export async function readPay(tx: Tx, businessId: string, employeeId: string): Promise<PayDetails> {
  const [found] = await tx.query<PayDetails>(
    `select ${read} from employee_pay where business_id = $1 and employee_id = $2`,
    [businessId, employeeId],
  );
  return found === undefined ? noPay : openNumbers(tx, businessId, found);
}

/** Of those who have any, by the id of the employee. */
export async function readPayOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, PayDetails>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<{ employee_id: string } & PayDetails>(
    `select employee_id, ${read} from employee_pay where business_id = $1 and employee_id = any($2)`,
    [businessId, ids],
  );
  return new Map(found.map(({ employee_id, ...pay }) => [employee_id, openNumbers(tx, businessId, pay)]));
}

export async function writePay(tx: Tx, businessId: string, employeeId: string, details: PayDetails): Promise<void> {
  const values = columns.map((_, at) => `$${at + 3}`).join(', ');
  const sealed = sealNumbers(tx, businessId, details);
  await tx.query(
    `insert into employee_pay (business_id, employee_id, ${columns.join(', ')}) values ($1, $2, ${values})
     on conflict (business_id, employee_id) do update
       set (${columns.join(', ')}) = (${columns.map((name) => `excluded.${name}`).join(', ')})`,
    [businessId, employeeId, ...columns.map((name) => sealed[name])],
  );
}
