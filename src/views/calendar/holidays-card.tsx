import { useQuery } from '@tanstack/react-query';
import { holidayStatusLabels } from '../../../openapi/generated/lists/calendar.holidays.ts';
import { calendarPaths } from '../../paths/calendar.ts';
import { listComingHolidays } from '../../services/operations/calendar.holidays.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { type Holiday, statusTones } from './holiday-texts.ts';

export const readComing: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listComingHolidays, { businessId }));

const whenText = ({ days, asks }: Holiday): string => {
  if (asks) return 'The day has come. Was it declared?';
  return `${showDate(days[0]?.day ?? '')}${days.length > 1 ? `, ${days.length} days` : ''}`;
};

/** On the home: the next holidays, and for those who decide, the ones whose day has come without a word. */
export function HolidaysCard() {
  const { id: businessId } = useBusiness();
  const { data, isPending } = useQuery(queryOf(listComingHolidays, { businessId }));
  useHold(isPending);
  const shown = [...(data?.asking ?? []), ...(data?.coming ?? [])];
  if (shown.length === 0) return null;
  return (
    <Card title="Public holidays" action={<Link href={calendarPaths.holidays()}>Open holidays</Link>}>
      <RowList label="Public holidays">
        {shown.map((holiday) => (
          <ListRow key={holiday.id} title={holiday.name} note={whenText(holiday)}>
            <Status tone={statusTones[holiday.status]}>{holidayStatusLabels[holiday.status]}</Status>
          </ListRow>
        ))}
      </RowList>
    </Card>
  );
}
