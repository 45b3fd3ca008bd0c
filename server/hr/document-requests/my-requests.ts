/** The documents that a member was asked for, and sends. */
import { findMember } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { documentName, problemsOf } from '../documents/rules.ts';
import { employeeName } from '../documents/store.ts';
import { employeeOf } from '../employees/store.ts';
import { dropFiles, takeUploads } from '../files/store.ts';
import { canMove } from './rules.ts';
import * as store from './store.ts';

type MyRequestOperation = 'listMyDocumentRequests' | 'sendMyDocument';

export const myRequestsHandlers = ({ clock, jobs }: Platform): Pick<Handlers, MyRequestOperation> => {
  /** Tells who asked, when they are still a member. */
  async function tellAsker({ tx, businessId }: BusinessCall<'sendMyDocument'>, answer: store.ClaimedAnswer) {
    const now = clock.now();
    if ((await findMember(tx, businessId, answer.askedBy)) === undefined) return;
    const who = await employeeName(tx, businessId, answer.employeeId);
    const occasion = `document-sent:${answer.requestId}:${answer.employeeId}:${now.toISOString()}`;
    const text = `${who} sent a document: ${documentName(answer)}`;
    const link = `/hr/document-requests/${answer.requestId}`;
    await notify(tx, { businessId, userIds: [answer.askedBy], occasion, text, link, now });
  }

  return {
    listMyDocumentRequests: async (call) => {
      const { tx, businessId, userId, query } = call;
      const me = await employeeOf(tx, businessId, userId);
      return pageOf(call, await store.listMine(tx, businessId, me, query), (row) => row);
    },

    sendMyDocument: async (call) => {
      const { tx, businessId, userId, params, body } = call;
      const me = await employeeOf(tx, businessId, userId);
      const claimed = me === null ? undefined : await store.claimAnswer(tx, businessId, params.id, me);
      if (claimed === undefined) throw refuse.missing();
      if (!canMove(claimed.state, 'sent')) throw refuse.conflict('It was accepted already.', claimed.state);
      const dates = { issueDate: body.issue_date ?? null, expiryDate: body.expiry_date ?? null };
      const problems = problemsOf({ ...dates, reminderDays: null });
      if (problems !== null) throw refuse.fields(problems);
      await takeUploads(tx, businessId, { ids: [body.upload], userId, field: 'upload' });
      const sent = { ...dates, fileId: body.upload, number: body.number?.trim() || null };
      await store.moveAnswer(tx, businessId, claimed, { state: 'sent', note: '', sent, now: clock.now() });
      if (claimed.fileId !== null) await removeStored(jobs, tx, await dropFiles(tx, businessId, [claimed.fileId]));
      await tellAsker(call, claimed);
      const { rows } = await store.listMine(tx, businessId, me, {}, params.id);
      const [row] = rows;
      if (row === undefined) throw new Error('What was just sent is listed.');
      return row;
    },
  };
};
