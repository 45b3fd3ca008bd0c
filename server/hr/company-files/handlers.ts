/** The files that a business keeps for its people: added, shared, replaced, acknowledged and deleted by who manages HR. */

import { todayIn } from '../../directory/business-day.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAbout, record, recordAll } from '../../platform/security/audit.ts';
import { answerFile } from '../files/acts.ts';
import { dropFiles, findFile, takeUploads } from '../files/store.ts';
import { startMailing } from '../mailings/mailings.ts';
import { isForSomebody, sharingText } from './rules.ts';
import * as store from './store.ts';

type CompanyFileOperation =
  | 'listCompanyFiles'
  | 'createCompanyFiles'
  | 'updateCompanyFile'
  | 'deleteCompanyFile'
  | 'deleteCompanyFiles'
  | 'shareCompanyFiles'
  | 'downloadCompanyFile'
  | 'listCompanyFileReaders'
  | 'remindOfCompanyFile'
  | 'listCompanyFileHistory';
type Call = Pick<BusinessCall<'deleteCompanyFile'>, 'tx' | 'businessId' | 'userId' | 'address'>;

const present = ({ created_at, ...row }: store.FileRow): Answer<'updateCompanyFile'> => ({
  ...row,
  created_at: created_at.toISOString(),
});

export const companyFilesHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, CompanyFileOperation> => {
  const noteAll = (call: Call, subjects: readonly { id: string; name: string }[], action: string, text: string) => {
    const { businessId, userId: actorId, address } = call;
    const common = { businessId, actorId, address, now: clock.now() };
    const entries = subjects.map(({ id, name }) => ({ action, text, subject: { id, name } }));
    return recordAll(call.tx, common, entries);
  };

  async function claim({ tx, businessId }: Call, id: string): Promise<store.Claimed> {
    const [claimed] = await store.claimFiles(tx, businessId, [id]);
    if (claimed === undefined) throw refuse.missing();
    return claimed;
  }

  async function answer({ tx, businessId }: Call, id: string) {
    const [row] = await store.findFiles(tx, businessId, [id]);
    if (row === undefined) throw new Error('A claimed file is there.');
    return present(row);
  }

  type Sharing = Pick<BusinessCall<'shareCompanyFiles'>['body'], 'audience' | 'requires_acknowledgement'>;
  async function share(call: Call, shared: readonly { id: string; name: string }[], sharing: Sharing) {
    const { tx, businessId } = call;
    const { audience, requires_acknowledgement: requiresAcknowledgement } = sharing;
    const ids = shared.map(({ id }) => id);
    await store.shareFiles(tx, businessId, ids, { ...audience, requiresAcknowledgement });
    await noteAll(call, shared, 'companyFile.shared', sharingText(audience, requiresAcknowledgement));
    if (!isForSomebody(audience)) return;
    const kind = 'file_shared';
    for (const subjectId of ids) await startMailing(tx, jobs, { businessId, kind, subjectId, now: clock.now() });
  }

  async function create(call: BusinessCall<'createCompanyFiles'>) {
    const { tx, businessId, userId, body } = call;
    const ids = body.files.map(({ upload }) => upload);
    if (new Set(ids).size < ids.length) throw refuse.fields({ files: ['Send each file once.'] });
    await takeUploads(tx, businessId, { ids, userId, field: 'files' });
    const description = (body.description ?? '').trim();
    const requiresAcknowledgement = body.requires_acknowledgement;
    const added: { id: string; name: string }[] = [];
    for (const { upload: fileId, name: typed } of body.files) {
      const name = typed.trim();
      const file = { name, description, fileId, requiresAcknowledgement, now: clock.now() };
      added.push({ id: await store.addFile(tx, businessId, file), name });
    }
    await noteAll(call, added, 'companyFile.added', 'Added the company file');
    await share(call, added, body);
    const rows = await store.findFiles(
      tx,
      businessId,
      added.map(({ id }) => id),
    );
    return { files: rows.map(present) };
  }

  async function deleteAll(call: Call, claimed: readonly store.Claimed[]) {
    const { tx, businessId } = call;
    await store.deleteFiles(
      tx,
      businessId,
      claimed.map(({ id }) => id),
    );
    const stored = await dropFiles(
      tx,
      businessId,
      claimed.map(({ fileId }) => fileId),
    );
    await removeStored(jobs, tx, stored);
    await noteAll(call, claimed, 'companyFile.deleted', 'Deleted the company file');
  }

  return {
    listCompanyFiles: async (call) =>
      pageOf(call, await store.listFiles(call.tx, call.businessId, call.query), present),

    createCompanyFiles: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createCompanyFiles', businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    updateCompanyFile: async (call) => {
      const { tx, businessId, userId, params, body } = call;
      const claimed = await claim(call, params.id);
      assertUnchanged(call, await answer(call, claimed.id));
      const { upload } = body;
      if (upload !== undefined) await takeUploads(tx, businessId, { ids: [upload], userId, field: 'upload' });
      const name = body.name.trim();
      const change = { name, description: body.description?.trim(), fileId: upload };
      await store.changeFile(tx, businessId, claimed.id, change);
      const subject = [{ id: claimed.id, name }];
      if (upload === undefined) await noteAll(call, subject, 'companyFile.changed', 'Changed the company file');
      else {
        await removeStored(jobs, tx, await dropFiles(tx, businessId, [claimed.fileId]));
        await noteAll(call, subject, 'companyFile.replaced', `Replaced the file by version ${claimed.version + 1}`);
        const now = clock.now();
        await startMailing(tx, jobs, { businessId, kind: 'file_shared', subjectId: claimed.id, now });
      }
      return answer(call, claimed.id);
    },

    deleteCompanyFile: async (call) => {
      await deleteAll(call, [await claim(call, call.params.id)]);
      return undefined;
    },

    deleteCompanyFiles: async (call) => {
      await deleteAll(call, await store.claimFiles(call.tx, call.businessId, call.body.ids));
      return undefined;
    },

    shareCompanyFiles: async (call) => {
      const claimed = await store.claimFiles(call.tx, call.businessId, call.body.ids);
      if (claimed.length < new Set(call.body.ids).size)
        throw refuse.fields({ ids: ['One of these files is no longer there.'] });
      await share(call, claimed, call.body);
      return undefined;
    },

    downloadCompanyFile: async (call) => {
      const { tx, businessId, params, reply } = call;
      const claimed = await claim(call, params.id);
      await store.countDownload(tx, businessId, claimed.id);
      await noteAll(call, [claimed], 'companyFile.downloaded', `Downloaded version ${claimed.version}`);
      return answerFile(files, await findFile(tx, businessId, claimed.fileId), reply);
    },

    listCompanyFileReaders: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await store.findFiles(tx, businessId, [params.id])).length === 0) throw refuse.missing();
      const found = await store.listReaders(tx, businessId, params.id, query);
      return pageOf(call, found, ({ acknowledged_at: at, ...reader }) => ({
        ...reader,
        acknowledged_at: at?.toISOString() ?? null,
      }));
    },

    remindOfCompanyFile: async (call) => {
      const { tx, businessId, userId: actorId, address, params } = call;
      const now = clock.now();
      const claimed = await claim(call, params.id);
      if (!claimed.requiresAcknowledgement) throw refuse.conflict('No acknowledgement is asked for.', 'not_asked');
      const today = await todayIn(tx, businessId, now);
      if (claimed.remindedOn === today) throw refuse.conflict('They were reminded today already.', 'reminded_today');
      await store.markReminded(tx, businessId, claimed.id, today);
      await startMailing(tx, jobs, { businessId, kind: 'file_reminder', subjectId: claimed.id, now });
      const subject = { id: claimed.id, name: claimed.name };
      const action = 'companyFile.reminded';
      const text = 'Reminded those who have not acknowledged it';
      await record(tx, { businessId, actorId, action, text, subject, address, now });
      return undefined;
    },

    listCompanyFileHistory: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await store.findFiles(tx, businessId, [params.id])).length === 0) throw refuse.missing();
      return pageOf(call, await listAbout(tx, businessId, params.id, query), ({ created_at, ...event }) => ({
        ...event,
        created_at: created_at.toISOString(),
      }));
    },
  };
};
