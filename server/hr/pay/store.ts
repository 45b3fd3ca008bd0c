/** Pay, bank account and numbers of employees: what only some may read in full. */
import type { Tx } from '../../platform/database/database.ts';
import { holderDigest, holderDigests } from './holder.ts';
import { noPay, type PayDetails } from './rules.ts';
import { ninDigest, ninDigests, openNumbers, sealNumbers } from './sealed.ts';

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

/** A confirmed holder is kept while the account stays as it is, by the present key. */
export async function writePay(tx: Tx, businessId: string, employeeId: string, details: PayDetails): Promise<void> {
  const stored = [...columns, 'nin_digest'] as const;
  const values = stored.map((_, at) => `$${at + 3}`).join(', ');
  const sealed = sealNumbers(tx, businessId, details);
  await tx.query(
    `insert into employee_pay (business_id, employee_id, ${stored.join(', ')}) values ($1, $2, ${values})
     on conflict (business_id, employee_id) do update
       set (${stored.join(', ')}) = (${stored.map((name) => `excluded.${name}`).join(', ')}),
         holder_digest = ${redigested('employee_pay.', stored.length + 3)}`,
    [
      ...[businessId, employeeId, ...columns.map((name) => sealed[name]), ninDigest(tx, businessId, details.nin)],
      ...redigesting(tx, businessId, employeeId, details),
    ],
  );
}

type Account = Parameters<typeof holderDigest>[3];
/** What is stored of a confirmed holder, by the present key where it is about this account. @param first the place of its parameters */
export const redigested = (table: string, first: number) =>
  `case when ${table}holder_digest = any($${first}::bytea[]) then $${first + 1}::bytea else ${table}holder_digest end`;
/** The parameters of `redigested`. */
export const redigesting = (tx: Pick<Tx, 'sealing'>, businessId: string, employeeId: string, account: Account) => [
  holderDigests(tx, businessId, employeeId, account),
  holderDigest(tx, businessId, employeeId, account),
];

type Namesake = { id: string; employee_id: string; first_name: string; last_name: string };
/** Who else has a NIN, among those who left too. Whoever is about to write the same one waits for the end of this transaction. */
export async function findSameNin(tx: Tx, businessId: string, nin: string, but: string | null): Promise<string | null> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('nin ' || $1, 0))", [businessId]);
  const [found] = await tx.query<Namesake>(
    `select e.id, e.employee_id, e.first_name, e.last_name from employee_pay p
     join employees e on e.business_id = p.business_id and e.id = p.employee_id
     where p.business_id = $1 and p.nin_digest = any($2::bytea[]) and p.employee_id is distinct from $3 order by e.id limit 1`,
    [businessId, ninDigests(tx, businessId, nin), but],
  );
  return found === undefined ? null : `${found.first_name} ${found.last_name} (${found.employee_id})`;
}
