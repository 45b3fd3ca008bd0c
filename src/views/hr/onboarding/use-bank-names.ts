import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listOnboardingBanks } from '../../../services/operations/hr.onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';

type Bank = components['schemas']['OnboardingBank'];

/** Gives the bank part with the names of bank and pension provider in the place of their codes. */
export function useBankNames(): (bank: Bank | null) => Bank | null {
  const { data } = useQuery(queryOf(listOnboardingBanks, {}));
  const named = (list: readonly { code: string; name: string }[] = [], code: string | null | undefined) =>
    list.find((one) => one.code === code)?.name ?? code ?? null;
  return (bank) =>
    bank && {
      ...bank,
      bank: named(data?.banks, bank.bank),
      pension_provider: named(data?.pension_providers, bank.pension_provider),
    };
}
