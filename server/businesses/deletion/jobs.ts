/** What happens to a business while nobody waits: its archive is written, its end comes near, and comes. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Job } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import * as businessStore from '../business/store.ts';
import { writeArchive } from '../exports/archive.ts';
import { exportReadyMail } from '../exports/mails.ts';
import { exportLifetime } from '../exports/rules.ts';
import * as exportsStore from '../exports/store.ts';
import { endingSoonMail, goneMail } from './mails.ts';
import { later, warningBefore } from './rules.ts';
import * as deletion from './store.ts';

export const makeExport = 'businesses.export';
export const removeFiles = 'businesses.remove-files';
type Export = { businessId: string; exportId: string; userId: string };

/** In seconds: gigabytes of files take longer than other work does. */
const exportLimit = 3600;
const exportLink = '/settings?tab=business';

export const businessesJobs = (platform: Platform): Job<never>[] => {
  const { clock, config, db, files, jobs, mail, log } = platform;
  const { publicUrl } = config;

  const timeZoneOf = async (tx: Tx, businessId: string) =>
    (await businessStore.readBusiness(tx, businessId))?.time_zone ?? 'Africa/Lagos';

  const tell = (tx: Tx, { businessId, exportId, userId }: Export, text: string) =>
    notify(tx, {
      businessId,
      userIds: [userId],
      occasion: `export:${exportId}`,
      text,
      link: exportLink,
      now: clock.now(),
    });

  const exportOne: Job<Export> = {
    name: makeExport,
    retries: 2,
    limit: exportLimit,
    work: async (asked, { signal }) => {
      const { businessId, exportId, userId } = asked;
      const path = join(config.uploadDir, `steward-export-${newId()}`);
      let storedAs: string | null = null;
      try {
        await db.as({ userId, businessId }, async (tx) => {
          const claimed = await exportsStore.claimPendingExport(tx, businessId, exportId);
          if (claimed === undefined) return;
          const { name } = claimed;
          const size = await writeArchive(tx, files, { businessId, name, path, now: clock.now(), signal });
          storedAs = await files.keep(path);
          const expiresAt = later(clock.now(), exportLifetime);
          await exportsStore.finishExport(tx, businessId, exportId, { storedAs, size, expiresAt });
          const timeZone = await timeZoneOf(tx, businessId);
          const about = { publicUrl, name, businessId, expiresAt, timeZone };
          for (const { userId: owner, email } of await deletion.listOwners(tx, businessId)) {
            if (owner === userId) await mail.send(tx, exportReadyMail({ ...about, to: email }));
          }
          await tell(tx, asked, 'Your data is ready to be downloaded');
        });
      } catch (error) {
        if (storedAs !== null) await files.remove(storedAs);
        throw error;
      } finally {
        await rm(path, { force: true });
      }
    },
    gaveUp: async (asked) => {
      const { businessId, exportId, userId } = asked;
      await db.as({ userId, businessId }, async (tx) => {
        if (!(await exportsStore.failExport(tx, businessId, exportId))) return;
        await tell(tx, asked, 'Your data could not be written; please ask for it again');
      });
    },
  };

  const warn = ({ businessId }: { businessId: string }) =>
    db.as({ businessId }, async (tx) => {
      const now = clock.now();
      const claimed = await deletion.claimUnwarned(tx, businessId, now, later(now, warningBefore));
      if (claimed === undefined) return;
      const about = { publicUrl, ...claimed, timeZone: await timeZoneOf(tx, businessId) };
      for (const { email } of await deletion.listOwners(tx, businessId))
        await mail.send(tx, endingSoonMail({ ...about, to: email }));
    });

  const end = ({ businessId }: { businessId: string }) =>
    db.as({ businessId }, async (tx) => {
      const claimed = await deletion.claimEnded(tx, businessId, clock.now());
      if (claimed === undefined) return;
      const owners = await deletion.listOwners(tx, businessId);
      await jobs.send(tx, removeFiles, { stored: await deletion.listStored(tx, businessId) });
      await deletion.removeBusiness(tx, businessId);
      for (const { email } of owners) await mail.send(tx, goneMail({ to: email, name: claimed.name }));
      log.info({ business: businessId }, 'a business was deleted for good');
    });

  const expire = ({ businessId, id }: { businessId: string; id: string }) =>
    db.as({ businessId }, async (tx) => {
      const stored = await exportsStore.removeExport(tx, businessId, id);
      if (stored !== null) await jobs.send(tx, removeFiles, { stored: [stored] });
    });

  const daily: Job<object> = {
    name: 'businesses.daily',
    retries: 3,
    schedule: '7 4 * * *',
    // One business a transaction: what fails for one is tried again, and keeps no other from its end.
    work: async () => {
      const now = clock.now();
      const [ending, ended, expired] = await db.system((tx) =>
        Promise.all([
          deletion.listEnding(tx, later(now, warningBefore)),
          deletion.listEnding(tx, now),
          exportsStore.listExpiredExports(tx, now),
        ]),
      );
      const work = [
        ...ending.map((each) => () => warn(each)),
        ...ended.map((each) => () => end(each)),
        ...expired.map((each) => () => expire(each)),
      ];
      const failures: unknown[] = [];
      for (const one of work) await one().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${work.length} failed`);
    },
  };

  const forget: Job<{ stored: string[] }> = {
    name: removeFiles,
    retries: 8,
    backoff: true,
    work: async ({ stored }) => {
      for (const id of stored) await files.remove(id);
    },
  };

  return [exportOne, daily, forget] as Job<never>[];
};
