/** Asks who holds a bank account: a provider where there is one. */
import type { Config } from '../../platform/config.ts';
import { isStorable } from '../../platform/database/storable.ts';

type BankAccount = { bank: string; account_number: string };
/** *unknown* where the bank has no such account; *unavailable* where nobody could be asked. */
type Holder = { name: string } | 'unknown' | 'unavailable';
export type AccountResolver = (account: BankAccount) => Promise<Holder>;

/** Milliseconds. */
const patience = 15_000;

type Resolved = { status?: unknown; data?: { account_name?: unknown } | null };

/** https://paystack.com/docs/identity-verification/verify-account-number/ */
const paystackResolver =
  ({ url, secretKey }: NonNullable<Config['paystack']>): AccountResolver =>
  async ({ bank, account_number }) => {
    try {
      const response = await fetch(`${url}/bank/resolve?${new URLSearchParams({ account_number, bank_code: bank })}`, {
        headers: { authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      // It answers 422, and 400 in older versions, for an account that the bank does not have.
      if (response.status === 422 || response.status === 400) return 'unknown';
      const answer = (await response.json()) as Resolved | null;
      const name = answer?.data?.account_name;
      if (!response.ok || answer?.status !== true || typeof name !== 'string') return 'unavailable';
      return isStorable(name) && name.trim() !== '' ? { name: name.trim().slice(0, 200) } : 'unavailable';
    } catch {
      return 'unavailable';
    }
  };

/** For trying out: an account whose serial number ends with 0 does not exist, every other one has a holder. */
const sandboxResolver: AccountResolver = async ({ account_number: account }) =>
  account.at(-2) === '0' ? 'unknown' : { name: `Sandbox Holder ${account.slice(-4)}` };

/** In production without keys nobody can be asked. */
export function createResolver({ paystack, production }: Pick<Config, 'paystack' | 'production'>): AccountResolver {
  if (paystack !== null) return paystackResolver(paystack);
  return production ? async () => 'unavailable' : sandboxResolver;
}
