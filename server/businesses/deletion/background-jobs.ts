/** Deleted businesses: their owner is reminded before the end, and then everything is removed. */

import { timeZoneOf } from '../../directory/business-day.ts';
import { listOwners } from '../../directory/directory.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { later } from '../../platform/time/dates.ts';
import type { Services } from '../../plug/services.ts';
import { endingSoonMail, goneMail } from './mails.ts';
import { warningBefore } from './rules.ts';
import * as store from './store.ts';

/** Reminds the owner once, some days before the end. */
export const warnOfEnd = ({ clock, config, db, mail }: Platform, { businessId }: { businessId: string }) =>
  db.as({ businessId }, async (tx) => {
    const now = clock.now();
    const claimed = await store.claimUnwarned(tx, businessId, now, later(now, warningBefore));
    if (claimed === undefined) return;
    const about = { publicUrl: config.publicUrl, ...claimed, timeZone: await timeZoneOf(tx, businessId) };
    for (const { email } of await listOwners(tx, businessId))
      await mail.send(tx, endingSoonMail({ ...about, to: email }));
  });

/** Removes a business whose grace period is over. */
export const endBusiness = (
  { clock, config: { publicUrl }, db, jobs, log, mail }: Platform,
  services: Pick<Services, 'endBusiness'>,
  { businessId }: { businessId: string },
) =>
  db.as({ businessId }, async (tx) => {
    const claimed = await store.claimEnded(tx, businessId, clock.now());
    if (claimed === undefined) return;
    const owners = await listOwners(tx, businessId);
    const stored = [...(await store.listStored(tx, businessId)), ...(await services.endBusiness(tx, businessId))];
    await removeStored(jobs, tx, [...new Set(stored)]);
    await store.removeBusiness(tx, businessId);
    for (const { email } of owners) await mail.send(tx, goneMail({ publicUrl, to: email, name: claimed.name }));
    log.info({ business: businessId }, 'a business was deleted for good');
  });
