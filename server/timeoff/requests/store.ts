/** Requests for time off. What an approved one takes are entries of the balance, by its id. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { PolicyTerms } from '../../../rules/timeoff/policy.ts';
import type { Route } from '../../../rules/timeoff/route.ts';
import type { Stretch } from '../../../rules/timeoff/stretch.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Status = Schemas['TimeoffRequestStatus'];
export type Request = Stretch & {
  id: string;
  assignmentId: string;
  employeeId: string;
  policyId: string;
  status: Status;
  /** Hundredths. */
  amount: number;
  note: string;
  asked_by: string;
  asked_at: Date;
  answered_by: string | null;
  answered_at: Date | null;
  decline_reason: string | null;
  /** Until when a document is to come; null where none is asked for. */
  documentDueOn: string | null;
  /** Of the policy. */
  route: Route;
  /** The place in it of who answers next. */
  step: number;
};

const columns = `r.id, r.assignment_id as "assignmentId", a.employee_id as "employeeId", a.policy_id as "policyId", r.status,
  r.first_day::text, r.last_day::text, r.from_noon, r.until_noon, r.amount, r.note, r.asked_by, r.asked_at, r.answered_by,
  r.answered_at, r.decline_reason, r.document_due_on::text as "documentDueOn", p.route, r.step`;
const tables = `timeoff_requests r
  join timeoff_assignments a on a.business_id = r.business_id and a.id = r.assignment_id
  join timeoff_policies p on p.business_id = a.business_id and p.id = a.policy_id`;

type Sight = {
  /** Of nobody else; null for everybody. */
  employees: readonly string[] | null;
  /** Besides, what these answer because they are named. */
  named?: readonly string[];
};
type Filter = Sight & {
  /** None but these. */
  ids?: readonly string[] | undefined;
  department?: string | undefined;
  status?: Status | undefined;
};

const inSight = `r.business_id = $1 and ($2::uuid[] is null or a.employee_id = any($2) or exists (
  select from jsonb_array_elements(p.route) of (answerer) where of.answerer ->> 'employee' = any($3)))`;

/** Those that wait for an answer first, then the newest. */
export function listRequests(
  tx: Tx,
  businessId: string,
  { employees, named = [], ids, department, status }: Filter,
  query: PageQuery,
) {
  return selectPage<Request>(tx, query, {
    columns,
    from: `${tables} join employees e on e.business_id = a.business_id and e.id = a.employee_id
      where ${inSight} and ($4::uuid is null or e.department_id = $4) and ($5::text is null or r.status = $5)
        and ($6::uuid[] is null or r.id = any($6))`,
    values: [businessId, employees, named, department ?? null, status ?? null, ids ?? null],
    orderBy: `(r.status in ('pending', 'asked_back')) desc, r.asked_at desc, r.id desc`,
  });
}

/** A request that nobody has answered, and whether those who manage time off were told so. */
export type Unanswered = Request & { hasGoneOn: boolean };

export const listUnanswered = (tx: Tx, businessId: string, { employees, named = [] }: Sight): Promise<Unanswered[]> =>
  tx.query(
    `select ${columns}, r.gone_on_at is not null as "hasGoneOn" from ${tables} where ${inSight} and r.status = 'pending'`,
    [businessId, employees, named],
  );

export async function readRequest(tx: Tx, businessId: string, id: string): Promise<Request | undefined> {
  const [found] = await tx.query<Request>(`select ${columns} from ${tables} where r.business_id = $1 and r.id = $2`, [
    businessId,
    id,
  ]);
  return found;
}

/** Locks it until the transaction ends: of two who answer at once, one waits for the other. */
export async function claimRequest(tx: Tx, businessId: string, id: string): Promise<Request | undefined> {
  await tx.query('select from timeoff_requests where business_id = $1 and id = $2 for update', [businessId, id]);
  return readRequest(tx, businessId, id);
}

/** Those of an employee that wait or are approved, the earliest first. */
export const listStanding = (tx: Tx, businessId: string, employeeId: string): Promise<Request[]> =>
  tx.query(
    `select ${columns} from ${tables}
     where r.business_id = $1 and a.employee_id = $2 and r.status in ('pending', 'asked_back', 'approved')
     order by r.first_day, r.from_noon, r.id`,
    [businessId, employeeId],
  );

/** Those of employees that wait or are approved, and end on a day or later. */
export const listStandingAmong = (tx: Tx, businessId: string, employeeIds: readonly string[], from: string) =>
  tx.query<Request>(
    `select ${columns} from ${tables}
     where r.business_id = $1 and a.employee_id = any($2) and r.status in ('pending', 'asked_back', 'approved') and r.last_day >= $3
     order by r.first_day, r.id`,
    [businessId, employeeIds, from],
  );

/** Locks the approved ones that a shutdown has booked. */
export const claimOfShutdown = (tx: Tx, businessId: string, shutdown: string): Promise<Request[]> =>
  tx.query(
    `select ${columns} from ${tables}
     where r.business_id = $1 and r.shutdown_id = $2 and r.status = 'approved' order by r.id for update of r`,
    [businessId, shutdown],
  );

type Booked = { id: string; assignmentId: string; first_day: string; last_day: string; amount: number };
type Booking = { shutdown: string; note: string; by: string; now: Date };

/** Adds requests that a shutdown approves as it adds them, of whole days. */
export const addBooked = (
  tx: Tx,
  businessId: string,
  requests: readonly Booked[],
  { shutdown, note, by, now }: Booking,
) =>
  tx.query(
    `insert into timeoff_requests (business_id, id, assignment_id, status, first_day, last_day, from_noon, until_noon, amount,
       note, asked_by, asked_at, step_since, answered_by, answered_at, shutdown_id)
     select $1, r.id, r.assignment_id, 'approved', r.first_day, r.last_day, false, false, r.amount, $7, $8, $9, $9, $8, $9, $10
     from unnest($2::uuid[], $3::uuid[], $4::date[], $5::date[], $6::int[]) as r (id, assignment_id, first_day, last_day, amount)`,
    [
      businessId,
      requests.map(({ id }) => id),
      requests.map(({ assignmentId }) => assignmentId),
      requests.map(({ first_day }) => first_day),
      requests.map(({ last_day }) => last_day),
      requests.map(({ amount }) => amount),
      note,
      by,
      now,
      shutdown,
    ],
  );

export const cancelAll = (tx: Tx, businessId: string, ids: readonly string[], { by, now }: { by: string; now: Date }) =>
  tx.query(
    `update timeoff_requests set status = 'cancelled', answered_by = $3, answered_at = $4
     where business_id = $1 and id = any($2)`,
    [businessId, ids, by, now],
  );

/** Locks the approved ones that have one of these days. */
export const claimApprovedOn = (tx: Tx, businessId: string, days: readonly string[]): Promise<Request[]> =>
  tx.query(
    `select ${columns} from ${tables}
     where r.business_id = $1 and r.status = 'approved'
       and exists (select from unnest($2::date[]) as of (day) where of.day between r.first_day and r.last_day)
     order by r.id for update of r`,
    [businessId, days],
  );

/** Locks those of an employee that wait or are approved and end after a day. */
export const claimStandingAfter = (tx: Tx, businessId: string, employeeId: string, day: string): Promise<Request[]> =>
  tx.query(
    `select ${columns} from ${tables}
     where r.business_id = $1 and a.employee_id = $2 and r.status in ('pending', 'asked_back', 'approved') and r.last_day > $3
     order by r.id for update of r`,
    [businessId, employeeId, day],
  );

/** The approved one that has one of these days. */
export async function findMaternityLeave(tx: Tx, businessId: string, employeeId: string, days: readonly string[]) {
  const [found] = await tx.query<Request>(
    `select ${columns} from ${tables}
     where p.kind = 'maternity' and r.business_id = $1 and a.employee_id = $2 and r.status = 'approved'
       and exists (select from unnest($3::date[]) as of (day) where of.day between r.first_day and r.last_day)
     order by r.last_day desc limit 1`,
    [businessId, employeeId, days],
  );
  return found;
}

type Workers = readonly { employeeId: string | null; departmentId: string | null }[];

/** Locks the approved ones of people, of departments, or of everybody where neither is named, that end on a day or later. */
export const claimApprovedOf = (tx: Tx, businessId: string, workers: Workers, from: string): Promise<Request[]> =>
  tx.query(
    `select ${columns} from ${tables} join employees e on e.business_id = a.business_id and e.id = a.employee_id
     where r.business_id = $1 and r.status = 'approved' and r.last_day >= $2
       and exists (select from unnest($3::uuid[], $4::uuid[]) as w (employee_id, department_id)
         where coalesce(w.employee_id, e.id) = e.id and (w.department_id is null or w.department_id = e.department_id))
     order by r.id for update of r`,
    [businessId, from, workers.map(({ employeeId }) => employeeId), workers.map(({ departmentId }) => departmentId)],
  );

export const setAmount = (tx: Tx, businessId: string, id: string, amount: number) =>
  tx.query('update timeoff_requests set amount = $3 where business_id = $1 and id = $2', [businessId, id, amount]);

/** @param stretch with its amount in hundredths */
export const setStretch = (tx: Tx, businessId: string, id: string, stretch: Stretch & { amount: number }) =>
  tx.query(
    `update timeoff_requests set first_day = $3, last_day = $4, from_noon = $5, until_noon = $6, amount = $7
     where business_id = $1 and id = $2`,
    [
      ...[businessId, id, stretch.first_day, stretch.last_day],
      ...[stretch.from_noon, stretch.until_noon, stretch.amount],
    ],
  );

/** Where it changed, so that who answers what asks for none waits for nobody. */
export const setDocumentDue = (tx: Tx, businessId: string, id: string, day: string | null) =>
  tx.query(
    `update timeoff_requests set document_due_on = $3
     where business_id = $1 and id = $2 and document_due_on is distinct from $3`,
    [businessId, id, day],
  );

type NewRequest = Stretch & {
  assignmentId: string;
  amount: number;
  documentDueOn: string | null;
  note: string;
  by: string;
  now: Date;
};

/** @returns its id */
export async function addRequest(tx: Tx, businessId: string, request: NewRequest): Promise<string> {
  const id = newId();
  const { assignmentId, first_day, last_day, from_noon, until_noon, amount, documentDueOn, note, by, now } = request;
  await tx.query(
    `insert into timeoff_requests (business_id, id, assignment_id, status, first_day, last_day, from_noon, until_noon, amount,
       note, asked_by, asked_at, step_since, document_due_on)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`,
    [businessId, id, assignmentId, first_day, last_day, from_noon, until_noon, amount, note, by, now, documentDueOn],
  );
  return id;
}

type Overdue = Request & { since: string; waitDays: number };

/** Locks those that wait for somebody else than who manages time off, of which these have not heard. `since` is the day there. */
export const claimUnanswered = (tx: Tx, businessId: string): Promise<Overdue[]> =>
  tx.query(
    `select ${columns}, (r.step_since at time zone s.time_zone)::date::text as since, p.wait_days as "waitDays"
     from ${tables} join business_settings s on s.business_id = r.business_id
     where r.business_id = $1 and r.status = 'pending' and r.gone_on_at is null
     order by r.id for update of r`,
    [businessId],
  );

/** Those where somebody waits. Without a business. */
export async function businessesWithUnanswered(tx: Tx): Promise<string[]> {
  return (await tx.query<{ id: string }>('select businesses_with_unanswered_timeoff() as id')).map(({ id }) => id);
}

export const goOn = (tx: Tx, businessId: string, id: string, now: Date) =>
  tx.query('update timeoff_requests set gone_on_at = $3 where business_id = $1 and id = $2', [businessId, id, now]);

/** Another person answers next. */
export const passOn = (tx: Tx, businessId: string, id: string, { step, now }: { step: number; now: Date }) =>
  tx.query(
    `update timeoff_requests set status = 'pending', step = $3, step_since = $4, gone_on_at = null
     where business_id = $1 and id = $2`,
    [businessId, id, step, now],
  );

type Waiting = 'pending' | 'asked_back';

/** The same person answers it, when the employee has replied to what is asked back; days of waiting count from now on. */
export const setWaiting = (tx: Tx, businessId: string, id: string, status: Waiting, now: Date) =>
  tx.query(
    `update timeoff_requests set status = $3, step_since = $4, gone_on_at = null where business_id = $1 and id = $2`,
    [businessId, id, status, now],
  );

type Answer = { status: Exclude<Status, Waiting>; amount: number; reason: string | null; by: string; now: Date };

export const answerRequest = (tx: Tx, businessId: string, id: string, { status, amount, reason, by, now }: Answer) =>
  tx.query(
    `update timeoff_requests set status = $3, amount = $4, decline_reason = $5, answered_by = $6, answered_at = $7
     where business_id = $1 and id = $2`,
    [businessId, id, status, amount, reason, by, now],
  );

/** Who answers what is asked for by a policy. */
export async function routeOf(tx: Tx, businessId: string, policyId: string): Promise<Route> {
  const [found] = await tx.query<{ route: Route }>(
    'select route from timeoff_policies where business_id = $1 and id = $2',
    [businessId, policyId],
  );
  return found?.route ?? [];
}

/** What a policy says on a day on which it holds. */
export async function termsOn(tx: Tx, businessId: string, policyId: string, day: string): Promise<PolicyTerms> {
  const [found] = await tx.query<{ terms: PolicyTerms }>(
    `select terms from timeoff_policy_versions
     where business_id = $1 and policy_id = $2 and holds_from <= $3 order by holds_from desc limit 1`,
    [businessId, policyId, day],
  );
  if (found === undefined) throw new Error('A policy has terms from its first day on.');
  return found.terms;
}

/** Who else of somebody's department is away between two days: nothing says why. */
export const listAway = (
  tx: Tx,
  businessId: string,
  employeeId: string,
  { first_day, last_day }: Stretch,
): Promise<Schemas['TimeoffAway'][]> =>
  tx.query(
    `select trim(e.first_name || ' ' || e.last_name) as name, r.first_day::text, r.last_day::text from ${tables}
     join employees e on e.business_id = a.business_id and e.id = a.employee_id
     join employees me on me.business_id = e.business_id and me.id = $2 and me.department_id = e.department_id
     where r.business_id = $1 and e.id <> $2 and r.status = 'approved' and r.first_day <= $4 and r.last_day >= $3
     order by r.first_day, 1, r.id limit 100`,
    [businessId, employeeId, first_day, last_day],
  );

export type Taken = {
  request: string | null;
  policyId: string;
  first_day: string;
  last_day: string;
  /** Hundredths. */
  amount: number;
};

/** What the ledger of an employee counts as taken, the newest first. */
export const listTaken = (tx: Tx, businessId: string, employeeId: string, query: PageQuery) =>
  selectPage<Taken>(tx, query, {
    columns: 't.*',
    from: `(select r.id as request, a.policy_id as "policyId", min(d.day)::text as first_day, max(d.day)::text as last_day,
        -sum(d.amount)::int as amount
      from (select assignment_id, about, day, sum(amount) as amount from timeoff_entries
        where business_id = $1 and kind in ('taken', 'give_back')
        group by assignment_id, about, day having sum(amount) <> 0) d
      join timeoff_assignments a on a.business_id = $1 and a.id = d.assignment_id and a.employee_id = $2
      left join timeoff_requests r on r.business_id = $1 and r.id::text = d.about
      group by r.id, a.policy_id, d.assignment_id, d.about) t where true`,
    values: [businessId, employeeId],
    orderBy: 't.first_day desc, t.request desc nulls last, t."policyId"',
  });
