/** The banks and pension providers that pay details name. */
import type { Handlers } from '../../platform/contract.ts';
import { allBanks, allProviders } from './catalogue.ts';

export const banksHandlers = (): Pick<Handlers, 'listBanks' | 'listPensionProviders'> => ({
  listBanks: async () => allBanks,
  listPensionProviders: async () => [...allProviders],
});
