import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { hoursText } from '../../../rules/rota/times.ts';
import { spanText } from '../../../rules/rota/week-text.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { openShiftView } from '../../services/operations/rota.links.ts';
import { queryOf } from '../../services/shared/query.ts';
import { Entry, EntryActions, EntryFoot } from '../shared/entry/entry.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { formatDate } from '../ui/content/date.ts';
import type { HourCycle } from '../ui/content/time.ts';
import * as css from './own-shifts.css.ts';
import { longDay, shortDay } from './week-texts.ts';

type View = components['schemas']['ShiftView'];
type Week = components['schemas']['SeenWeek'];
type Shift = components['schemas']['SeenShift'];

/** One's own published shifts: for whoever has the link, without an account. */
export function OwnShiftsPage({ token }: { token: string }) {
  const { data: view, error, refetch, isFetching } = useQuery(queryOf(openShiftView, { token }));
  // What was shown before does not stay when the link has ended meanwhile.
  if (error && ['missing', 'invalid'].includes(problemOf(error).kind))
    return (
      <Entry
        icon="alert"
        title="This link does not work"
        lead="It was replaced or revoked, has expired, or was not copied completely. Ask whoever plans your shifts for a new one."
      >
        {null}
      </Entry>
    );
  if (view) return <Weeks view={view} />;
  if (error)
    return (
      <Entry icon="offline" title="Your shifts could not be loaded" lead={problemText(problemOf(error))}>
        <EntryActions>
          <Button look="primary" size="large" isWide isBusy={isFetching} onPress={() => void refetch()}>
            Retry
          </Button>
        </EntryActions>
      </Entry>
    );
  return <Entry title="Loading your shifts">{null}</Entry>;
}

function Weeks({ view }: { view: View }) {
  const { business, first_name: name, weeks, expires_at, time_zone: timeZone } = view;
  return (
    <Entry title={`Shifts of ${name}`} lead={business}>
      <div className={css.weeks}>
        {weeks.map((week) => (
          <WeekPart key={week.start_date} week={week} view={view} />
        ))}
      </div>
      <EntryFoot>
        <span>A week is shown here when {business} has published it, and changes when it is published again.</span>
        <span>
          This link is yours alone, works until {formatDate(expires_at, timeZone)}, and {business} sees when it was
          opened last.
        </span>
      </EntryFoot>
    </Entry>
  );
}

type Shown = { view: Pick<View, 'today' | 'time_format' | 'time_zone'> };

function WeekPart({ week, view }: Shown & { week: Week }) {
  const { start_date: first, end_date: last, week_number, minutes, published_at, shifts } = week;
  const isNow = first <= view.today && view.today <= last;
  const title = `${isNow ? 'This week' : `Week ${week_number}`}, ${shortDay(first)} to ${shortDay(last)}`;
  const published = published_at === null ? null : `published on ${formatDate(published_at, view.time_zone)}`;
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.note}>
        {shifts.length === 0
          ? 'No shift of yours is published.'
          : [`${hoursText(minutes)} of work`, published].filter(Boolean).join(' · ')}
      </p>
      {shifts.length === 0 ? null : (
        <ul className={css.shifts} aria-label={`Shifts of ${isNow ? 'this week' : `week ${week_number}`}`}>
          {shifts.map((shift) => (
            <ShiftItem key={shift.id} shift={shift} today={view.today} cycle={view.time_format} />
          ))}
        </ul>
      )}
    </section>
  );
}

const placeOf = ({ date }: Shift, today: string) => (date === today ? 'today' : date < today ? 'passed' : 'coming');

function ShiftItem({ shift, today, cycle }: { shift: Shift; today: string; cycle: HourCycle }) {
  const { date, role, location, break_minutes: rest, note } = shift;
  const place = placeOf(shift, today);
  return (
    <li className={css.shift[place]}>
      <div className={css.head}>
        <h3 className={css.day}>{longDay(date)}</h3>
        {place === 'today' ? <Badge tone="good">Today</Badge> : null}
      </div>
      <p className={css.times}>{spanText(shift, cycle)}</p>
      <p className={css.note}>
        {[role, location, rest > 0 ? `${rest} minutes of break` : null].filter(Boolean).join(' · ')}
      </p>
      {note === null ? null : <p className={css.note}>{note}</p>}
    </li>
  );
}
