/** What may be asked of pay details: to be changed, and who may see them. Every look at them in full is recorded. */
import type { Caller, Inside } from '../../platform/asking.ts';
import type { BusinessCall } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { record } from '../../platform/security/audit.ts';
import { refuseOneself } from '../employees/oneself.ts';
import { addAccountChange, isAccountChanged, type Paid, type PaySource } from './account-changes.ts';
import { assertProven, type Confirmation, readHolder, writeHolder } from './holder.ts';
import { changedPay, type PayDetails } from './rules.ts';
import { findSameNin, readPay, readPayOf, writePay } from './store.ts';

type Changer = Caller & Pick<BusinessCall<'getPayDetails'>, 'isOwner'>;
/** `paid` is null for a new employee: nothing was paid to another account before. */
type Change = {
  employee: { id: string; name: string };
  paid: Paid['addresses'] | null;
  source: PaySource;
  /** Of the account that the details name. */
  holder: Confirmation | null;
  now: Date;
};

const changedBy: Record<PaySource, string> = {
  form: '',
  profile_change: ' as the employee asked',
  onboarding: ' by an onboarding',
  import: ' from a file',
  import_undo: ', because the import was undone',
};

/** What is recorded of a change of pay details: which of them, and never what they are. Null when nothing differs. */
export function payChangeEntry(before: PayDetails, after: PayDetails, source: PaySource) {
  const changed = changedPay(before, after);
  if (changed.length === 0) return null;
  const text = `Changed the ${new Intl.ListFormat('en-GB').format(changed)}${changedBy[source]}`;
  return { action: 'employee.payChanged', text };
}

/** What is said of a new NIN that somebody else has; null where nobody has. What stays as it was is not asked about. */
export async function ninProblem(
  { tx, businessId }: Inside,
  nin: string | null,
  { before, id }: { before: string | null; id: string | null },
): Promise<string | null> {
  if (nin === null || nin === before) return null;
  const whose = await findSameNin(tx, businessId, nin, id);
  return whose && `${whose} has this NIN already. If it is the same person, restore their employment instead.`;
}

/** How a confirmed holder is recorded; a member confirms in their own name. */
const holderEntry = ({ by }: Confirmation) => ({
  action: 'employee.holderConfirmed',
  text: by === null ? 'The employee confirmed the account holder' : 'Confirmed the account holder',
});

/**
 * Stores checked details and who confirmed the holder, records which of them changed, and marks a changed account. Who confirmed the
 * same account first stays.
 * @throws 403 to somebody who changes their own, 400 at a NIN that somebody else has and at a holder whom the bank did not name
 */
export async function changePay(caller: Changer, details: PayDetails, { employee, paid, source, holder, now }: Change) {
  const { tx, businessId, userId, address } = caller;
  const before = await readPay(tx, businessId, employee.id);
  const entry = payChangeEntry(before, details, source);
  if (holder !== null) assertProven(tx, businessId, details, holder.proof);
  const isKnown = holder === null || (await readHolder(tx, businessId, employee.id, details)) !== null;
  if (entry === null && isKnown) return;
  await refuseOneself(caller, employee.id, 'Somebody else who may see pay has to change your own pay details.');
  const same = await ninProblem(caller, details.nin, { before: before.nin, id: employee.id });
  if (same !== null) throw refuse.fields({ nin: [same] });
  const by = { businessId, actorId: userId, subject: employee, address, now };
  if (entry !== null) {
    await writePay(tx, businessId, employee.id, details);
    await record(tx, { ...by, ...entry });
  }
  if (!isKnown) {
    await writeHolder(tx, businessId, { employeeId: employee.id, account: details }, holder);
    await record(tx, { ...by, ...holderEntry(holder) });
  }
  if (paid !== null && isAccountChanged(before, details))
    await addAccountChange(caller, { ...employee, addresses: paid }, source, now);
}

/** Records that somebody saw an employee's pay details in full. */
export const notePayShown = (
  { tx, businessId, userId, address }: Caller,
  subject: { id: string; name: string },
  now: Date,
) => {
  const shown = { action: 'employee.payShown', text: 'Saw pay and bank details' };
  return record(tx, { businessId, actorId: userId, ...shown, subject, address, now });
};

/** Whether somebody may see pay in full. */
export const maySeePay = ({ isOwner, permissions }: Pick<BusinessCall<'getPayDetails'>, 'isOwner' | 'permissions'>) =>
  isOwner || permissions.includes('see_pay');

/**
 * The pay of those employees who have any, by id. Whoever shows it in full records that (`notePayShown`).
 * @throws 403 to somebody who may not see pay
 */
export async function payOf(
  { tx, businessId, ...access }: Inside & Parameters<typeof maySeePay>[0],
  ids: readonly string[],
): Promise<Map<string, PayDetails>> {
  if (!maySeePay(access)) throw refuse.forbidden('Only somebody who may see pay can do this.');
  return readPayOf(tx, businessId, ids);
}
