/** The logo of a business: shown to its members, changed by its owner. */
import { lockBusiness } from '../../directory/directory.ts';
import type { Handlers, UploadedFile } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Asking, note } from '../access.ts';
import * as store from './store.ts';

type LogoOperation = 'getBusinessLogo' | 'replaceBusinessLogo' | 'removeBusinessLogo';

export const logoHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, LogoOperation> => {
  const giveLogo = async (asking: Asking, { path, ...logo }: UploadedFile) => {
    const { tx, businessId } = asking;
    await lockBusiness(tx, businessId);
    const storedAs = await files.keep(tx, path);
    try {
      await removeStored(jobs, tx, await store.removeLogo(tx, businessId));
      await store.addLogo(tx, businessId, { ...logo, storedAs }, clock.now());
      await note(asking, clock.now(), 'business.changed', 'Changed the logo of the business');
    } catch (error) {
      await files.remove(storedAs);
      throw error;
    }
  };

  return {
    getBusinessLogo: async ({ tx, businessId, reply }) => {
      const logo = await store.findLogo(tx, businessId);
      if (logo === undefined) throw refuse.missing();
      // An uploaded file: opened by itself, it may load and run nothing.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('content-disposition', 'inline; filename="logo"');
      return { stream: await files.open(logo.storedAs), type: logo.type, size: Number(logo.size) };
    },

    replaceBusinessLogo: async (call) => {
      const logo = call.file('logo');
      if (logo === null) throw refuse.fields({ logo: ['The submitted data was not a file.'] });
      await giveLogo(call, logo);
      return undefined;
    },

    removeBusinessLogo: async (call) => {
      await lockBusiness(call.tx, call.businessId);
      const removed = await store.removeLogo(call.tx, call.businessId);
      if (removed.length === 0) return undefined;
      await removeStored(jobs, call.tx, removed);
      await note(call, clock.now(), 'business.changed', 'Removed the logo of the business');
      return undefined;
    },
  };
};
