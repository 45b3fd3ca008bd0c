/** Checks an account number by its digits, and then by asking whose it is. */
import type { components } from '../../../openapi/generated/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { holderProof } from '../pay/holder.ts';
import { bankOf, isAccountOf } from './catalogue.ts';
import { createResolver } from './resolver.ts';

type Schemas = components['schemas'];

const noAccount: Schemas['CheckedAccount'] = { is_valid: false, account_name: null, holder_proof: null };

/** It holds no database connection while the bank is asked. @throws 400 for a bank that there is not */
export function createAccountCheck({ config, db }: Pick<Platform, 'config' | 'db'>) {
  const resolve = createResolver(config);
  return async (businessId: string, asked: Schemas['BankAccount']): Promise<Schemas['CheckedAccount']> => {
    const bank = bankOf(asked.bank);
    if (bank === undefined) throw refuse.fields({ bank: ['There is no such bank.'] });
    // The check digit needs nobody, and most mistakes end here.
    if (!isAccountOf(bank, asked.account_number)) return noAccount;
    const holder = await resolve(asked);
    if (holder === 'unknown') return noAccount;
    const account_name = holder === 'unavailable' ? null : holder.name;
    const account = { ...asked, account_name };
    const holder_proof = await db.as({ businessId }, async (tx) => holderProof(tx, businessId, account));
    return { is_valid: true, account_name, holder_proof };
  };
}
