/** HR asks employees for a document, sees who has sent it, and accepts it or sends it back. */
import { todayIn } from '../../directory/business-day.ts';
import { findBusinessName, findMember } from '../../directory/directory.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { checkAudience } from '../company-files/store.ts';
import { keepEmployeeDocument } from '../documents/acts.ts';
import { documentName, namingProblem } from '../documents/rules.ts';
import { employeeName } from '../documents/store.ts';
import { memberOf } from '../employees/store.ts';
import { answerFile } from '../files/acts.ts';
import { dropFiles, findFile } from '../files/store.ts';
import { startMailing } from '../mailings/mailings.ts';
import { sentBackMail } from './mails.ts';
import { canMove } from './rules.ts';
import * as store from './store.ts';

type RequestOperation =
  | 'listDocumentRequests'
  | 'createDocumentRequest'
  | 'getDocumentRequest'
  | 'deleteDocumentRequest'
  | 'remindOfDocumentRequest'
  | 'listDocumentAnswers'
  | 'downloadDocumentAnswer'
  | 'acceptDocumentAnswer'
  | 'sendBackDocumentAnswer';
type Call = Pick<BusinessCall<'deleteDocumentRequest'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type AnswerCall = Call & Pick<BusinessCall<'acceptDocumentAnswer'>, 'params'>;

const present = ({ createdBy: _, created_at, ...row }: store.RequestRow): Answer<'getDocumentRequest'> => ({
  ...row,
  created_at: created_at.toISOString(),
});
const presentAnswer = ({ sent_at, ...row }: store.AnswerRow): Answer<'acceptDocumentAnswer'> => ({
  ...row,
  sent_at: sent_at?.toISOString() ?? null,
});

export const documentRequestsHandlers = (platform: Platform): Pick<Handlers, RequestOperation> => {
  const { clock, config, files, jobs, mail } = platform;
  const note = (call: Call, subject: { id: string; name: string }, action: string, text: string) => {
    const { tx, businessId, userId: actorId, address } = call;
    return record(tx, { businessId, actorId, action, text, subject, address, now: clock.now() });
  };
  const noteAnswer = async (call: AnswerCall, { employeeId: id }: store.ClaimedAnswer, text: string, action: string) =>
    note(call, { id, name: await employeeName(call.tx, call.businessId, id) }, action, text);

  async function create(call: BusinessCall<'createDocumentRequest'>) {
    const { tx, businessId, userId: createdBy, body } = call;
    const now = clock.now();
    const name = (body.name ?? '').trim();
    const { kind, audience, due_date: dueDate = null } = body;
    const problem = namingProblem(kind, name);
    if (problem !== null) throw refuse.fields(problem);
    if (dueDate !== null && dueDate < (await todayIn(tx, businessId, now)))
      throw refuse.fields({ due_date: ['It must not be before today.'] });
    await checkAudience(tx, businessId, audience);
    const request = { kind, name, note: (body.note ?? '').trim(), dueDate, createdBy, audience, now };
    const { id, asked } = await store.addRequest(tx, businessId, request);
    if (asked === 0) throw refuse.fields({ audience: ['Choose somebody who is an active employee.'] });
    await startMailing(tx, jobs, { businessId, kind: 'document_asked', subjectId: id, now });
    const text = `Asked ${asked === 1 ? 'one employee' : `${asked.toLocaleString('en-NG')} employees`} for a document`;
    await note(call, { id, name: documentName({ kind, name }) }, 'documentRequest.added', text);
    return present(await find(call, id));
  }

  async function find({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, id: string): Promise<store.RequestRow> {
    const found = await store.findRequest(tx, businessId, id);
    if (found === undefined) throw refuse.missing();
    return found;
  }
  async function claim({ tx, businessId }: Call, id: string): Promise<store.RequestRow> {
    const found = await store.claimRequest(tx, businessId, id);
    if (found === undefined) throw refuse.missing();
    return found;
  }

  /** An answer that waits to be checked. @throws 404, 409 */
  async function claimSent({ tx, businessId, params }: AnswerCall, to: 'accepted' | 'returned') {
    const claimed = await store.claimAnswer(tx, businessId, params.id, params.employee);
    if (claimed === undefined) throw refuse.missing();
    const { fileId } = claimed;
    if (!canMove(claimed.state, to) || fileId === null)
      throw refuse.conflict(
        claimed.state === 'accepted' ? 'It was accepted already.' : 'Nothing waits to be checked.',
        claimed.state,
      );
    return { ...claimed, fileId };
  }
  const answer = async ({ tx, businessId, params }: AnswerCall) =>
    presentAnswer(await store.readAnswer(tx, businessId, params.id, params.employee));

  return {
    listDocumentRequests: async (call) =>
      pageOf(call, await store.listRequests(call.tx, call.businessId, call.query), present),

    createDocumentRequest: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createDocumentRequest', businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    getDocumentRequest: async (call) => present(await find(call, call.params.id)),

    deleteDocumentRequest: async (call) => {
      const { tx, businessId } = call;
      const request = await claim(call, call.params.id);
      const waiting = await store.deleteRequest(tx, businessId, request.id);
      await removeStored(jobs, tx, await dropFiles(tx, businessId, waiting));
      const subject = { id: request.id, name: documentName(request) };
      await note(call, subject, 'documentRequest.withdrawn', 'Withdrew the request for a document');
      return undefined;
    },

    remindOfDocumentRequest: async (call) => {
      const { tx, businessId } = call;
      const now = clock.now();
      const request = await claim(call, call.params.id);
      const today = await todayIn(tx, businessId, now);
      if (request.reminded_on === today) throw refuse.conflict('They were reminded today already.', 'reminded_today');
      await store.markReminded(tx, businessId, request.id, today);
      await startMailing(tx, jobs, { businessId, kind: 'document_reminder', subjectId: request.id, now });
      const subject = { id: request.id, name: documentName(request) };
      await note(call, subject, 'documentRequest.reminded', 'Reminded those who have not sent it');
      return undefined;
    },

    listDocumentAnswers: async (call) => {
      const { tx, businessId, params, query } = call;
      await find(call, params.id);
      return pageOf(call, await store.listAnswers(tx, businessId, params.id, query), presentAnswer);
    },

    downloadDocumentAnswer: async (call) => {
      const { tx, businessId, params, reply } = call;
      const found = await store.claimAnswer(tx, businessId, params.id, params.employee);
      if (found === undefined || found.fileId === null) throw refuse.missing();
      await noteAnswer(call, found, `Opened the document ${documentName(found)}`, 'employee.documentOpened');
      return answerFile(files, await findFile(tx, businessId, found.fileId), reply);
    },

    acceptDocumentAnswer: async (call) => {
      const { tx, businessId, userId: createdBy, body } = call;
      const now = clock.now();
      const sent = await claimSent(call, 'accepted');
      const { employeeId, fileId, kind, name, number, issueDate, expiryDate } = sent;
      const reminderDays = body.reminder_days ?? null;
      const kept = { employeeId, fileId, kind, name, number, issueDate, expiryDate, reminderDays, createdBy };
      await store.moveAnswer(tx, businessId, sent, { state: 'accepted', note: '', sent: null, now });
      await keepEmployeeDocument(tx, businessId, kept, now);
      await noteAnswer(call, sent, `Accepted the document ${documentName(sent)}`, 'employee.documentChanged');
      return answer(call);
    },

    sendBackDocumentAnswer: async (call) => {
      const { tx, businessId } = call;
      const now = clock.now();
      const sent = await claimSent(call, 'returned');
      const why = call.body.note.trim();
      await store.moveAnswer(tx, businessId, sent, { state: 'returned', note: why, sent: null, now });
      await removeStored(jobs, tx, await dropFiles(tx, businessId, [sent.fileId]));
      const document = documentName(sent);
      await noteAnswer(call, sent, `Sent back the document ${document}`, 'employee.documentChanged');
      const userId = await memberOf(tx, businessId, sent.employeeId);
      const member = userId === null ? undefined : await findMember(tx, businessId, userId);
      if (member === undefined) return answer(call);
      const occasion = `document-returned:${sent.requestId}:${now.toISOString()}`;
      const text = `Send your document again: ${document}`;
      await notify(tx, { businessId, userIds: [member.id], occasion, text, link: '/my-files', now });
      const business = await findBusinessName(tx, businessId);
      await mail.send(tx, sentBackMail(config.publicUrl, { to: member.email, business, document, note: why }));
      return answer(call);
    },
  };
};
