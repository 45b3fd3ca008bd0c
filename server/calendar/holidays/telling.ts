/** Who hears that days became days off, or working days again: those who have them off and are members, each once. */
import { type Holiday, isForState } from '../../../rules/calendar/holidays.ts';
import { daysText } from '../../../rules/calendar/words.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { listMembersWithState } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { newId } from '../../platform/database/ids.ts';
import { notifyAll } from '../../platform/notifications.ts';

/** Undefined is a holiday that is not there. */
export type Change = { before: Holiday | undefined; after: Holiday | undefined };

const comingDays = (holiday: Holiday | undefined, today: string) =>
  holiday?.status === 'declared' ? holiday.days.filter(({ day }) => day >= today) : [];

/** What somebody of a state hears; null when nothing changes for them. */
function newsFor(state: string | null, { before, after }: Change, today: string): string | null {
  const [had, has] = [before, after].map((holiday) =>
    holiday !== undefined && isForState(holiday, state) ? comingDays(holiday, today) : [],
  );
  const [was, is] = [daysText(had ?? []), daysText(has ?? [])];
  const name = onOneLine((after ?? before)?.name ?? '');
  if (was === is) return null;
  if (is === '') return `${name} is cancelled: ${was} is no day off`;
  return was === '' ? `${name} is a day off: ${is}` : `${name} is moved: the day off is now ${is}`;
}

/** Tells those whom a change concerns, but for whoever made it. */
export async function tellOf({ tx, businessId, userId, now }: Asking, change: Change, today: string): Promise<void> {
  const occasion = `holiday.changed:${newId()}`;
  const told = (await listMembersWithState(tx, businessId)).flatMap(({ id, state }) => {
    const text = id === userId ? null : newsFor(state, change, today);
    return text === null ? [] : [{ userId: id, occasion, text, link: null }];
  });
  await notifyAll(tx, businessId, told, now);
}
