/** Shell: what the frame around every module shows of a business. */
import type { Handlers } from '../platform/contract.ts';
import { refuse } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store.ts';

type ShellOperation = 'getBusinessDetail' | 'getBusinessLogo' | 'getQuickstart';

export const shellHandlers = ({ files }: Platform): Pick<Handlers, ShellOperation> => ({
  getBusinessDetail: async ({ tx, businessId }) => {
    const business = await store.readBusiness(tx, businessId);
    if (business === undefined) throw refuse.missing();
    return business;
  },

  getBusinessLogo: async ({ tx, businessId, reply }) => {
    const logo = await store.findLogo(tx, businessId);
    if (logo === undefined) throw refuse.missing();
    // Somebody uploaded it: opened by itself, it may load and run nothing.
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('content-disposition', 'inline; filename="logo"');
    return { stream: await files.open(logo.storedAs), type: logo.type, size: Number(logo.size) };
  },

  getQuickstart: async ({ tx, businessId }) => {
    const counts = await store.countBeginnings(tx, businessId);
    if (counts === undefined) throw refuse.missing();
    return counts;
  },
});
