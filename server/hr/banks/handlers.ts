/** The banks and pension providers that pay details name, and whether an account is one. */
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { allBanks, allProviders, bankOf, isAccountOf } from './catalogue.ts';
import { createResolver } from './resolver.ts';

type BankOperation = 'listBanks' | 'listPensionProviders' | 'validateAccountNumber';

export function banksHandlers({ config }: Platform): Pick<Handlers, BankOperation> {
  const resolve = createResolver(config);
  return {
    listBanks: async () => allBanks,

    listPensionProviders: async () => [...allProviders],

    validateAccountNumber: async ({ body }) => {
      const bank = bankOf(body.bank);
      if (bank === undefined) throw refuse.fields({ bank: ['There is no such bank.'] });
      // The check digit needs nobody, and most mistakes end here.
      if (!isAccountOf(bank, body.account_number)) return { is_valid: false, account_name: null };
      const holder = await resolve(body);
      if (holder === 'unknown') return { is_valid: false, account_name: null };
      return { is_valid: true, account_name: holder === 'unavailable' ? null : holder.name };
    },
  };
}
