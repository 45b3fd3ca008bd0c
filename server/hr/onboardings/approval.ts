/**
 * Who approves an onboarding. Whoever made its link, or said where it is mailed, may have filled it in, and would write somebody's
 * bank account alone; the same goes for the employee. The owner may, since there may be nobody else; that they did is recorded.
 */
import type { components } from '../../../openapi/generated/contract.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { listAudience, namesOf } from '../../directory/directory.ts';
import type { BusinessCall } from '../../platform/contract.ts';
import { isFor } from '../../platform/security/audience.ts';
import { memberOf } from '../employees/store.ts';
import type { OnboardingRow } from './store.ts';

type Caller = Pick<BusinessCall<'getOnboarding'>, 'tx' | 'businessId' | 'userId' | 'isOwner' | 'permissions'>;
type Row = Pick<OnboardingRow, 'state' | 'employee' | 'bank' | 'linked_by'>;
type Approval = components['schemas']['OnboardingApproval'] & {
  /** How the audit log says it. */
  entry: string;
};

const mostNamed = 3;
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const isAboutPay = ({ bank }: Pick<OnboardingRow, 'bank'>): boolean =>
  Object.values(bank ?? {}).some((value) => value !== null);

export async function approvalOf(caller: Caller, row: Row): Promise<Approval> {
  const { tx, businessId, userId, isOwner } = caller;
  const entry = 'Approved the onboarding';
  if (row.state !== 'submitted' || !isFor('edit_people', caller)) return { is_allowed: false, note: null, entry };
  const employee = row.employee === null ? null : await memberOf(tx, businessId, row.employee);
  const isOwn = employee === userId;
  const isLinker = row.linked_by.includes(userId);
  if (isOwner) {
    if (isOwn)
      return {
        is_allowed: true,
        note: 'These are your own details. You may approve them as the owner; that is recorded.',
        entry: 'Approved their own onboarding, as the owner',
      };
    if (!isLinker) return { is_allowed: true, note: null, entry };
    return {
      is_allowed: true,
      note: 'You started this or made its link. You may approve as the owner; that is recorded.',
      entry: 'Approved the onboarding that they started or linked, as the owner',
    };
  }
  const needsPay = isAboutPay(row);
  const reason = reasonAgainst({ isOwn, isLinker, isBlind: needsPay && !isFor('see_pay', caller) });
  if (reason === null) return { is_allowed: true, note: null, entry };
  const others = (await listAudience(tx, businessId)).filter(
    (member) =>
      member.isOwner ||
      (isFor('edit_people', member) &&
        (!needsPay || isFor('see_pay', member)) &&
        member.id !== employee &&
        !row.linked_by.includes(member.id)),
  );
  const known = await namesOf(
    tx,
    others.map(({ id }) => id),
  );
  const names = others.map(({ id }) => onOneLine(known.get(id) ?? '')).slice(0, mostNamed);
  return {
    is_allowed: false,
    note: `${reason}: ${either.format(others.length > names.length ? [...names, 'others'] : names)}.`,
    entry,
  };
}

function reasonAgainst({ isOwn, isLinker, isBlind }: Record<'isOwn' | 'isLinker' | 'isBlind', boolean>) {
  if (isOwn) return 'These are your own details, so somebody else approves them';
  if (isLinker) return 'You started this or made its link, so somebody else approves';
  return isBlind ? 'Bank and numbers are about pay, so somebody who may see pay approves' : null;
}
