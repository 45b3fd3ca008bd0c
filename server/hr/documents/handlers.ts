/** The documents of employees: kept by who edits people, and read by the employee themselves. */
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { stateOf } from '../../platform/time/expiry.ts';
import { refuseOneself } from '../employees/oneself.ts';
import { employeeOf, nameOf, readEmployee } from '../employees/store.ts';
import { answerFile } from '../files/acts.ts';
import { findFile, takeUploads } from '../files/store.ts';
import { dropEmployeeDocument, keepEmployeeDocument, renewEmployeeDocument } from './acts.ts';
import { documentName, namingProblem } from './rules.ts';
import * as store from './store.ts';

type DocumentOperation =
  | 'listEmployeeDocuments'
  | 'addEmployeeDocument'
  | 'searchEmployeeDocuments'
  | 'deleteEmployeeDocument'
  | 'renewEmployeeDocument'
  | 'listEmployeeDocumentVersions'
  | 'downloadEmployeeDocument'
  | 'listMyDocuments'
  | 'downloadMyDocument';
type Call = Pick<BusinessCall<'deleteEmployeeDocument'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type Of = Call & Pick<BusinessCall<'deleteEmployeeDocument'>, 'params' | 'isOwner'>;
type Dated = Pick<BusinessCall<'renewEmployeeDocument'>['body'], 'number' | 'issue_date' | 'expiry_date'> & {
  reminder_days?: number | null;
};

const keptOf = ({ number, issue_date = null, expiry_date = null, reminder_days = null }: Dated) => ({
  number: number?.trim() || null,
  issueDate: issue_date,
  expiryDate: expiry_date,
  reminderDays: reminder_days,
});

export const documentsHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, DocumentOperation> => {
  const presenting = async ({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>) => {
    const today = await todayIn(tx, businessId, clock.now());
    return ({
      id,
      kind,
      name,
      number,
      issue_date,
      expiry_date,
      version,
      reminder_days,
      ...row
    }: store.DocumentRow) => ({
      id,
      kind,
      name,
      number,
      issue_date,
      expiry_date,
      version,
      reminder_days,
      fileInfo: row.fileInfo,
      state: stateOf(expiry_date, today),
      created_at: row.created_at.toISOString(),
    });
  };
  const answer = async (call: Call, id: string) =>
    (await presenting(call))(await store.readDocument(call.tx, call.businessId, id));

  async function note(
    { tx, businessId, userId, address }: Call,
    employeeId: string,
    text: string,
    action = 'employee.documentChanged',
  ) {
    const employee = await readEmployee(tx, businessId, employeeId);
    if (employee === undefined) throw refuse.missing();
    const subject = { id: employeeId, name: nameOf(employee) };
    const about = { businessId, actorId: userId, action, text, subject, address };
    await record(tx, { ...about, now: clock.now() });
  }

  async function claim(call: Of): Promise<store.Claimed> {
    const claimed = await store.claimDocument(call.tx, call.businessId, call.params.id);
    if (claimed === undefined) throw refuse.missing();
    await refuseOneself(call, claimed.employeeId, 'Somebody else has to change your own documents.');
    return claimed;
  }

  async function add(call: BusinessCall<'addEmployeeDocument'>) {
    const { tx, businessId, userId, params, body } = call;
    const name = (body.name ?? '').trim();
    const problem = namingProblem(body.kind, name);
    if (problem !== null) throw refuse.fields(problem);
    const { kind, upload: fileId } = body;
    await note(call, params.id, `Added the document ${documentName({ kind, name })}`);
    await takeUploads(tx, businessId, { ids: [fileId], userId, field: 'upload' });
    const kept = { ...keptOf(body), employeeId: params.id, fileId, kind, name, createdBy: userId };
    return answer(call, await keepEmployeeDocument(tx, businessId, kept, clock.now()));
  }

  async function renew(call: BusinessCall<'renewEmployeeDocument'>) {
    const { tx, businessId, userId, body } = call;
    const renewed = await claim(call);
    await takeUploads(tx, businessId, { ids: [body.upload], userId, field: 'upload' });
    const kept = { ...keptOf(body), fileId: body.upload, createdBy: userId };
    const id = await renewEmployeeDocument(tx, businessId, renewed, kept, clock.now());
    await note(call, renewed.employeeId, `Renewed the document ${documentName(renewed)}`);
    return answer(call, id);
  }

  return {
    listEmployeeDocuments: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await readEmployee(tx, businessId, params.id)) === undefined) throw refuse.missing();
      const present = await presenting(call);
      return pageOf(call, await store.listOfEmployee(tx, businessId, params.id, query), present);
    },

    addEmployeeDocument: (call) => {
      const { tx, userId, businessId, params, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `addEmployeeDocument ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => add(call));
    },

    searchEmployeeDocuments: async (call) => {
      const { tx, businessId, query } = call;
      const present = await presenting(call);
      const found = await store.searchDocuments(tx, businessId, query, await todayIn(tx, businessId, clock.now()));
      return pageOf(call, found, (row) => ({ document: present(row), employee: row.employee }));
    },

    deleteEmployeeDocument: async (call) => {
      const dropped = await claim(call);
      await dropEmployeeDocument(call.tx, jobs, call.businessId, dropped, clock.now());
      await note(call, dropped.employeeId, `Deleted the document ${documentName(dropped)}`);
      return undefined;
    },

    renewEmployeeDocument: (call) => {
      const { tx, userId, businessId, params, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `renewEmployeeDocument ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => renew(call));
    },

    listEmployeeDocumentVersions: async (call) => {
      const { tx, businessId, params, query } = call;
      const found = await store.findDocument(tx, businessId, params.id);
      if (found === undefined) throw refuse.missing();
      const present = await presenting(call);
      return pageOf(call, await store.listVersions(tx, businessId, found.seriesId, query), present);
    },

    downloadEmployeeDocument: async (call) => {
      const { tx, businessId, params, reply } = call;
      const found = await store.findDocument(tx, businessId, params.id);
      if (found === undefined) throw refuse.missing();
      await note(call, found.employeeId, `Opened the document ${documentName(found)}`, 'employee.documentOpened');
      return answerFile(files, await findFile(tx, businessId, found.fileId), reply);
    },

    listMyDocuments: async (call) => {
      const { tx, businessId, userId, query } = call;
      const me = await employeeOf(tx, businessId, userId);
      const present = await presenting(call);
      if (me === null) return pageOf(call, { count: 0, rows: [] as store.DocumentRow[] }, present);
      return pageOf(call, await store.listOfEmployee(tx, businessId, me, query), present);
    },

    downloadMyDocument: async ({ tx, businessId, userId, params, reply }) => {
      const found = await store.findDocument(tx, businessId, params.id);
      const me = await employeeOf(tx, businessId, userId);
      if (found === undefined || found.employeeId !== me) throw refuse.missing();
      return answerFile(files, await findFile(tx, businessId, found.fileId), reply);
    },
  };
};
