/** Reminders of services and papers, as the fleet sets them: days before the due date. The rest of one set in the register stays. */

import type { components } from '../../openapi/generated/contract.ts';
import { aboutAsset } from '../assets/port.ts';
import type { Asking } from '../platform/asking.ts';
import { refuse } from '../platform/errors.ts';
import { findSettingsOf, type ReminderSettings } from '../platform/reminders/listing.ts';
import {
  attachReminder,
  changeReminder,
  createReminder,
  finishReminder,
  type Thing,
} from '../platform/reminders/reminders.ts';

type Due = {
  vehicle: string;
  /** The paper or the service. */
  subject: Thing;
  kind: 'document_renewal' | 'service';
  dueOn: string | null;
  title: string;
};
type Settings = Omit<ReminderSettings, 'id'>;

/** Of whoever may use the fleet, in the morning. */
const settingsOf = (kind: Due['kind']): Settings => ({
  kind,
  offsets: [],
  timeOfDay: '08:00',
  escalateAfter: null,
  permission: 'access_vehicles',
  everyone: true,
  holder: false,
  people: [],
});

/** Those after the first stay while they come later. */
const offsetsWith = ([_first, ...further]: readonly number[], days: number): number[] => [
  days,
  ...further.filter((each) => each < days),
];

/**
 * @param days undefined for as before, null for none
 * @param renewed how the reminder of what it renews was set; the new one is for the same people
 * @throws 400 without a date of which to remind
 */
export async function remindBefore(
  asking: Asking,
  due: Due,
  days: number | null | undefined,
  renewed: ReminderSettings | undefined,
): Promise<void> {
  const { tx, businessId, userId, now } = asking;
  const { vehicle, subject, dueOn, title, kind } = due;
  const known = await findSettingsOf(tx, businessId, subject);
  const wanted = days === undefined ? (known ?? renewed)?.offsets[0] : days;
  if (wanted === undefined) return;
  if (wanted === null || (dueOn === null && days === undefined))
    return finishReminder(tx, { businessId, subject, now });
  if (dueOn === null) throw refuse.fields({ due_date: ['Say when it is due to be reminded.'] });
  const about = { kind: aboutAsset, id: vehicle };
  const { everyone, holder, people, permission, ...set } = known ?? renewed ?? settingsOf(kind);
  const changed = {
    kind: set.kind,
    offsets: offsetsWith(set.offsets, wanted),
    timeOfDay: set.timeOfDay,
    escalateAfter: set.escalateAfter,
    recipients: { everyone, holder, people },
  };
  const id =
    known?.id ?? (await createReminder(tx, { ...changed, businessId, about, permission, createdBy: userId, now }));
  if (known !== undefined && wanted !== known.offsets[0]) await changeReminder(tx, { ...changed, businessId, id });
  await attachReminder(tx, { businessId, id, about, subject, dueOn, title, link: linkOf(due) });
}

const linkOf = ({ vehicle, kind }: Due) => `/fleet/home/${vehicle}?tab=${kind === 'service' ? 'services' : 'papers'}`;

type Summary = components['schemas']['ReminderSummary'];
export const daysOf = (summary: Summary | undefined): number | null =>
  summary === undefined || summary.status === 'cancelled' ? null : Number.parseInt(summary.set_reminder, 10);
