import { Link } from '../ui/actions/link.tsx';
import * as css from './rota.css.ts';
import type { Employee, Shift, ShownWeek } from './week-texts.ts';

/** What the numbers of the home open: who works today as it is published, what is open, and what is not published. */
export const onlies = ['today', 'open', 'unpublished'] as const;
export type Only = (typeof onlies)[number];

/** A week with those rows alone, of which what everybody may see is left as it is. */
export function narrowed(week: ShownWeek, only: Only | null, today: string): ShownWeek {
  if (only === null) return week;
  const isShown = ({ date, state }: Shift) => (only === 'today' ? date === today : state !== 'published');
  const people = week.employees.flatMap((person) => {
    const shifts = person.shifts.filter(isShown);
    return shifts.length === 0 ? [] : [{ ...person, shifts, minutes: minutesOf(shifts) }];
  });
  const open = only === 'open' ? week.open : only === 'today' ? [] : week.open.filter(isShown);
  return { ...week, employees: only === 'open' ? [] : people, open, more: 0 };
}

const minutesOf = (shifts: Employee['shifts']) => shifts.reduce((sum, { minutes }) => sum + minutes, 0);
const shiftsIn = ({ employees, open }: ShownWeek) =>
  employees.reduce((sum, { shifts }) => sum + shifts.length, open.length);

function textOf(only: Only, week: ShownWeek): string {
  if (only === 'today') return 'Only who works today, as it is published.';
  if (only === 'open') return 'Only open shifts.';
  const deleted = week.unpublished - shiftsIn(week);
  return `Only what is not published.${deleted > 0 ? ` ${deleted} more ${deleted === 1 ? 'was' : 'were'} deleted since.` : ''}`;
}

type OnlyNoteProps = { only: Only; week: ShownWeek; everything: string };

/** Says that a week is shown in part, and leads to the whole of it. */
export function OnlyNote({ only, week, everything }: OnlyNoteProps) {
  return (
    <p className={css.foot}>
      <span>{textOf(only, week)}</span>
      <Link href={everything}>Show the whole week</Link>
    </p>
  );
}
