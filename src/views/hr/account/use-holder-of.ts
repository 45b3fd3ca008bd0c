import type { components } from '../../../../openapi/generated/contract.ts';
import { validateAccountNumber } from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';

/** Asks whose account it is, for whoever may see pay. */
export function useHolderOf() {
  const { id: businessId } = useBusiness();
  return (account: components['schemas']['BankAccount']) => queryOf(validateAccountNumber, { businessId, ...account });
}
