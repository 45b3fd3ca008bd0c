/** Who hears that their shifts are published, changed or withdrawn: each their own, once. */
import { type Weekday, weekShowing } from '../../../rules/rota/week.ts';
import { shiftText } from '../../../rules/rota/words.ts';
import { todayIn } from '../../directory/business-day.ts';
import { listMembersAmong } from '../../directory/directory.ts';
import { usersOf } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { newId } from '../../platform/database/ids.ts';
import { notifyAll } from '../../platform/notifications.ts';
import { knownOf } from '../shifts/acts.ts';
import type { ShiftRow } from '../shifts/store.ts';
import { type Change, changesBetween } from './rules.ts';

type Wording = { timeFormat: 12 | 24; weekStart: Weekday; locations: ReadonlyMap<string, string> };

/** The week in which a day is shown. */
export function linkToWeek(day: string, weekStart: Weekday): string {
  const { year, week } = weekShowing(day, weekStart);
  return `/shift-rota?year=${year}&week=${week}`;
}
/** Shifts that one sentence names. */
const mostNamed = 3;

const listed = (texts: readonly string[]) =>
  texts.length > mostNamed
    ? `${texts.slice(0, mostNamed).join('; ')}; and ${texts.length - mostNamed} more`
    : texts.join('; ');

/** `Mon 1 Mar, 8:00 am to 4:00 pm, Ikeja; …` */
const shiftsText = (shifts: readonly ShiftRow[], { timeFormat, locations }: Wording) =>
  listed(shifts.map((shift) => shiftText(shift, timeFormat, locations.get(shift.location))));

/** What somebody hears of their own shifts. */
function newsOf({ before, after }: Change, wording: Wording): string {
  if (before.length === 0) return `Your new shifts: ${shiftsText(after, wording)}`;
  if (after.length === 0) return `You do not work any more: ${shiftsText(before, wording)}`;
  return `Your shifts changed: ${shiftsText(after, wording)}, instead of ${shiftsText(before, wording)}`;
}

/** Where the first of them is, or was. */
function linkOf({ before, after }: Change, { weekStart }: Wording): string {
  const [first] = after.length === 0 ? before : after;
  return first === undefined ? '/shift-rota' : linkToWeek(first.date, weekStart);
}

/** The members among employees, by the id of the employee. */
export async function membersAmong({ tx, businessId }: Inside, ids: readonly string[]): Promise<Map<string, string>> {
  const users = await usersOf(tx, businessId, ids);
  const members = new Set((await listMembersAmong(tx, businessId, [...users.values()])).map(({ id }) => id));
  return new Map([...users].filter(([, userId]) => members.has(userId)));
}

/** @returns how many were told */
async function tellChanges(asking: Asking, changes: readonly Change[], wording: Wording): Promise<number> {
  const { tx, businessId, userId, now } = asking;
  const members = await membersAmong(
    asking,
    changes.map(({ employee }) => employee),
  );
  const occasion = `rota.published:${newId()}`;
  const told = changes.flatMap((change) => {
    const member = members.get(change.employee);
    // Whoever publishes knows.
    return member === undefined || member === userId
      ? []
      : [{ userId: member, occasion, text: newsOf(change, wording), link: linkOf(change, wording) }];
  });
  await notifyAll(tx, businessId, told, now);
  return told.length;
}

/** Tells what has changed of today and the days to come. @returns how many people were told */
export async function tellWhoWorks(
  asking: Asking,
  before: readonly ShiftRow[],
  after: readonly ShiftRow[],
): Promise<number> {
  const today = await todayIn(asking.tx, asking.businessId, asking.now);
  const coming = ({ date }: ShiftRow) => date >= today;
  const changes = changesBetween(before.filter(coming), after.filter(coming));
  const { settings, locations } = await knownOf(asking, [...before, ...after]);
  return tellChanges(asking, changes, {
    timeFormat: settings.time_format,
    weekStart: settings.week_start,
    locations,
  });
}
