/** The deletion of a business by its owner, and its restoration during the 30 days that follow. */
import { listOwners } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { later } from '../../platform/time/dates.ts';
import type { Services } from '../../plug/services.ts';
import { findOwned, note } from '../access.ts';
import { claimBusiness } from '../business/store.ts';
import { deletedMail, restoredMail } from './mails.ts';
import { gracePeriod, isNamed } from './rules.ts';
import * as store from './store.ts';

type DeletionOperation = 'deleteWholeBusiness' | 'restoreBusiness';

export const deletionHandlers = (
  { clock, config, db, mail }: Platform,
  { accounts }: Pick<Services, 'accounts'>,
): Pick<Handlers, DeletionOperation> => {
  const { publicUrl } = config;
  return {
    deleteWholeBusiness: async ({ tx, userId, address, body: { domain, name, password } }) => {
      const known = await findOwned(tx, userId, domain, clock.now());
      // It cannot be deleted twice; the person sees in their list of businesses that it was.
      if (known.standing !== 'open') throw refuse.missing();
      const { businessId } = known;
      const isRight = await accounts.isPasswordOf(tx, userId, password);
      if (!isRight || !isNamed(known.name, name)) {
        throw refuse.fields({
          ...(isNamed(known.name, name) ? {} : { name: [`Type the name as it is written: ${known.name}`] }),
          ...(isRight ? {} : { password: ['Your password was entered incorrectly. Please enter it again.'] }),
        });
      }
      await db.enter(tx, { userId, businessId });
      const now = clock.now();
      const deletesAt = later(now, gracePeriod);
      const business = await claimBusiness(tx, businessId);
      if (business === undefined || !(await store.close(tx, businessId, { now, deletesAt }))) throw refuse.missing();
      await note({ tx, businessId, userId, address }, clock.now(), 'business.deleted', 'Deleted the business');
      const about = { publicUrl, name: known.name, deletesAt, timeZone: business.time_zone };
      for (const { email } of await listOwners(tx, businessId))
        await mail.send(tx, deletedMail({ ...about, to: email }));
      return { deletes_at: deletesAt.toISOString() };
    },

    restoreBusiness: async ({ tx, userId, address, body: { domain } }) => {
      const { businessId, name, standing } = await findOwned(tx, userId, domain, clock.now());
      if (standing === 'open') return undefined;
      await db.enter(tx, { userId, businessId });
      if (!(await store.reopen(tx, businessId, clock.now()))) return undefined;
      await note({ tx, businessId, userId, address }, clock.now(), 'business.restored', 'Restored the business');
      for (const { email } of await listOwners(tx, businessId))
        await mail.send(tx, restoredMail({ publicUrl, to: email, name }));
      return undefined;
    },
  };
};
