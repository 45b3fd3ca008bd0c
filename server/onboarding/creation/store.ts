/** The rows of a creation on its way, and all the rows that a new business begins with. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { assetTypes, departments, documentTypes, issueTypes } from '../defaults.ts';
import { type BusinessInput, firstRegionName, type Plan, type Subscription, type TaskStatus } from './rules.ts';

/** A logo that was uploaded with a creation. */
export type KeptLogo = Pick<UploadedFile, 'filename' | 'size' | 'sha256'> & { type: string; storedAs: string };

/** The new task's id, or null when this person's creation of a business is under way already. */
export async function addTask(tx: Tx, { userId, input, now }: { userId: string; input: BusinessInput; now: Date }) {
  const [task] = await tx.query<{ id: string }>(
    `insert into creation_tasks (id, user_id, business_id, input, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) where status in ('PENDING', 'STARTED') do nothing returning id`,
    [newId(), userId, newId(), input, now],
  );
  return task?.id ?? null;
}

export async function setTaskLogo(tx: Tx, taskId: string, logo: KeptLogo) {
  await tx.query('update creation_tasks set logo = $2 where id = $1', [taskId, logo]);
}

/** How many open businesses a person owns. */
export async function countOwned(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ owned: number }>(
    `select count(*)::int as owned from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.is_owner and m.ended_at is null and b.closed_at is null`,
    [userId],
  );
  return row?.owned ?? 0;
}

export type Task = { businessId: string; name: string; status: TaskStatus; reason: string | null };

export async function readTask(tx: Tx, taskId: string, userId: string): Promise<Task | undefined> {
  const [task] = await tx.query<Task>(
    `select business_id as "businessId", input->>'name' as name, status, reason
     from creation_tasks where id = $1 and user_id = $2`,
    [taskId, userId],
  );
  return task;
}

export type ClaimedTask = { businessId: string; status: TaskStatus; input: BusinessInput; logo: KeptLogo | null };

/** Locks the task until the transaction ends. */
export async function claimTask(tx: Tx, taskId: string): Promise<ClaimedTask | undefined> {
  const [task] = await tx.query<ClaimedTask>(
    'select business_id as "businessId", status, input, logo from creation_tasks where id = $1 for update',
    [taskId],
  );
  return task;
}

export type TaskMove = { status: TaskStatus; reason?: string; endedAt?: Date };

export async function moveTask(tx: Tx, taskId: string, { status, reason, endedAt }: TaskMove) {
  await tx.query('update creation_tasks set status = $2, reason = $3, ended_at = $4 where id = $1', [
    taskId,
    status,
    reason ?? null,
    endedAt ?? null,
  ]);
}

export type PlanChoice = Plan & {
  plan: components['schemas']['ChosenPlan'];
  info: components['schemas']['SubscriptionInfo'] | null;
};

/** The plan that a person chose when signing up, for the first business that they own; the free one for every other. */
export async function readPlanChoice(tx: Tx, userId: string): Promise<PlanChoice> {
  const [choice] = await tx.query<PlanChoice>(
    `select p.id as "planId", p.trial_days as "trialDays", p.plan_code as plan,
       case when own.is_first then u.subscription_info end as info
     from users u
     cross join lateral (
       select u.plan_used_at is null and not exists (select from memberships where user_id = u.id and is_owner) as is_first
     ) own
     join plans p on p.plan_code = case when own.is_first then u.business_plan else 'free' end
     where u.id = $1`,
    [userId],
  );
  if (choice === undefined) throw new Error('The person who creates a business is gone.');
  return choice;
}

export type NewBusiness = {
  businessId: string;
  userId: string;
  input: BusinessInput;
  logo: KeptLogo | null;
  subscription: Subscription;
  now: Date;
};

/** The transaction must have entered the business. The statements travel together; any failure undoes them all. */
export async function addBusiness(tx: Tx, { businessId, userId, input, logo, subscription, now }: NewBusiness) {
  const named = (table: 'departments' | 'issue_types' | 'document_types', names: readonly string[]) =>
    tx.query(
      `insert into ${table} (business_id, id, name, is_default, created_at)
       select $1, id, name, true, $4 from unnest($2::uuid[], $3::text[]) as made (id, name)`,
      [businessId, names.map(newId), names, now],
    );
  await Promise.all([
    tx.query(
      `insert into businesses (id, name, description, type, phone_number, address1, address2, post_code, country, state,
         city, currency, size, avatar, point_of_contact, rating, interested_in, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
      [
        businessId,
        input.name,
        input.description,
        input.type,
        input.phoneNumber,
        input.address1,
        input.address2,
        input.postCode,
        input.country,
        input.state,
        input.city,
        input.currency,
        input.size,
        input.avatar,
        input.pointOfContact,
        input.rating,
        input.interestedIn,
        now,
      ],
    ),
    tx.query('insert into memberships (business_id, user_id, is_owner, created_at) values ($1, $2, true, $3)', [
      businessId,
      userId,
      now,
    ]),
    tx.query(
      `update users set first_name = $2, last_name = $3, phone_number = $4, plan_used_at = coalesce(plan_used_at, $5)
       where id = $1`,
      [userId, input.firstName, input.lastName, input.phoneNumber, now],
    ),
    tx.query('insert into business_settings (business_id, time_zone) values ($1, $2)', [businessId, input.timeZone]),
    tx.query(
      `insert into subscriptions (business_id, plan_id, status, num_employees, frequency, buy_now, trial_ends_at, created_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, case when $3 <> 'active' then $8::timestamptz end)`,
      [
        businessId,
        subscription.planId,
        subscription.status,
        subscription.numEmployees,
        subscription.frequency,
        subscription.buyNow,
        subscription.trialEndsAt,
        now,
      ],
    ),
    tx.query(
      `insert into regions (business_id, id, name, country, state, city, address1, address2, is_default, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9)`,
      [
        businessId,
        newId(),
        firstRegionName(input),
        input.country,
        input.state,
        input.city,
        input.address1,
        input.address2,
        now,
      ],
    ),
    tx.query(
      `insert into asset_types (business_id, id, name, vehicle_type, starting_number, is_default, created_at)
       select $1, id, name, vehicle_type, starting_number, true, $5
       from unnest($2::uuid[], $3::text[], $4::boolean[]) with ordinality as made (id, name, vehicle_type, starting_number)`,
      [
        businessId,
        assetTypes.map(newId),
        assetTypes.map(({ name }) => name),
        assetTypes.map(({ isVehicle }) => isVehicle),
        now,
      ],
    ),
    named('departments', departments),
    named('issue_types', issueTypes),
    named('document_types', documentTypes),
    ...(logo === null
      ? []
      : [
          tx.query(
            `insert into business_files (business_id, id, purpose, stored_as, filename, type, size, sha256, created_at)
             values ($1, $2, 'logo', $3, $4, $5, $6, $7, $8)`,
            [businessId, newId(), logo.storedAs, logo.filename, logo.type, logo.size, logo.sha256, now],
          ),
        ]),
  ]);
}
