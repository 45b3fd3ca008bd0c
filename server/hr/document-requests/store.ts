/** Requests for documents, and what each employee answered. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { isActive, isMember } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Kind } from '../documents/store.ts';
import { byEmployeeName, employeeChoice } from '../employees/choice.ts';

type Schemas = components['schemas'];
type State = Schemas['DocumentAnswerState'];
type Audience = Schemas['StaffAudience'];
export type RequestRow = Omit<Schemas['DocumentRequest'], 'created_at'> & { created_at: Date; createdBy: string };

const counted = (state: State) =>
  `(select count(*)::int from document_answers a where a.business_id = r.business_id and a.request_id = r.id
    and a.state = '${state}')`;
const described = 'r.id, r.kind, r.name, r.note, r.due_date::text as due_date';
const columns = `${described}, r.created_at, r.created_by as "createdBy", r.reminded_on::text as reminded_on,
  json_build_object('asked', ${counted('asked')}, 'sent', ${counted('sent')}, 'returned', ${counted('returned')},
    'accepted', ${counted('accepted')}) as counts`;

export function listRequests(tx: Tx, businessId: string, query: PageQuery & { search?: string }) {
  const { search = '' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<RequestRow>(tx, query, {
    columns,
    from: `document_requests r where r.business_id = $1${
      isSearched ? ` and (r.name || ' ' || r.note || ' ' || replace(r.kind, '_', ' ')) ilike $2` : ''
    }`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: 'r.created_at desc, r.id desc',
  });
}

export async function findRequest(tx: Tx, businessId: string, id: string): Promise<RequestRow | undefined> {
  const [found] = await tx.query<RequestRow>(
    `select ${columns} from document_requests r where r.business_id = $1 and r.id = $2`,
    [businessId, id],
  );
  return found;
}

/** Locks it until the transaction ends. */
export async function claimRequest(tx: Tx, businessId: string, id: string): Promise<RequestRow | undefined> {
  await tx.query('select from document_requests where business_id = $1 and id = $2 for update', [businessId, id]);
  return findRequest(tx, businessId, id);
}

type NewRequest = {
  kind: Kind;
  name: string;
  note: string;
  dueDate: string | null;
  createdBy: string;
  audience: Audience;
  now: Date;
};

/** Asks those who are active now; who is removed at this moment is left out. @returns how many they are */
export async function addRequest(
  tx: Tx,
  businessId: string,
  request: NewRequest,
): Promise<{ id: string; asked: number }> {
  const id = newId();
  const { kind, name, note, dueDate, createdBy, audience, now } = request;
  await tx.query(
    `insert into document_requests (business_id, id, kind, name, note, due_date, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, kind, name, note, dueDate, createdBy, now],
  );
  const asked = await tx.query(
    `insert into document_answers (business_id, request_id, employee_id, state)
     select e.business_id, $2, e.id, 'asked' from employees e
     where e.business_id = $1 and ${isActive('e')} and ($3 or e.department_id = any($4) or e.id = any($5))
     order by e.id for key share
     returning 1`,
    [businessId, id, audience.everyone, audience.departments, audience.people],
  );
  return { id, asked: asked.length };
}

/** @returns the ids of the files that waited to be accepted */
export async function deleteRequest(tx: Tx, businessId: string, id: string): Promise<string[]> {
  const waiting = await tx.query<{ fileId: string }>(
    `delete from document_answers where business_id = $1 and request_id = $2 returning file_id as "fileId"`,
    [businessId, id],
  );
  await tx.query('delete from document_requests where business_id = $1 and id = $2', [businessId, id]);
  return waiting.flatMap(({ fileId }) => fileId ?? []);
}

export async function markReminded(tx: Tx, businessId: string, id: string, today: string): Promise<void> {
  await tx.query('update document_requests set reminded_on = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    today,
  ]);
}

/** Active employees who have not sent it, the next after one. */
export const peopleToTell = (tx: Tx, businessId: string, id: string, after: string | null, limit: number) =>
  tx.query<{ id: string; userId: string | null }>(
    `select e.id, e.user_id as "userId" from document_answers a
     join employees e on e.business_id = a.business_id and e.id = a.employee_id and ${isActive('e')}
     where a.business_id = $1 and a.request_id = $2 and a.state in ('asked', 'returned') and ($3::uuid is null or e.id > $3)
     order by e.id limit $4`,
    [businessId, id, after, limit],
  );

export type AnswerRow = Omit<Schemas['DocumentAnswer'], 'sent_at'> & { sent_at: Date | null };

const answerColumns = `${employeeChoice}, a.state, ${isMember('e')} as is_member, a.number,
  a.issue_date::text as issue_date, a.expiry_date::text as expiry_date, a.note, a.sent_at,
  (select json_build_object('name', f.name, 'size', f.size, 'type', f.type) from hr_files f
    where f.business_id = a.business_id and f.id = a.file_id) as "fileInfo"`;
const answers = 'document_answers a join employees e on e.business_id = a.business_id and e.id = a.employee_id';

export const listAnswers = (tx: Tx, businessId: string, id: string, query: PageQuery & { state?: State | undefined }) =>
  selectPage<AnswerRow>(tx, query, {
    columns: answerColumns,
    from: `${answers} where a.business_id = $1 and a.request_id = $2 and ($3::text is null or a.state = $3)`,
    values: [businessId, id, query.state ?? null],
    orderBy: byEmployeeName,
  });

export async function readAnswer(tx: Tx, businessId: string, id: string, employeeId: string): Promise<AnswerRow> {
  const [found] = await tx.query<AnswerRow>(
    `select ${answerColumns} from ${answers} where a.business_id = $1 and a.request_id = $2 and a.employee_id = $3`,
    [businessId, id, employeeId],
  );
  if (found === undefined) throw new Error('An answer that was just changed is gone.');
  return found;
}

export type ClaimedAnswer = {
  requestId: string;
  employeeId: string;
  state: State;
  fileId: string | null;
  number: string | null;
  issueDate: string | null;
  expiryDate: string | null;
  kind: Kind;
  name: string;
  /** Who asked. */
  askedBy: string;
};

/** Locks it until the transaction ends. */
export async function claimAnswer(tx: Tx, businessId: string, id: string, employeeId: string) {
  const [found] = await tx.query<ClaimedAnswer>(
    `select a.request_id as "requestId", a.employee_id as "employeeId", a.state, a.file_id as "fileId", a.number,
       a.issue_date::text as "issueDate", a.expiry_date::text as "expiryDate", r.kind, r.name, r.created_by as "askedBy"
     from document_answers a join document_requests r on r.business_id = a.business_id and r.id = a.request_id
     where a.business_id = $1 and a.request_id = $2 and a.employee_id = $3 for update of a`,
    [businessId, id, employeeId],
  );
  return found;
}

type Sent = { fileId: string; number: string | null; issueDate: string | null; expiryDate: string | null };
type Move = { state: State; note: string; sent: Sent | null; now: Date };

/** What was sent goes with a new state, unless the state is that it was sent. */
export async function moveAnswer(tx: Tx, businessId: string, answer: ClaimedAnswer, { state, note, sent, now }: Move) {
  await tx.query(
    `update document_answers set state = $4, note = $5, file_id = $6, number = $7, issue_date = $8, expiry_date = $9,
       sent_at = case when $4 = 'sent' then $10 else sent_at end
     where business_id = $1 and request_id = $2 and employee_id = $3`,
    [
      ...[businessId, answer.requestId, answer.employeeId, state, note],
      ...[sent?.fileId ?? null, sent?.number ?? null, sent?.issueDate ?? null, sent?.expiryDate ?? null, now],
    ],
  );
}

export type MyRequestRow = Schemas['MyDocumentRequest'];

/** Of an employee, without what was accepted. */
export function listMine(
  tx: Tx,
  businessId: string,
  employeeId: string | null,
  query: PageQuery,
  id: string | null = null,
) {
  return selectPage<MyRequestRow>(tx, query, {
    columns: `${described}, a.state, a.note as returned_note`,
    from: `document_answers a join document_requests r on r.business_id = a.business_id and r.id = a.request_id
      where a.business_id = $1 and a.employee_id = $2 and a.state <> 'accepted' and ($3::uuid is null or r.id = $3)`,
    values: [businessId, employeeId, id],
    orderBy: "coalesce(r.due_date, 'infinity'), r.id",
  });
}
