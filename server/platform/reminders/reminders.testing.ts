/** Reminders for tests, of something that needs no table of its own. */
import { newId } from '../database/ids.ts';
import type { startTestServer } from '../testing.ts';
import { attachReminder, createReminder, type NewReminder, type Thing } from './reminders.ts';

type Server = Pick<Awaited<ReturnType<typeof startTestServer>>, 'platform' | 'clock'>;
type Wanted = Partial<NewReminder> & { dueOn: string; title?: string; subject?: Thing };

/** @returns the ids of the reminder, of what is due, and of the thing that has it */
export async function setReminder(
  { platform, clock }: Server,
  { businessId, userId }: { businessId: string; userId: string },
  { dueOn, title = 'Insurance of Hilux', subject = { kind: 'paper', id: newId() }, ...given }: Wanted,
) {
  const about = given.about ?? { kind: 'asset', id: newId() };
  const id = await platform.db.as({ businessId }, async (tx) => {
    const created = await createReminder(tx, {
      businessId,
      kind: 'document_renewal',
      offsets: [5],
      timeOfDay: '08:00',
      escalateAfter: null,
      recipients: { everyone: true, holder: false, people: [] },
      permission: 'access_assets',
      createdBy: userId,
      now: clock.now(),
      ...given,
      about,
    });
    const attachment = { businessId, id: created, about, subject, dueOn, title, link: '/assets?tab=home' };
    if (!(await attachReminder(tx, attachment))) throw new Error('The reminder was not attached.');
    return created;
  });
  return { id, about, subject };
}
