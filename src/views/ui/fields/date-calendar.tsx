import { CalendarDate, parseDate } from '@internationalized/date';
import { use } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../foundations/icon.tsx';
import { chevronLeft, chevronRight } from '../foundations/icons.ts';
import * as css from './date-calendar.css.ts';

type DateCalendarProps = {
  /** YYYY-MM-DD, as are the others. */
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onPick: (date: string) => void;
};

const dayOf = (date: string | null | undefined) => (date ? parseDate(date) : null);

/** One month of days to pick from, with the month and the year to go to at once. It is loaded by DateField. */
export function DateCalendar({ value, min, max, onPick }: DateCalendarProps) {
  return (
    <I18nProvider locale="en-GB">
      <Calendar
        className={css.calendar}
        aria-label="Days"
        autoFocus
        value={dayOf(value)}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        firstDayOfWeek="mon"
        onChange={(day) => onPick(day.toString())}
      >
        <header className={css.head}>
          <Button slot="previous" className={css.step}>
            <Icon name={chevronLeft} />
          </Button>
          <MonthAndYear min={min} max={max} />
          <Button slot="next" className={css.step}>
            <Icon name={chevronRight} />
          </Button>
        </header>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' }),
);

/** How many years can be gone to on either side, where there is no first or last day. */
const reach = 100;

/** The browser's own lists: they are at home on every phone, and a year is one letter away. */
function MonthAndYear({ min, max }: { min: string | undefined; max: string | undefined }) {
  const state = use(CalendarStateContext);
  if (!state) return null;
  const shown = state.visibleRange.start;
  const first = min ? Number(min.slice(0, 4)) : shown.year - reach;
  const last = max ? Number(max.slice(0, 4)) : shown.year + reach;
  const go = (year: number, month: number) => state.setFocusedDate(new CalendarDate(year, month, 1));
  return (
    <div className={css.when}>
      <select
        className={css.choice}
        aria-label="Month"
        value={shown.month}
        onChange={(event) => go(shown.year, Number(event.target.value))}
      >
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={css.choice}
        aria-label="Year"
        value={shown.year}
        onChange={(event) => go(Number(event.target.value), shown.month)}
      >
        {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </div>
  );
}
