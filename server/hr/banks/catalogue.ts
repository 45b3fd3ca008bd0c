/** Banks and pension providers of Nigeria, as data with sources. */
import { readFileSync } from 'node:fs';
import type { components } from '../../../openapi/generated/contract.ts';
import { isNuban } from '../../../rules/hr/nuban.ts';

type Schemas = components['schemas'];
type Bank = Schemas['Bank'] & { isNuban?: false };

const read = <Data>(name: string): Data =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Data;
const { banks } = read<{ banks: Bank[] }>('banks');
const { providers } = read<{ providers: Schemas['PensionProvider'][] }>('pension-providers');

/** By name, as the files have them. */
export const allBanks: Schemas['Bank'][] = banks.map(({ code, name }) => ({ code, name }));
export const allProviders: readonly Schemas['PensionProvider'][] = providers;

export const bankOf = (code: string) => banks.find((bank) => bank.code === code);
export const providerOf = (code: string) => providers.find((provider) => provider.code === code);

/** Whether a bank can have an account of that number. */
export const isAccountOf = (bank: Bank, account: string): boolean =>
  bank.isNuban === false ? /^\d{10}$/.test(account) : isNuban(bank.code, account);
