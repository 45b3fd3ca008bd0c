/** The tasks that create businesses. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { BusinessInput, KeptFile } from '../../plug/new-business.ts';
import type { TaskStatus } from './rules.ts';

/** The id of the new task; null when a creation of this person is running. */
export async function addTask(tx: Tx, { userId, input, now }: { userId: string; input: BusinessInput; now: Date }) {
  const [task] = await tx.query<{ id: string }>(
    `insert into creation_tasks (id, user_id, business_id, input, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) where status in ('PENDING', 'STARTED') do nothing returning id`,
    [newId(), userId, newId(), input, now],
  );
  return task?.id ?? null;
}

export async function setTaskLogo(tx: Tx, taskId: string, logo: KeptFile) {
  await tx.query('update creation_tasks set logo = $2 where id = $1', [taskId, logo]);
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

export type ClaimedTask = { businessId: string; status: TaskStatus; input: BusinessInput; logo: KeptFile | null };

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

/** Removes the tasks that made a business. @returns where their logos are stored */
export async function removeTasksOf(tx: Tx, businessId: string): Promise<string[]> {
  const removed = await tx.query<{ storedAs: string | null }>(
    `delete from creation_tasks where business_id = $1 returning logo->>'storedAs' as "storedAs"`,
    [businessId],
  );
  return removed.flatMap(({ storedAs }) => storedAs ?? []);
}
