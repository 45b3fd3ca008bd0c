/** Exports: the owner asks for everything in a business, and downloads it when it is ready. */
import type { Answer, Handlers } from '../../platform/contract.ts';
import { onePage } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOwned, note } from '../access.ts';
import { makeExport } from './background-jobs.ts';
import { fileNameOf } from './rules.ts';
import * as store from './store.ts';

type ExportOperation = 'requestExport' | 'listExports' | 'downloadExport';

const present = ({ id, status, createdAt, expiresAt, size }: store.ExportRow): Answer<'requestExport'> => ({
  id,
  status,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
  size: size === null ? null : Number(size),
});

export const exportHandlers = ({ clock, db, files, jobs }: Platform): Pick<Handlers, ExportOperation> => ({
  requestExport: async ({ tx, userId, address, params: { domain } }) => {
    const { businessId } = await findOwned(tx, userId, domain, clock.now());
    await db.enter(tx, { userId, businessId });
    const claimed = await store.claimExport(tx, businessId, userId, clock.now());
    // It ended between the two statements.
    if (claimed === undefined) throw refuse.conflict('Please ask once more.');
    if (claimed.isNew) {
      await jobs.send(tx, makeExport, { businessId, exportId: claimed.row.id, userId });
      await note(
        { tx, businessId, userId, address },
        clock.now(),
        'business.exported',
        'Asked for the data of the business',
      );
    }
    return present(claimed.row);
  },

  // These two read twice, as the person and then in the business: with one connection after the other, not two at once.
  listExports: async ({ userId, params: { domain } }) => {
    const { businessId } = await db.read({ userId }, (tx) => findOwned(tx, userId, domain, clock.now()));
    const rows = await db.read({ userId, businessId }, (inside) => store.listExports(inside, businessId, clock.now()));
    return onePage(rows.map(present));
  },

  downloadExport: async ({ userId, params: { domain, id }, reply }) => {
    const { businessId } = await db.read({ userId }, (tx) => findOwned(tx, userId, domain, clock.now()));
    const found = await db.read({ userId, businessId }, (inside) =>
      store.findReadyExport(inside, businessId, id, clock.now()),
    );
    if (found === undefined) throw refuse.missing();
    const name = `${fileNameOf(found.name)}-${found.createdAt.toISOString().slice(0, 10)}.zip`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return { stream: await files.open(found.storedAs), type: 'application/zip', size: Number(found.size) };
  },
});
