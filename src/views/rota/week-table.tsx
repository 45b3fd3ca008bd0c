import { memo, useRef } from 'react';
import { hoursText } from '../../../rules/rota/times.ts';
import { nameOf } from '../shared/people/people.ts';
import type { HourCycle } from '../ui/content/time.ts';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import { useGridKeys } from '../ui/lists/use-grid-keys.ts';
import type { Cell } from './drag-shifts.ts';
import * as css from './rota.css.ts';
import { useShiftDrag } from './use-shift-move.ts';
import {
  daysOf,
  type Employee,
  headDay,
  longDay,
  type Shift,
  type ShownWeek,
  shiftWords,
  timesText,
} from './week-texts.ts';

export type Acts = {
  /** Plans a shift of somebody, or an open one. */
  onAdd: (employee: string | null, date: string) => void;
  onOpen: (shift: Shift) => void;
  /** Moves a shift to somebody else or another day; null of nobody. */
  onMove: (shift: Shift, to: Cell) => void;
};
/** How shifts change hands, for employees. */
export type Swapping = {
  self: string;
  today: string;
  onOffer: (shift: Shift) => void;
  onTake: (shift: Shift) => void;
};
/** What pressing a published shift does: one's own is offered, an open one taken. */
export function swapOf(shift: Shift, swapping: Swapping | null): { label: string; onPress: () => void } | null {
  if (swapping === null || shift.state !== 'published' || shift.date < swapping.today) return null;
  if (shift.employee === swapping.self) return { label: 'Offer', onPress: () => swapping.onOffer(shift) };
  return shift.employee === null ? { label: 'Take', onPress: () => swapping.onTake(shift) } : null;
}

type TableProps = { week: ShownWeek; today: string; cycle: HourCycle; acts: Acts | null; swapping: Swapping | null };

const nothing = () => undefined;
const noActs = { onSelectRow: nothing, onSelectAll: nothing, onOpenRow: nothing };

/** People by days, for wide screens and for print. Arrows go from cell to cell, Enter goes into one. */
export function WeekTable({ week, today, cycle, acts, swapping }: TableProps) {
  const grid = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(grid, noActs);
  const days = daysOf(week);
  const people = week.employees;
  useShiftDrag(grid, week, acts && ((id, to) => acts.onMove(shiftOf(week, id), to)));
  return (
    <div className={css.wide}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the keyboard of a grid, as in the lists. */}
      <table ref={grid} role="grid" aria-label="Shifts of the week" className={css.table} {...keys}>
        <thead>
          <tr>
            <th scope="col" className={css.who} tabIndex={-1}>
              Employee
            </th>
            {days.map((day) => (
              <th key={day} scope="col" tabIndex={-1} className={css.head[day === today ? 'today' : 'plain']}>
                {headDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.open.length > 0 || acts !== null ? (
            <Row
              name="Open shifts"
              note="Of nobody"
              shifts={week.open}
              days={days}
              cycle={cycle}
              acts={acts}
              swapping={swapping}
              of={null}
            />
          ) : null}
          {people.map((person) => (
            <Row
              key={person.id}
              of={person}
              name={nameOf(person)}
              note={person.minutes > 0 ? hoursText(person.minutes) : (person.job_title ?? '')}
              shifts={person.shifts}
              days={days}
              cycle={cycle}
              acts={acts}
              swapping={swapping}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shiftOf({ employees, open }: ShownWeek, id: string): Shift {
  const shift = [...open, ...employees.flatMap(({ shifts }) => shifts)].find((one) => one.id === id);
  if (shift === undefined) throw new Error('What is dragged is not in the week that is shown.');
  return shift;
}

type RowProps = {
  /** Null of open shifts. */
  of: Employee | null;
  name: string;
  note: string;
  shifts: readonly Shift[];
  days: readonly string[];
  cycle: HourCycle;
  acts: Acts | null;
  swapping: Swapping | null;
};

const Row = memo(function Row({ of, name, note, shifts, days, cycle, acts, swapping }: RowProps) {
  return (
    <tr>
      <th scope="row" className={css.who} tabIndex={-1}>
        {name}
        <span className={css.note}>{note}</span>
      </th>
      {days.map((day) => (
        <td key={day} className={css.cell} tabIndex={-1} data-date={day} data-employee={of?.id ?? ''}>
          {of?.days_off
            .filter(({ date }) => date === day)
            .map(({ text }) => (
              <span key={text} className={css.off}>
                {text}
              </span>
            ))}
          {shifts
            .filter(({ date }) => date === day)
            .map((shift) => (
              <ShiftChip
                key={shift.id}
                shift={shift}
                cycle={cycle}
                onOpen={acts?.onOpen ?? swapOf(shift, swapping)?.onPress ?? null}
              />
            ))}
          {acts === null ? null : (
            <button type="button" className={css.add} onClick={() => acts.onAdd(of?.id ?? null, day)}>
              <span aria-hidden>+</span>
              <span
                className={visuallyHidden}
              >{`Add a shift of ${of === null ? 'nobody' : name} on ${longDay(day)}`}</span>
            </button>
          )}
        </td>
      ))}
    </tr>
  );
});

type ChipProps = { shift: Shift; cycle: HourCycle; onOpen: ((shift: Shift) => void) | null };
function ShiftChip({ shift, cycle, onOpen }: ChipProps) {
  const look = [
    css.shift[shift.role?.colour ?? 'none'],
    shift.state === 'published' ? '' : css.unpublished,
    onOpen === null ? '' : css.pressed,
  ].join(' ');
  const inside = (
    <span aria-hidden>
      <span className={css.times}>{timesText(shift, cycle)}</span>
      {[shift.role?.name, shift.location.name].filter(Boolean).join(', ')}
      {shift.faults.length > 0 ? <span className={css.times}>⚠ {shift.faults[0]?.text}</span> : null}
    </span>
  );
  const words = <span className={visuallyHidden}>{shiftWords(shift, cycle)}</span>;
  if (onOpen === null)
    return (
      <div className={look}>
        {inside}
        {words}
      </div>
    );
  return (
    <button type="button" className={look} onClick={() => onOpen(shift)} aria-haspopup="dialog" data-shift={shift.id}>
      {inside}
      {words}
    </button>
  );
}
