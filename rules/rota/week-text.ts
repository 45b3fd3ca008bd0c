/** The rota as what is sent to a group: plain words, a paragraph a day. */
import { onOneLine } from '../shared/line.ts';
import { minutesAt } from './times.ts';
import { clockText, dayText } from './words.ts';

type SharedShift = {
  date: string;
  start: string;
  end: string;
  /** Null while it is open. */
  name: string | null;
  role: string | null;
  location: string;
};
export type SharedWeek = {
  business: string;
  week: number;
  /** The days that are shown, in their order. */
  days: readonly string[];
  /** Of which alone it is; null of all. */
  location: string | null;
  shifts: readonly SharedShift[];
  timeFormat: 12 | 24;
};

type Times = Pick<SharedShift, 'start' | 'end'>;

/** `8:00 pm to 4:00 am next day`. */
export function spanText({ start, end }: Times, format: 12 | 24): string {
  const isOverMidnight = minutesAt(end) <= minutesAt(start);
  return `${clockText(start, format)} to ${clockText(end, format)}${isOverMidnight ? ' next day' : ''}`;
}

const nameOf = ({ name, role }: SharedShift) => {
  const who = name === null ? 'nobody yet' : onOneLine(name);
  return role === null ? who : `${who} (${onOneLine(role)})`;
};

/** Whoever works at the same time and place stands on one line. */
function dayParagraph(day: string, { shifts, location, timeFormat }: SharedWeek): string {
  const ofDay = shifts
    .filter(({ date }) => date === day)
    .toSorted(
      (one, other) => minutesAt(one.start) - minutesAt(other.start) || minutesAt(one.end) - minutesAt(other.end),
    );
  if (ofDay.length === 0) return `${dayText(day)}: nobody works`;
  const headed = Map.groupBy(ofDay, (shift) =>
    [spanText(shift, timeFormat), ...(location === null ? [onOneLine(shift.location)] : [])].join(', '),
  );
  const lines = [...headed].map(([head, those]) => `${head}: ${those.map(nameOf).join(', ')}`);
  return [dayText(day), ...lines].join('\n');
}

export function weekText(week: SharedWeek): string {
  const [first = '', last = ''] = [week.days[0], week.days.at(-1)];
  const title = [week.business, ...(week.location === null ? [] : [week.location])].map(onOneLine).join(', ');
  const head = `${title}\nRota of week ${week.week}, ${dayText(first)} to ${dayText(last)}`;
  return [head, ...week.days.map((day) => dayParagraph(day, week))].join('\n\n');
}
