import { useQuery } from '@tanstack/react-query';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { type SharedWeek, spanText } from '../../../rules/rota/week-text.ts';
import { getShiftConfig, getShiftWeek } from '../../services/operations/rota.shifts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { nameOf } from '../shared/people/people.ts';
import type { HourCycle } from '../ui/content/time.ts';
import { useShownWeek } from './use-shown-week.ts';
import { daysOf, type Shift, type ShownWeek } from './week-texts.ts';

/** The shown week as it is published, for whoever asks: what is planned since is never in it. */
export function usePublishedWeek() {
  const { id: businessId, name: business } = useBusiness();
  const { week, location, department } = useShownWeek();
  const asked = {
    businessId,
    year: week.year,
    week_number: week.week,
    is_published: true,
    ...(location === null ? {} : { location }),
    ...(department === null ? {} : { department }),
  };
  const query = useQuery(queryOf(getShiftWeek, asked));
  const config = useQuery(queryOf(getShiftConfig, { businessId }));
  const timeFormat = (config.data ?? firstSettings).time_format;
  const place = query.data?.locations.find(({ id }) => id === location)?.name ?? null;
  const shared = (data: ShownWeek): SharedWeek => ({
    business,
    week: data.week_number,
    days: daysOf(data),
    location: place,
    timeFormat,
    shifts: [
      ...data.employees.flatMap((person) => person.shifts.map((shift) => sharedOf(shift, nameOf(person)))),
      ...data.open.map((shift) => sharedOf(shift, null)),
    ],
  });
  return { query, timeFormat, place, shared };
}

const sharedOf = ({ date, start, end, role, location }: Shift, name: string | null) => ({
  date,
  start,
  end,
  name,
  role: role?.name ?? null,
  location: location.name,
});

type SheetShift = { id: string; times: string; about: string };
export type SheetRow = { id: string; name: string; cells: SheetShift[][] };
/** People by days, as they stand on paper and in the picture. */
export function sheetRows(week: ShownWeek, format: HourCycle, place: string | null): SheetRow[] {
  const rowOf = (id: string, name: string, shifts: readonly Shift[]) => ({
    id,
    name,
    cells: daysOf(week).map((day) =>
      shifts
        .filter(({ date }) => date === day)
        .map((shift) => ({
          id: shift.id,
          times: spanText(shift, format),
          about: [shift.role?.name, place === null ? shift.location.name : null].filter(Boolean).join(', '),
        })),
    ),
  });
  return [
    ...week.employees.map((person) => rowOf(person.id, nameOf(person), person.shifts)),
    ...(week.open.length > 0 ? [rowOf('open', 'Open shifts', week.open)] : []),
  ];
}

export const isEmpty = ({ employees, open }: ShownWeek): boolean =>
  open.length === 0 && employees.every(({ shifts }) => shifts.length === 0);
