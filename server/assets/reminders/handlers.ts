/** Reminders of what is due with an asset, over the engine of server/platform/reminders. */
import type { components } from '../../../openapi/generated/contract.ts';
import { findMember } from '../../directory/directory.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReminder, listReminders, offsetText, type ReminderRow } from '../../platform/reminders/listing.ts';
import { cancelReminder, createReminder } from '../../platform/reminders/reminders.ts';
import { note } from '../assignments/assigning.ts';
import { aboutAsset, describeAssets, type HeldAsset } from './store.ts';

type ReminderOperation = 'createReminder' | 'cancelReminder' | 'listReminders';
type Reminder = components['schemas']['Reminder'];

const present = (row: ReminderRow, { holder, ...thing }: HeldAsset): Reminder => {
  const [first = '', ...further] = row.offsets.map(offsetText);
  return {
    ...{ id: row.id, asset: thing, type: row.kind as Reminder['type'], status: row.status, date: row.timeOfDay },
    ...{ set_reminder: first, further_reminders: further, escalate_after: row.escalateAfter },
    ...{ holder, due_date: row.dueOn, days_left: row.daysLeft, title: row.title, link: row.link },
    recipients: { everyone: row.everyone, holder: row.holder, people: row.people },
  };
};

/** Reminders of what is in the bin or gone are not listed. */
function named(things: Map<string, HeldAsset>, { aboutId }: ReminderRow): HeldAsset {
  const thing = things.get(aboutId);
  if (thing === undefined) throw new Error('A reminder is of an asset that is not there.');
  return thing;
}

export const remindersHandlers = ({ clock }: Platform): Pick<Handlers, ReminderOperation> => {
  async function create(call: BusinessCall<'createReminder'>): Promise<Answer<'createReminder'>> {
    const { tx, businessId, userId, body } = call;
    const now = clock.now();
    const recipients = body.recipients ?? { everyone: true, holder: false, people: [] };
    const [things, members] = await Promise.all([
      describeAssets(tx, businessId, [body.asset]),
      Promise.all(recipients.people.map((person) => findMember(tx, businessId, person))),
    ]);
    const thing = things.get(body.asset);
    if (thing === undefined) throw refuse.fields({ asset: ['This asset is no longer there.'] });
    if (members.includes(undefined))
      throw refuse.fields({ recipients: ['One of these people is no longer a member.'] });
    if (!(recipients.everyone || recipients.holder || members.length > 0))
      throw refuse.fields({ recipients: ['Choose who is reminded.'] });
    const id = await createReminder(tx, {
      ...{ businessId, kind: body.type, about: { kind: aboutAsset, id: thing.id }, timeOfDay: body.date, recipients },
      offsets: [body.set_reminder, ...(body.further_reminders ?? [])].map((text) => Number.parseInt(text, 10)),
      ...{ escalateAfter: body.escalate_after ?? null, permission: 'access_assets', createdBy: userId, now },
    });
    await note({ ...call, now }, thing, 'reminder.set', 'Reminder set');
    const row = await findReminder(tx, businessId, id, now);
    if (row === undefined) throw new Error('The new reminder is not there.');
    return present(row, thing);
  }

  return {
    createReminder: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      return once(tx, { userId, key, operation: 'createReminder', businessId, body }, clock.now(), () => create(call));
    },

    cancelReminder: async (call) => {
      const { tx, businessId, params } = call;
      const now = clock.now();
      const row = await findReminder(tx, businessId, params.id, now);
      const thing = (await describeAssets(tx, businessId, row === undefined ? [] : [row.aboutId])).get(
        row?.aboutId ?? '',
      );
      if (row === undefined || thing === undefined) throw refuse.missing();
      const cancelled = await cancelReminder(tx, { businessId, id: row.id, now });
      if (cancelled !== undefined) await note({ ...call, now }, thing, 'reminder.cancelled', 'Reminder cancelled');
      return undefined;
    },

    listReminders: async (call) => {
      const { tx, businessId, query } = call;
      const filter = { ...query, kind: query.type, aboutId: query.asset, dueWithin: query.due_within };
      const { count, rows } = await listReminders(tx, businessId, aboutAsset, filter, clock.now());
      const things = await describeAssets(
        tx,
        businessId,
        rows.map(({ aboutId }) => aboutId),
      );
      return pageOf(call, { count, rows }, (row) => present(row, named(things, row)));
    },
  };
};
