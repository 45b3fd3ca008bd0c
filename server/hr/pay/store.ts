/** Pay, bank account and numbers of employees: what only some may read in full. */
import type { Tx } from '../../platform/database.ts';
import { noPay, type PayDetails } from './rules.ts';

const columns = Object.keys(noPay) as (keyof PayDetails)[];

export async function readPay(tx: Tx, businessId: string, employeeId: string): Promise<PayDetails> {
  const [found] = await tx.query<PayDetails>(
    `select nin, tax_id, pension_provider, pension_pin, bank, account_number, account_name, pay::float8 as pay, pay_period
     from employee_pay where business_id = $1 and employee_id = $2`,
    [businessId, employeeId],
  );
  return found ?? noPay;
}

export async function writePay(tx: Tx, businessId: string, employeeId: string, details: PayDetails): Promise<void> {
  const values = columns.map((_, at) => `$${at + 3}`).join(', ');
  await tx.query(
    `insert into employee_pay (business_id, employee_id, ${columns.join(', ')}) values ($1, $2, ${values})
     on conflict (business_id, employee_id) do update
       set (${columns.join(', ')}) = (${columns.map((name) => `excluded.${name}`).join(', ')})`,
    [businessId, employeeId, ...columns.map((name) => details[name])],
  );
}
