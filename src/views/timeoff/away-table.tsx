import type { components } from '../../../openapi/generated/contract.ts';
import { weekdayOf } from '../../../rules/calendar/days.ts';
import { longDay, partOf, type Span } from '../../../rules/timeoff/away.ts';
import { nameOf } from '../shared/people/people.ts';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import * as css from './away.css.ts';
import { daysOf, shortWeekday } from './away-span.ts';

type Schemas = components['schemas'];
export type Calendar = Schemas['TimeoffCalendar'];
type Person = Calendar['people'][number];
type AwayProps = { calendar: Calendar; span: Span; today: string };

/** `Away, Annual leave, until noon`; nothing says why where that is not known. */
export function stretchWords({ status, policy }: Person['away'][number], part: string): string {
  const what = status === 'pending' ? 'Asks to be away' : 'Away';
  return [what, policy?.name, part === 'all day' ? null : part].filter(Boolean).join(', ');
}

const offOn = ({ holidays }: Calendar, day: string) => holidays.filter((holiday) => holiday.day === day);
export const holidayWords = ({ name, is_half, is_expected, state }: Calendar['holidays'][number]): string => {
  const notes = [state, is_half ? 'half a day' : null, is_expected ? 'expected' : null].filter(Boolean);
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
};

/** People by days, for wide screens and for print. */
export function AwayTable({ calendar, span, today }: AwayProps) {
  const days = daysOf(span);
  const isOff = (day: string) => weekdayOf(day) > 4 || offOn(calendar, day).some(({ is_expected }) => !is_expected);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
    <section className={css.wide} tabIndex={0} aria-label="Who is away, by day">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.who}>
              Employee
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={css.head[day === today ? 'today' : isOff(day) ? 'off' : 'plain']}
                title={offOn(calendar, day).map(holidayWords).join(', ') || undefined}
              >
                <span aria-hidden>
                  {shortWeekday(day).slice(0, days.length > 7 ? 1 : 3)}
                  <br />
                  {Number(day.slice(8))}
                </span>
                <span className={visuallyHidden}>
                  {[longDay(day), ...offOn(calendar, day).map(holidayWords)].join(', ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.people.map((person) => (
            <tr key={person.employee.id}>
              <th scope="row" className={css.who}>
                {nameOf(person.employee)}
              </th>
              {days.map((day) => (
                <td key={day} className={css.cell[isOff(day) ? 'off' : 'plain']}>
                  <Cell person={person} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ person: { away, birthday }, day }: { person: Person; day: string }) {
  return (
    <>
      {birthday === day ? (
        <span className={css.cake} title="Birthday">
          <span aria-hidden>★</span>
          <span className={visuallyHidden}>Birthday</span>
        </span>
      ) : null}
      {away.map((stretch) => {
        const part = partOf(stretch, day);
        if (part === null) return null;
        const words = stretchWords(stretch, part);
        const look = stretch.status === 'pending' ? 'pending' : 'approved';
        return (
          <span key={stretch.id} className={`${css.away[look]} ${css.half[part]}`} title={words}>
            <span className={visuallyHidden}>{words}</span>
          </span>
        );
      })}
    </>
  );
}
