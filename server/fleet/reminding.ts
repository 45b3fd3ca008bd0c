/** Reminders that are set with a service or a paper: days before the due date, of whoever may use the fleet. */

import type { components } from '../../openapi/generated/contract.ts';
import type { Asking } from '../assets/assignments/assigning.ts';
import { aboutAsset } from '../assets/reminders/store.ts';
import { refuse } from '../platform/errors.ts';
import { attachReminder, createReminder, finishReminder, type Thing } from '../platform/reminders/reminders.ts';

type Due = {
  vehicle: string;
  /** The paper or the service. */
  subject: Thing;
  kind: 'document_renewal' | 'service';
  dueOn: string | null;
  title: string;
};

/** When in the day it speaks. */
const morning = '08:00';

/** In place of the reminder that it has. @throws 400 without a date of which to remind */
export async function remindBefore(asking: Asking, due: Due, days: number | null): Promise<void> {
  const { tx, businessId, userId, now } = asking;
  await finishReminder(tx, { businessId, subject: due.subject, now });
  if (days === null) return;
  if (due.dueOn === null) throw refuse.fields({ due_date: ['Say when it is due to be reminded.'] });
  const about = { kind: aboutAsset, id: due.vehicle };
  const id = await createReminder(tx, {
    ...{ businessId, kind: due.kind, about, offsets: [days], timeOfDay: morning, escalateAfter: null },
    recipients: { everyone: true, holder: false, people: [] },
    ...{ permission: 'access_vehicles', createdBy: userId, now },
  });
  const { subject, dueOn, title } = due;
  await attachReminder(tx, { businessId, id, about, subject, dueOn, title, link: linkOf(due.vehicle) });
}

const linkOf = (vehicle: string) => `/fleet/home/${vehicle}?tab=overview`;

type Summary = components['schemas']['ReminderSummary'];
export const daysOf = (summary: Summary | undefined): number | null =>
  summary === undefined || summary.status === 'cancelled' ? null : Number.parseInt(summary.set_reminder, 10);
