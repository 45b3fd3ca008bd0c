/** What the records say of days off for everybody, and what each person hears, once. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import { findBusinessName, listMembersAmong } from '../../directory/directory.ts';
import { describeEmployees, usersOf } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { notifyAll } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record, recordAll } from '../../platform/security/audit.ts';
import { shutdownMail } from './mails.ts';
import type { Shutdown } from './store.ts';

type About = { shutdown: Pick<Shutdown, 'id' | 'first_day' | 'last_day' | 'reason'>; people: readonly string[] };

export const tellingOf =
  ({ config, mail }: Pick<Platform, 'config' | 'mail'>) =>
  async (asking: Asking, what: 'booked' | 'undone', { shutdown, people }: About): Promise<void> => {
    const { tx, businessId, userId, address, now } = asking;
    const isUndone = what === 'undone';
    const days = stretchText({ ...shutdown, from_noon: false, until_noon: false });
    const cards = await describeEmployees(tx, businessId, people);
    const done = isUndone ? 'Gave back days off' : 'Booked days off';
    const text = `${done} for ${people.length === 1 ? 'one employee' : `${people.length} employees`}: ${days}`;
    const action = `timeoffShutdown.${what}`;
    await record(tx, { businessId, actorId: userId, action, text, subject: null, address, now });
    const entries = [...cards.values()].map(({ id, first_name, last_name, employee_id }) => ({
      action: isUndone ? 'timeoffRequest.cancelled' : 'timeoffTaken.recorded',
      text: `${isUndone ? 'Cancelled time off' : 'Recorded time off'}: ${days}`,
      subject: { id, name: `${onOneLine(`${first_name} ${last_name}`.trim())} (${employee_id})` },
    }));
    await recordAll(tx, { businessId, actorId: userId, address, now }, entries);

    const users = [...(await usersOf(tx, businessId, people)).values()].filter((user) => user !== userId);
    const members = await listMembersAmong(tx, businessId, users);
    const business = await findBusinessName(tx, businessId);
    const news = isUndone
      ? `${onOneLine(business)} is not closed ${days}, and your time off is given back`
      : `${onOneLine(business)} is closed ${days}, and time off is booked for you`;
    const occasion = `timeoff-shutdown.${what}:${shutdown.id}`;
    const told = members.map(({ id }) => ({ userId: id, occasion, text: news, link: '/my-time-off' }));
    await notifyAll(tx, businessId, told, now);
    for (const { email: to } of members)
      await mail.send(tx, shutdownMail(config.publicUrl, { to, business, days, reason: shutdown.reason, isUndone }));
  };
