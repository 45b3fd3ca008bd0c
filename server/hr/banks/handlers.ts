/** The banks and pension providers that pay details name, and whether an account is one. */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { allBanks, allProviders } from './catalogue.ts';
import { createAccountCheck } from './check.ts';

type BankOperation = 'listBanks' | 'listPensionProviders' | 'validateAccountNumber';

export function banksHandlers(platform: Platform): Pick<Handlers, BankOperation> {
  const check = createAccountCheck(platform);
  return {
    listBanks: async () => allBanks,
    listPensionProviders: async () => [...allProviders],
    validateAccountNumber: ({ businessId, body }) => check(businessId, body),
  };
}
