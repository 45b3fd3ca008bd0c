/** What is shared with a member: they see, open and acknowledge that, and nothing else. */

import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { answerFile } from '../files/acts.ts';
import { findFile } from '../files/store.ts';
import * as store from './store.ts';

type MyFileOperation = 'listMyFiles' | 'downloadMyFile' | 'acknowledgeMyFile';
type Call = Pick<BusinessCall<'downloadMyFile'>, 'tx' | 'businessId' | 'userId' | 'address' | 'params'>;

const present = (row: store.SharedRow): Answer<'acknowledgeMyFile'> => {
  const { id, name, description, fileInfo, version, requires_acknowledgement } = row;
  return {
    id,
    name,
    description,
    fileInfo,
    version,
    requires_acknowledgement,
    created_at: row.created_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
  };
};

export const myFilesHandlers = ({ clock, files }: Platform): Pick<Handlers, MyFileOperation> => {
  /** @throws 404 for one that is not shared with them */
  async function find({ tx, businessId, userId, params }: Call) {
    const found = await store.findShared(tx, businessId, userId, params.id);
    if (found === undefined) throw refuse.missing();
    return found;
  }
  const note = (
    { tx, businessId, userId, address }: Call,
    { id, name }: store.SharedRow,
    action: string,
    text: string,
  ) => record(tx, { businessId, actorId: userId, action, text, subject: { id, name }, address, now: clock.now() });

  return {
    listMyFiles: async (call) =>
      pageOf(call, await store.listShared(call.tx, call.businessId, call.userId, call.query), present),

    downloadMyFile: async (call) => {
      const found = await find(call);
      await store.countDownload(call.tx, call.businessId, found.id);
      await store.noteOpened(call.tx, call.businessId, { ...found, now: clock.now() });
      await note(call, found, 'companyFile.downloaded', `Downloaded version ${found.version}`);
      return answerFile(files, await findFile(call.tx, call.businessId, found.fileId), call.reply);
    },

    acknowledgeMyFile: async (call) => {
      const { tx, businessId, body } = call;
      const found = await find(call);
      if (!found.requires_acknowledgement) throw refuse.conflict('No acknowledgement is asked for.', 'not_asked');
      if (body.version !== found.version)
        throw refuse.conflict('There is a new version. Read it, and acknowledge that one.', 'new_version');
      if (found.opened_at === null && found.acknowledged_at === null)
        throw refuse.conflict('Open the file first. Then say that you have read it.', 'not_opened');
      const { id, version, employeeId } = found;
      const isNew = await store.acknowledge(tx, businessId, { id, version, employeeId, now: clock.now() });
      if (isNew) await note(call, found, 'companyFile.acknowledged', `Acknowledged version ${version}`);
      return present(await find(call));
    },
  };
};
