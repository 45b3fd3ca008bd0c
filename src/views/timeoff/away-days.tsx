import { longDay, partOf, type Span } from '../../../rules/timeoff/away.ts';
import { nameOf } from '../shared/people/people.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import * as css from './away.css.ts';
import { daysOf } from './away-span.ts';
import { type Calendar, holidayWords, stretchWords } from './away-table.tsx';

type Row = { key: string; title: string; note: string };

function rowsOn({ people, holidays }: Calendar, day: string): Row[] {
  const off = holidays
    .filter((holiday) => holiday.day === day)
    .map((holiday) => ({ key: holidayWords(holiday), title: holidayWords(holiday), note: 'Public holiday' }));
  const present = people.flatMap(({ employee, away, birthday }): Row[] => {
    const title = nameOf(employee);
    const born = birthday === day ? [{ key: `${employee.id} birthday`, title, note: 'Birthday' }] : [];
    const gone = away.flatMap((stretch) => {
      const part = partOf(stretch, day);
      return part === null ? [] : [{ key: `${stretch.id} ${day}`, title, note: stretchWords(stretch, part) }];
    });
    return [...born, ...gone];
  });
  return [...off, ...present];
}

/** Day by day, for phones: days on which nothing is are left out. */
export function AwayDays({ calendar, span }: { calendar: Calendar; span: Span }) {
  const days = daysOf(span).flatMap((day) => {
    const rows = rowsOn(calendar, day);
    return rows.length > 0 ? [{ day, rows }] : [];
  });
  return (
    <div className={css.byDay}>
      {days.length === 0 ? <EmptyState icon="clock" title="Nobody is away" /> : null}
      {days.map(({ day, rows }) => (
        <section key={day} aria-label={longDay(day)}>
          <h3 className={css.dayTitle}>{longDay(day)}</h3>
          <RowList label={`Away on ${longDay(day)}`}>
            {rows.map(({ key, title, note }) => (
              <ListRow key={key} title={title} note={note} />
            ))}
          </RowList>
        </section>
      ))}
    </div>
  );
}
