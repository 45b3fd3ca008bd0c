/** Keeps the documents of employees, with their versions and reminders; every part of HR comes through here. */

import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { attachReminder, createReminder, finishReminder } from '../../platform/reminders/reminders.ts';
import { dropFiles } from '../files/store.ts';
import { documentName, problemsOf } from './rules.ts';
import * as store from './store.ts';

/** What reminders call an employee, and a document of theirs. */
export const aboutEmployee = 'employee';
const aboutDocument = 'employee_document';

export type Kept = {
  employeeId: string;
  /** Of `hr_files`, taken or adopted in this transaction. */
  fileId: string;
  kind: store.Kind;
  name: string;
  number: string | null;
  issueDate: string | null;
  expiryDate: string | null;
  /** Days before it expires on which its people are reminded; null for never. */
  reminderDays: number | null;
  createdBy: string;
};
type Series = { seriesId: string; version: number } | null;

/** When in the day reminders speak. */
const morning = '08:00';

async function keep(tx: Tx, businessId: string, kept: Kept, series: Series, now: Date): Promise<string> {
  const { createdBy, ...document } = kept;
  const problems = problemsOf(kept);
  if (problems !== null) throw refuse.fields(problems);
  const id = newId();
  const { seriesId, version } = series ?? { seriesId: id, version: 1 };
  await store.addDocument(tx, businessId, { ...document, id, seriesId, version, now });
  await remind(tx, businessId, id, kept, now);
  return id;
}

/** @returns its id. @throws 400 when its dates are not right */
export const keepEmployeeDocument = (tx: Tx, businessId: string, kept: Kept, now: Date): Promise<string> =>
  keep(tx, businessId, kept, null, now);

/** The renewed document stays as an earlier version. @throws 409 when somebody has renewed it already */
export async function renewEmployeeDocument(
  tx: Tx,
  businessId: string,
  renewed: store.Claimed,
  kept: Omit<Kept, 'employeeId' | 'kind' | 'name'>,
  now: Date,
): Promise<string> {
  if (!renewed.isCurrent) throw refuse.conflict('Somebody has renewed this document already.', 'renewed');
  await store.retire(tx, businessId, renewed.id);
  await finishReminder(tx, { businessId, subject: { kind: aboutDocument, id: renewed.id }, now });
  const { employeeId, kind, name, seriesId, version } = renewed;
  return keep(tx, businessId, { ...kept, employeeId, kind, name }, { seriesId, version: version + 1 }, now);
}

/** With its file. */
export async function dropEmployeeDocument(tx: Tx, jobs: Jobs, businessId: string, dropped: store.Claimed, now: Date) {
  await finishReminder(tx, { businessId, subject: { kind: aboutDocument, id: dropped.id }, now });
  await store.deleteDocument(tx, businessId, dropped);
  await removeStored(jobs, tx, await dropFiles(tx, businessId, [dropped.fileId]));
}

/** Those who may edit people, and the employee: before it expires, and on the day. */
async function remind(tx: Tx, businessId: string, id: string, kept: Kept, now: Date): Promise<void> {
  const { employeeId, expiryDate: dueOn, reminderDays, createdBy } = kept;
  if (reminderDays === null || dueOn === null) return;
  const about = { kind: aboutEmployee, id: employeeId };
  const reminder = await createReminder(tx, {
    businessId,
    kind: 'document_renewal',
    about,
    offsets: [reminderDays, 0],
    timeOfDay: morning,
    escalateAfter: null,
    recipients: { everyone: true, holder: true, people: [] },
    permission: 'edit_people',
    createdBy,
    now,
  });
  const title = `${documentName(kept)} of ${await store.employeeName(tx, businessId, employeeId)}`;
  const link = `/hr/employees/${employeeId}?part=documents`;
  await attachReminder(tx, {
    businessId,
    id: reminder,
    about,
    subject: { kind: aboutDocument, id },
    dueOn,
    title,
    link,
  });
}
