/** The background jobs of exports: an archive is written, and removed when it expires. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { timeZoneOf } from '../../directory/business-day.ts';
import { listOwners } from '../../directory/directory.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { later } from '../../platform/time/dates.ts';
import { writeArchive } from './archive.ts';
import { exportReadyMail } from './mails.ts';
import { exportLifetime } from './rules.ts';
import * as store from './store.ts';

export const makeExport = 'businesses.export';
type Export = { businessId: string; exportId: string; userId: string };

/** In seconds: gigabytes of files take longer than other work does. */
const exportLimit = 3600;
const exportLink = '/settings?tab=business';

export const exportJob = ({ clock, config, db, files, mail }: Platform): Job<Export> => {
  const { publicUrl } = config;

  const notifyOf = (tx: Tx, { businessId, exportId, userId }: Export, text: string) =>
    notify(tx, {
      businessId,
      userIds: [userId],
      occasion: `export:${exportId}`,
      text,
      link: exportLink,
      now: clock.now(),
    });

  return {
    name: makeExport,
    retries: 2,
    limit: exportLimit,
    work: async (asked, { signal }) => {
      const { businessId, exportId, userId } = asked;
      const path = join(config.uploadDir, `steward-export-${newId()}`);
      let storedAs: string | null = null;
      try {
        await db.as({ userId, businessId }, async (tx) => {
          const claimed = await store.claimPendingExport(tx, businessId, exportId);
          if (claimed === undefined) return;
          const { name } = claimed;
          const size = await writeArchive(tx, files, { businessId, name, path, now: clock.now(), signal });
          storedAs = await files.keep(tx, path);
          const expiresAt = later(clock.now(), exportLifetime);
          await store.finishExport(tx, businessId, exportId, { storedAs, size, expiresAt });
          const timeZone = await timeZoneOf(tx, businessId);
          const about = { publicUrl, name, businessId, expiresAt, timeZone };
          for (const { id, email } of await listOwners(tx, businessId)) {
            if (id === userId) await mail.send(tx, exportReadyMail({ ...about, to: email }));
          }
          await notifyOf(tx, asked, 'Your data is ready to be downloaded');
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
        if (!(await store.failExport(tx, businessId, exportId))) return;
        await notifyOf(tx, asked, 'Your data could not be written; please ask for it again');
      });
    },
  };
};

export const expireExport = ({ db, jobs }: Platform, { businessId, id }: { businessId: string; id: string }) =>
  db.as({ businessId }, async (tx) => removeStored(jobs, tx, await store.removeExport(tx, businessId, id)));
