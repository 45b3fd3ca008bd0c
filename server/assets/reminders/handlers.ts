/** Reminders of what is due with an asset, over the engine of server/platform/reminders. */

import type { components } from '../../../openapi/generated/contract.ts';
import { findMember, listMembersWith, listOwners, nameOf } from '../../directory/directory.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReminder, listReminders, offsetText, type ReminderRow } from '../../platform/reminders/listing.ts';
import { cancelReminder, changeReminder, claimReminder, createReminder } from '../../platform/reminders/reminders.ts';
import { remindOfKnown as remindOfDocument } from '../documents/acts.ts';
import { note } from '../history/acts.ts';
import { remindOfKnown as remindOfEntry } from '../maintenance/reminding.ts';
import { aboutAsset, describeAssets, type HeldAsset } from './store.ts';

type ReminderOperation =
  | 'createReminder'
  | 'getReminder'
  | 'changeReminder'
  | 'cancelReminder'
  | 'listReminders'
  | 'listReminderRecipients';
type Reminder = components['schemas']['Reminder'];

const present = (row: ReminderRow, { holder, ...thing }: HeldAsset): Reminder => {
  const [first = '', ...further] = row.offsets.map(offsetText);
  return {
    id: row.id,
    asset: thing,
    type: row.kind as Reminder['type'],
    status: row.status,
    date: row.timeOfDay,
    set_reminder: first,
    further_reminders: further,
    escalate_after: row.escalateAfter,
    holder,
    due_date: row.dueOn,
    days_left: row.daysLeft,
    title: row.title,
    link: row.link,
    recipients: { everyone: row.everyone, holder: row.holder, people: row.people },
  };
};

/** Reminders of what is in the bin or gone are not listed. */
function named(things: Map<string, HeldAsset>, { aboutId }: ReminderRow): HeldAsset {
  const thing = things.get(aboutId);
  if (thing === undefined) throw new Error('A reminder is of an asset that is not there.');
  return thing;
}

type Recipients = components['schemas']['ReminderRecipients'];

/** @throws 400 when it would be for nobody, or for somebody who is no member */
async function checkRecipients(tx: Tx, businessId: string, { everyone, holder, people }: Recipients): Promise<void> {
  const members = [];
  for (const person of people) members.push(await findMember(tx, businessId, person));
  if (members.includes(undefined)) throw refuse.fields({ recipients: ['One of these people is no longer a member.'] });
  if (!(everyone || holder || members.length > 0)) throw refuse.fields({ recipients: ['Choose who is reminded.'] });
}

const daysOf = (offsets: readonly string[]): number[] => offsets.map((text) => Number.parseInt(text, 10));

/** @throws 404 for one that is done, or of an asset in the bin */
async function findOfAsset(tx: Tx, businessId: string, id: string, now: Date) {
  const row = await findReminder(tx, businessId, id, now);
  const thing = row && (await describeAssets(tx, businessId, [row.aboutId])).get(row.aboutId);
  if (row === undefined || thing === undefined) throw refuse.missing();
  return { row, thing };
}

export const remindersHandlers = ({ clock }: Platform): Pick<Handlers, ReminderOperation> => {
  async function create(call: BusinessCall<'createReminder'>): Promise<Answer<'createReminder'>> {
    const { tx, businessId, userId, body } = call;
    const now = clock.now();
    const recipients = body.recipients ?? { everyone: true, holder: false, people: [] };
    const thing = (await describeAssets(tx, businessId, [body.asset])).get(body.asset);
    if (thing === undefined) throw refuse.fields({ asset: ['This asset is no longer there.'] });
    if (body.document !== undefined && body.maintenance !== undefined)
      throw refuse.fields({ maintenance: ['A reminder is of one thing.'] });
    await checkRecipients(tx, businessId, recipients);
    const id = await createReminder(tx, {
      businessId,
      kind: body.type,
      about: { kind: aboutAsset, id: thing.id },
      timeOfDay: body.date,
      recipients,
      offsets: daysOf([body.set_reminder, ...(body.further_reminders ?? [])]),
      escalateAfter: body.escalate_after ?? null,
      permission: 'access_assets',
      createdBy: userId,
      now,
    });
    const asking = { ...call, now };
    if (body.document !== undefined) await remindOfDocument(asking, thing.id, body.document, id);
    else if (body.maintenance !== undefined) await remindOfEntry(asking, thing.id, body.maintenance, id);
    await note(asking, thing, 'reminder.set', 'Reminder set');
    const row = await findReminder(tx, businessId, id, now);
    if (row === undefined) throw new Error('The new reminder is not there.');
    return present(row, thing);
  }

  return {
    createReminder: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      return once(tx, { userId, key, operation: 'createReminder', businessId, body }, clock.now(), () => create(call));
    },

    getReminder: async ({ tx, businessId, params }) => {
      const { row, thing } = await findOfAsset(tx, businessId, params.id, clock.now());
      return present(row, thing);
    },

    changeReminder: async (call) => {
      const { tx, businessId, params, body } = call;
      const now = clock.now();
      await claimReminder(tx, businessId, params.id);
      const { row, thing } = await findOfAsset(tx, businessId, params.id, now);
      assertUnchanged(call, present(row, thing));
      const { everyone, holder, people } = row;
      const recipients = body.recipients ?? { everyone, holder, people };
      // Whoever has left since then is only in the way of a change of the recipients themselves.
      if (body.recipients !== undefined) await checkRecipients(tx, businessId, recipients);
      const [first = 0, ...further] = row.offsets;
      const isChanged = await changeReminder(tx, {
        businessId,
        id: row.id,
        recipients,
        kind: body.type ?? row.kind,
        timeOfDay: body.date ?? row.timeOfDay,
        offsets: [
          ...(body.set_reminder === undefined ? [first] : daysOf([body.set_reminder])),
          ...(body.further_reminders === undefined ? further : daysOf(body.further_reminders)),
        ],
        escalateAfter: body.escalate_after === undefined ? row.escalateAfter : body.escalate_after,
      });
      if (!isChanged) throw refuse.conflict('This reminder was cancelled.', 'cancelled');
      await note({ ...call, now }, thing, 'reminder.changed', 'Reminder changed');
      const changed = await findOfAsset(tx, businessId, row.id, now);
      return present(changed.row, changed.thing);
    },

    listReminderRecipients: async ({ tx, businessId }) => {
      const [owners, others] = [
        await listOwners(tx, businessId),
        await listMembersWith(tx, businessId, 'access_assets'),
      ];
      const people = new Map([...owners, ...others].map((person) => [person.id, nameOf(person)]));
      return [...people]
        .map(([id, name]) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },

    cancelReminder: async (call) => {
      const { tx, businessId, params } = call;
      const now = clock.now();
      const { row, thing } = await findOfAsset(tx, businessId, params.id, now);
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
