/** Reads what is due, which triggers keep (0081_dues.sql). Every transaction must have entered the business. */

import type { components } from '../../../openapi/generated/contract.ts';
import { paperTypeLabels } from '../../../openapi/generated/lists/fleet.papers.ts';
import { employeeDocumentKindLabels } from '../../../openapi/generated/lists/hr.documents.ts';
import { serviceTitle, soonDays } from '../../../rules/due/due.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
export type SubjectKind = Schemas['Due']['subject']['kind'];
export type UrgentState = Schemas['UrgentState'];
export type DueKind = Schemas['DueKind'];

/** Conditions on the day of a due; the second parameter is the business's day. What is missing has no day: infinity. */
const inState: Record<UrgentState, string> = {
  overdue: 'due_on < $2::date',
  due: `due_on >= $2::date and due_on <= $2::date + ${soonDays}`,
  missing: "due_on = 'infinity'",
};
const urgent = `(due_on <= $2::date + ${soonDays} or due_on = 'infinity')`;

type Counted = { subjects: readonly SubjectKind[]; kinds?: readonly DueKind[] | undefined };
export type Figures = Schemas['DueFigures'];

/** A sum over days, whatever the number of things. */
export async function countDue(
  tx: Tx,
  businessId: string,
  { subjects, kinds }: Counted,
  today: string,
): Promise<Figures> {
  const [found] = await tx.query<Figures>(
    `select coalesce(sum(count) filter (where ${inState.overdue}), 0)::int as overdue,
       coalesce(sum(count) filter (where ${inState.due}), 0)::int as due,
       coalesce(sum(count) filter (where ${inState.missing}), 0)::int as missing
     from due_counts where business_id = $1 and subject_kind = any($3) and ($4::text[] is null or kind = any($4)) and ${urgent}`,
    [businessId, today, subjects, kinds ?? null],
  );
  return found ?? { overdue: 0, due: 0, missing: 0 };
}

export const sumOf = ({ overdue, due, missing }: Figures, state?: UrgentState): number =>
  state === undefined ? overdue + due + missing : { overdue, due, missing }[state];

export type DueRow = {
  kind: DueKind;
  source: string;
  paper: string;
  due_date: string | null;
  days_left: number | null;
  subject: Schemas['Due']['subject'];
  title: string;
  documentKind: string | null;
  reminder: string | null;
};
export type Wanted = PageQuery & Counted & { state?: UrgentState | undefined; subject?: string | undefined };

/** The most urgent first; what is missing last. */
export async function listDue(tx: Tx, businessId: string, wanted: Wanted, today: string) {
  const { subjects, kinds, state, subject } = wanted;
  const values: unknown[] = [businessId, today, subjects];
  const parts = [
    `dues where business_id = $1 and subject_kind = any($3) and ${state === undefined ? urgent : inState[state]}`,
    // Every parameter stands in what is counted.
    '$2::date is not null',
  ];
  if (kinds !== undefined) parts.push(`kind = any($${values.push(kinds)})`);
  if (subject !== undefined) parts.push(`subject_id = $${values.push(subject)}`);
  const known =
    subject === undefined
      ? { count: countDue(tx, businessId, wanted, today).then((figures) => sumOf(figures, state)) }
      : {};
  const { count, rows: keys } = await selectPage<{ key: string }>(tx, wanted, {
    columns: `row_to_json(dues)::text as key`,
    from: parts.join(' and '),
    values,
    orderBy: 'due_on, kind, subject_id, source_id, paper',
    ...known,
  });
  if (keys.length === 0) return { count, rows: [] };
  const rows = await tx.query<DueRow>(
    `select d.kind, d.source_id as source, d.paper, nullif(d.due_on, 'infinity')::text as due_date,
       nullif(d.due_on, 'infinity') - $2::date as days_left,
       json_build_object('id', d.subject_id, 'kind', d.subject_kind, 'name', coalesce(a.name, trim(e.first_name || ' ' || e.last_name)),
         'number', coalesce(nullif(a.plate_no, ''), a.number, e.employee_id, '')) as subject,
       coalesce(m.notes, p.name, nullif(ad.name, ''), t.name, nullif(ed.name, ''), '') as title, ed.kind as "documentKind",
       (select r.id from reminders r where r.business_id = $1 and r.subject_kind = case d.kind when 'service' then 'maintenance'
          when 'plan' then 'plan' when 'employee_document' then 'employee_document' else 'document' end
          and r.subject_id = d.source_id and r.cancelled_at is null and r.done_at is null limit 1) as reminder
     from jsonb_array_elements($3::jsonb) with ordinality as given (key, at)
     cross join lateral jsonb_populate_record(null::dues, given.key) d
     left join assets a on d.subject_kind <> 'employee' and a.business_id = $1 and a.id = d.subject_id
     left join employees e on d.subject_kind = 'employee' and e.business_id = $1 and e.id = d.subject_id
     left join maintenances m on d.kind = 'service' and m.business_id = $1 and m.id = d.source_id
     left join maintenance_dues md on d.kind = 'plan' and md.business_id = $1 and md.id = d.source_id
     left join maintenance_plans p on p.business_id = $1 and p.id = md.plan_id
     left join asset_documents ad on d.kind in ('paper', 'document') and ad.business_id = $1 and ad.id = d.source_id
     left join document_types t on t.business_id = $1 and t.id = ad.document_type_id
     left join employee_documents ed on d.kind = 'employee_document' and ed.business_id = $1 and ed.id = d.source_id
     order by given.at`,
    [businessId, today, `[${keys.map(({ key }) => key).join()}]`],
  );
  return { count, rows };
}

/** The driver's licence of an employee, among their documents: the one that lasts longest, as 0081_dues.sql chooses it. */
export async function findLicence(
  tx: Tx,
  businessId: string,
  employee: string,
): Promise<{ expiryDate: string | null } | undefined> {
  const [found] = await tx.query<{ expiryDate: string | null }>(
    `select expiry_date::text as "expiryDate" from employee_documents
     where business_id = $1 and employee_id = $2 and is_current and kind = 'drivers_licence'
     order by expiry_date desc nulls first, id limit 1`,
    [businessId, employee],
  );
  return found;
}

const isPaper = (paper: string): paper is keyof typeof paperTypeLabels => paper in paperTypeLabels;
const isDocument = (kind: string | null): kind is keyof typeof employeeDocumentKindLabels =>
  kind !== null && kind in employeeDocumentKindLabels;

/** What it is called, in a few words. */
export function titleOf({ kind, paper, title, documentKind }: DueRow): string {
  if (kind === 'missing_paper' && isPaper(paper)) return paperTypeLabels[paper];
  if (kind === 'service') return serviceTitle(title);
  if (kind === 'licence') return paperTypeLabels.drivers_licence;
  if (kind === 'confirmation') return 'Confirmation after probation';
  if (kind === 'review') return 'Review';
  // Not what it is: that would say why somebody is away.
  if (kind === 'timeoff_document') return 'Document for time off';
  return title === '' && isDocument(documentKind) ? employeeDocumentKindLabels[documentKind] : title;
}
