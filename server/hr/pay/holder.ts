/**
 * The holder of a bank account, as the bank named them and somebody confirmed. A proof goes to whoever asked the bank and comes
 * back when they confirm; what is stored is another digest, so that two employees with one account are not told apart by it.
 * Both are keyed (HMAC), so that neither can be made without asking the bank, nor an account be found from it.
 */
import type { components } from '../../../openapi/generated/contract.ts';
import { namesOf } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { PayDetails } from './rules.ts';

type Account = Pick<PayDetails, 'bank' | 'account_number' | 'account_name'>;
type Sealer = Pick<Tx, 'sealing'>;
/** `by` is null for the employee themselves. */
export type Confirmation = { proof: string; by: string | null; at: Date };

/** Null unless all of it is known. */
function proven(businessId: string, { bank, account_number: number, account_name: name }: Account): string | null {
  if (bank === null || number === null || name === null) return null;
  return `holder ${JSON.stringify([businessId, bank, number, name])}`;
}

/** That the bank named this holder. */
export const holderProof = ({ sealing }: Sealer, businessId: string, account: Account): string | null => {
  const text = proven(businessId, account);
  return text === null ? null : sealing.digest(text);
};

/** Whether the bank named this holder, also where a key from before has proven it. */
export function isProven({ sealing }: Sealer, businessId: string, account: Account, proof: string): boolean {
  const text = proven(businessId, account);
  return text !== null && sealing.digests(text).includes(proof);
}

const ofEmployee = (employeeId: string, text: string) => `${text} of ${employeeId}`;

/** What is stored of a confirmation, by the present key. */
export function holderDigest({ sealing }: Sealer, businessId: string, employeeId: string, account: Account) {
  const text = proven(businessId, account);
  return text === null ? null : Buffer.from(sealing.digest(ofEmployee(employeeId, text)), 'hex');
}

/** By which a confirmation of this account is known, also where a key from before has stored it. */
export function holderDigests({ sealing }: Sealer, businessId: string, employeeId: string, account: Account) {
  const text = proven(businessId, account);
  return text === null ? [] : sealing.digests(ofEmployee(employeeId, text)).map((digest) => Buffer.from(digest, 'hex'));
}

/** @throws 400 where the bank has not named this holder of this account */
export function assertProven(tx: Sealer, businessId: string, account: Account, proof: string): void {
  if (isProven(tx, businessId, account, proof)) return;
  const detail = 'The bank has not named this holder of this account. Confirm the holder again, or save without it.';
  throw refuse.fields({ account_name: [detail] });
}

type Stored = { by: string | null; at: Date };

/** Who is confirmed as the holder of the account that an employee has; null where nobody is. */
export async function readHolder(
  tx: Tx,
  businessId: string,
  employeeId: string,
  account: Account,
): Promise<components['schemas']['AccountHolder'] | null> {
  const [found] = await tx.query<Stored>(
    `select holder_confirmed_by as by, holder_confirmed_at as at from employee_pay
     where business_id = $1 and employee_id = $2 and holder_digest = any($3::bytea[])`,
    [businessId, employeeId, holderDigests(tx, businessId, employeeId, account)],
  );
  if (found === undefined || account.account_name === null) return null;
  const { by, at } = found;
  const name = by === null ? null : ((await namesOf(tx, [by])).get(by) ?? '');
  return { name: account.account_name, confirmed_by: name, confirmed_at: at.toISOString() };
}

/** Keeps that the holder of the account that an employee has was confirmed. */
export const writeHolder = (
  tx: Tx,
  businessId: string,
  { employeeId, account }: { employeeId: string; account: Account },
  { by, at }: Stored,
) =>
  tx.query(
    `update employee_pay set holder_digest = $3, holder_confirmed_by = $4, holder_confirmed_at = $5
     where business_id = $1 and employee_id = $2`,
    [businessId, employeeId, holderDigest(tx, businessId, employeeId, account), by, at],
  );
