/** The rows of onboardings. Every transaction must have entered the business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { onboardingParts } from '../../../openapi/generated/lists/hr.onboarding.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';
import { openNumbers, sealNumbers } from '../pay/sealed.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listOnboardings']['parameters']['query']>;
export type OnboardingState = Schemas['OnboardingState'];
type OnboardingPart = (typeof onboardingParts)[number];
export type Notes = Schemas['OnboardingNotes'];
/** What the employee fills in; null until they have. */
/** `holder` is confirmed for exactly this account; `at` is ISO 8601. */
export type FilledBank = Schemas['OnboardingBank'] & { holder?: { proof: string; at: string } };
export type Answers = {
  details: Schemas['OnboardingDetails'] | null;
  bank: FilledBank | null;
  next_of_kin: Schemas['Contact'] | null;
  emergency_contact: Schemas['Contact'] | null;
};
export type OnboardingRow = Answers & {
  id: string;
  state: OnboardingState;
  revision: number;
  employee: string | null;
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  work: Schemas['JobDetails'];
  job_title: string | null;
  department: string | null;
  region: string | null;
  manager: string | null;
  hire_date: string | null;
  notes: Notes;
  link_expires_at: Date | null;
  /** Who started it, and who made its links. */
  linked_by: string[];
  opened_at: Date | null;
  created_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
};

/** The names of the work: as HR has said, or of the employee whose record is completed. */
const tables = `onboardings o
  left join employees e on e.business_id = o.business_id and e.id = o.employee_id
  left join jobs j on j.business_id = o.business_id and j.id = (o.work ->> 'job')::uuid
  left join departments d on d.business_id = o.business_id
    and d.id = coalesce(e.department_id, (o.work ->> 'department')::uuid)
  left join regions r on r.business_id = o.business_id and r.id = coalesce(e.region_id, (o.work ->> 'region')::uuid)
  left join employees m on m.business_id = o.business_id and m.id = coalesce(e.manager_id, (o.work ->> 'manager')::uuid)`;
const jobTitle = `coalesce(e.job_title, j.name, o.work ->> 'job_title') as job_title, d.name as department`;
const columns = `o.id, o.state, o.revision, o.employee_id as employee, o.first_name, o.last_name, o.email, o.phone_number,
  o.work, ${jobTitle}, r.name as region, trim(m.first_name || ' ' || m.last_name) as manager,
  coalesce(e.hire_date::text, o.work ->> 'hire_date') as hire_date, o.details, o.bank, o.next_of_kin,
  o.emergency_contact, o.notes, o.link_expires_at, o.linked_by, o.opened_at, o.created_at, o.submitted_at,
  o.decided_at`;

type ItemRow = Omit<Schemas['OnboardingItem'], 'created_at' | 'submitted_at' | 'link_expires_at'> &
  Pick<OnboardingRow, 'created_at' | 'submitted_at' | 'link_expires_at'>;
const itemColumns = `o.id, o.first_name, o.last_name, o.state, ${jobTitle}, o.employee_id as employee,
  ${onboardingParts.map((part) => `(o.${part} is not null)::int`).join(' + ')} as parts_done,
  o.created_at, o.submitted_at, o.link_expires_at`;

export function listOnboardings(tx: Tx, businessId: string, query: Query) {
  const { search = '', state = null } = query;
  return selectPage<ItemRow>(tx, query, {
    columns: itemColumns,
    from: `${tables} where o.business_id = $1 and o.first_name || ' ' || o.last_name ilike $2
      and ($3::text is null or o.state = $3)`,
    values: [businessId, containing(search), state],
    orderBy: 'o.created_at desc, o.id',
  });
}

/** The latest of an employee. */
export async function findOfEmployee(tx: Tx, businessId: string, employeeId: string): Promise<ItemRow | undefined> {
  const [found] = await tx.query<ItemRow>(
    `select ${itemColumns} from ${tables} where o.business_id = $1 and o.employee_id = $2
     order by o.created_at desc, o.id limit 1`,
    [businessId, employeeId],
  );
  return found;
}

export async function readOnboarding(tx: Tx, businessId: string, id: string): Promise<OnboardingRow | undefined> {
  const [found] = await tx.query<OnboardingRow>(
    `select ${columns} from ${tables} where o.business_id = $1 and o.id = $2`,
    [businessId, id],
  );
  return found && { ...found, bank: openNumbers(tx, businessId, found.bank) };
}

/** Locks it until the transaction ends. */
export async function claimOnboarding(tx: Tx, businessId: string, id: string): Promise<OnboardingRow | undefined> {
  await tx.query('select from onboardings where business_id = $1 and id = $2 for update', [businessId, id]);
  return readOnboarding(tx, businessId, id);
}

/** The onboarding of a link in an open business; `isClaimed` locks it until the transaction ends. */
export async function findByLink(tx: Tx, businessId: string, digest: Buffer, { isClaimed }: { isClaimed: boolean }) {
  const [found] = await tx.query<{ id: string }>(
    `select o.id from onboardings o join businesses b on b.id = o.business_id and b.closed_at is null
     where o.business_id = $1 and o.link_digest = $2${isClaimed ? ' for update of o' : ''}`,
    [businessId, digest],
  );
  return found === undefined ? undefined : readOnboarding(tx, businessId, found.id);
}

type NewOnboarding = Pick<OnboardingRow, 'employee' | 'first_name' | 'last_name' | 'email' | 'phone_number' | 'work'>;

/** Breaks the index `onboardings_employee` when the employee has an open one. */
export async function addOnboarding(
  tx: Tx,
  businessId: string,
  onboarding: NewOnboarding,
  { startedBy, now }: { startedBy: string; now: Date },
) {
  const id = newId();
  const { employee, first_name, last_name, email, phone_number, work } = onboarding;
  await tx.query(
    `insert into onboardings (business_id, id, employee_id, first_name, last_name, email, phone_number, work, created_at,
       linked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, array[$10::uuid])`,
    [businessId, id, employee, first_name, last_name, email, phone_number, JSON.stringify(work), now, startedBy],
  );
  return id;
}

/** Null ends the link. */
export async function setLink(
  tx: Tx,
  businessId: string,
  id: string,
  link: { digest: Buffer; expiresAt: Date; madeBy: string } | null,
) {
  await tx.query(
    `update onboardings set link_digest = $3, link_expires_at = $4,
       linked_by = case when $5::uuid is null or $5 = any(linked_by) then linked_by else linked_by || $5::uuid end
     where business_id = $1 and id = $2`,
    [businessId, id, link?.digest ?? null, link?.expiresAt ?? null, link?.madeBy ?? null],
  );
}

/** For how long openings from one network address count as one. */
const oneOpening = '1 hour';

/** Notes that the link was opened. @returns whether that is news: a form asks several times while somebody fills it in */
export async function noteOpening(
  tx: Tx,
  businessId: string,
  id: string,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  const noted = await tx.query(
    `update onboardings set opened_at = $4, opened_from = $3 where business_id = $1 and id = $2
       and (opened_from is distinct from $3 or opened_at <= $4::timestamptz - $5::interval) returning id`,
    [businessId, id, address, now, oneOpening],
  );
  return noted.length > 0;
}

/** Keeps parts, and takes away the notes at them. */
export async function saveAnswers(tx: Tx, businessId: string, id: string, answers: Partial<Answers>) {
  const parts = Object.keys(answers) as OnboardingPart[];
  const set = parts.map((part, at) => `${part} = $${at + 4}`).join(', ');
  await tx.query(
    `update onboardings set ${set}, notes = notes - $3::text[], revision = revision + 1 where business_id = $1 and id = $2`,
    [businessId, id, parts, ...parts.map((part) => JSON.stringify(sealNumbers(tx, businessId, answers[part])))],
  );
}

export async function submitOnboarding(tx: Tx, businessId: string, id: string, now: Date) {
  await tx.query(
    `update onboardings set state = 'submitted', submitted_at = $3, notes = '{}', revision = revision + 1
     where business_id = $1 and id = $2`,
    [businessId, id, now],
  );
}

export async function returnOnboarding(tx: Tx, businessId: string, id: string, notes: Notes) {
  await tx.query(
    `update onboardings set state = 'returned', notes = $3, revision = revision + 1 where business_id = $1 and id = $2`,
    [businessId, id, JSON.stringify(notes)],
  );
}

type Decision = { id: string; state: 'approved' | 'cancelled'; employee: string | null; now: Date };

/** Ends an onboarding. What was filled in is in the record, or of no use any more. */
export async function endOnboarding(tx: Tx, businessId: string, { id, state, employee, now }: Decision) {
  await tx.query(
    `update onboardings set state = $3, employee_id = $4, decided_at = $5, revision = revision + 1, notes = '{}',
       details = null, bank = null, next_of_kin = null, emergency_contact = null
     where business_id = $1 and id = $2`,
    [businessId, id, state, employee, now],
  );
}
