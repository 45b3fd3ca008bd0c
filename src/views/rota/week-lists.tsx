import { nameOf } from '../shared/people/people.ts';
import { Button } from '../ui/actions/button.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import * as css from './rota.css.ts';
import { type Acts, type Swapping, swapOf } from './week-table.tsx';
import { aboutShift, daysOf, headDay, longDay, marksOf, type Shift, type ShownWeek, timesText } from './week-texts.ts';

type ListsProps = {
  week: ShownWeek;
  day: string;
  cycle: HourCycle;
  acts: Acts | null;
  swapping: Swapping | null;
  onDay: (day: string) => void;
};

/** For phones: the own week, then everybody on one day. */
export function WeekLists({ week, day, cycle, acts, swapping, onDay }: ListsProps) {
  const own = week.employees.find(({ id }) => id === week.self)?.shifts ?? [];
  return (
    <div className={css.phone}>
      {week.self === null ? null : <MyWeek shifts={own} cycle={cycle} swapping={swapping} />}
      <fieldset className={css.days} aria-label="Day">
        {daysOf(week).map((each) => (
          <button
            key={each}
            type="button"
            className={css.dayChoice[each === day ? 'chosen' : 'plain']}
            aria-pressed={each === day}
            aria-label={longDay(each)}
            onClick={() => onDay(each)}
          >
            {headDay(each)}
          </button>
        ))}
      </fieldset>
      <Day week={week} day={day} cycle={cycle} acts={acts} swapping={swapping} />
    </div>
  );
}

type MyWeekProps = { shifts: readonly Shift[]; cycle: HourCycle; swapping: Swapping | null };
function MyWeek({ shifts, cycle, swapping }: MyWeekProps) {
  return (
    <section aria-label="My week">
      <h3 className={css.part}>My week</h3>
      {shifts.length === 0 ? <p className={css.foot}>You have no shifts in this week.</p> : null}
      <RowList label="My shifts">
        {shifts.map((shift) => (
          <ListRow
            key={shift.id}
            title={`${longDay(shift.date)}, ${timesText(shift, cycle)}`}
            note={[aboutShift(shift), shift.note].filter(Boolean).join('. ')}
          >
            <SwapButton shift={shift} swapping={swapping} />
          </ListRow>
        ))}
      </RowList>
    </section>
  );
}

/** Offers one's own shift, or takes an open one. */
function SwapButton({ shift, swapping }: { shift: Shift; swapping: Swapping | null }) {
  const swap = swapOf(shift, swapping);
  if (swap === null) return null;
  return (
    <Button
      onPress={swap.onPress}
      aria-haspopup="dialog"
      aria-label={`${swap.label} the shift on ${longDay(shift.date)}`}
    >
      {swap.label}
    </Button>
  );
}

function Day({ week, day, cycle, acts, swapping }: Omit<ListsProps, 'onDay'>) {
  const rows = [
    ...week.open.map((shift) => ({ name: 'Open shift', shift })),
    ...week.employees.flatMap((person) => person.shifts.map((shift) => ({ name: nameOf(person), shift }))),
  ].filter(({ shift }) => shift.date === day);
  const off = week.employees.flatMap((person) =>
    person.days_off
      .filter(({ date }) => date === day)
      .map(({ text }) => ({ key: `${person.id} ${text}`, name: nameOf(person), text })),
  );
  return (
    <section aria-label={longDay(day)}>
      <h3 className={css.part}>{longDay(day)}</h3>
      {rows.length === 0 ? <EmptyState icon="clock" title="Nobody works" /> : null}
      <RowList label={`Shifts on ${longDay(day)}`}>
        {rows.map(({ name, shift }) => (
          <ListRow
            key={shift.id}
            title={`${name}, ${timesText(shift, cycle)}`}
            note={[aboutShift(shift), ...marksOf(shift)].join('. ')}
          >
            {acts === null ? (
              <SwapButton shift={shift} swapping={shift.employee === null ? swapping : null} />
            ) : (
              <Button onPress={() => acts.onOpen(shift)} aria-label={`Change the shift of ${name}`}>
                Change
              </Button>
            )}
          </ListRow>
        ))}
        {off.map(({ key, name, text }) => (
          <ListRow key={key} title={name} note={text} />
        ))}
      </RowList>
      {acts === null ? null : (
        <div className={css.foot}>
          <Button onPress={() => acts.onAdd(null, day)} aria-haspopup="dialog">
            Add shift
          </Button>
        </div>
      )}
    </section>
  );
}
