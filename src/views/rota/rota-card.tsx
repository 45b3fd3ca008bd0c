import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { shiftText } from '../../../rules/rota/words.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { getShiftsToday } from '../../services/operations/rota.today.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';

type Today = components['schemas']['ShiftsToday'];
export const readToday: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(getShiftsToday, { businessId }));

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`;

/** On the home: who works today and what is open, for those who see what is planned; and one's own next shifts. */
export function RotaCard() {
  const { id: businessId } = useBusiness();
  const { data, isPending } = useQuery(queryOf(getShiftsToday, { businessId }));
  useHold(isPending);
  if (data === undefined) return null;
  return (
    <>
      <Figures {...data} />
      <Mine {...data} />
    </>
  );
}

function Figures({ figures, year, week_number }: Today) {
  if (figures === null || Object.values(figures).every((count) => count === 0)) return null;
  const { people, open, unpublished } = figures;
  const week = { year: String(year), week: String(week_number) };
  const rows = [
    { only: 'today', count: people, text: counted(people, 'person works', 'people work'), note: 'As it is published' },
    { only: 'open', count: open, text: counted(open, 'open shift', 'open shifts'), note: 'This week' },
    {
      only: 'unpublished',
      count: unpublished,
      text: `${counted(unpublished, 'change', 'changes')} not published`,
      note: 'This week',
    },
  ].filter(({ only, count }) => count > 0 || only === 'today');
  return (
    <Card title="Works today" action={<Link href={rotaPaths.shiftRota()}>Open rota</Link>}>
      <RowList label="Works today">
        {rows.map(({ only, count, text, note }) => (
          <ListRow
            key={only}
            title={count === 0 ? 'Nobody works' : <Link href={rotaPaths.shiftRota({ ...week, only })}>{text}</Link>}
            note={note}
          />
        ))}
      </RowList>
    </Card>
  );
}

function Mine({ mine, time_format: format }: Today) {
  if (mine.length === 0) return null;
  return (
    <Card title="My shifts" action={<Link href={rotaPaths.shiftRota()}>Open rota</Link>}>
      <RowList label="My shifts">
        {mine.map(({ date, start, end, location, role }) => (
          <ListRow
            key={`${date} ${start}`}
            title={shiftText({ date, start, end }, format, undefined)}
            note={[role, location].filter(Boolean).join(' · ')}
          />
        ))}
      </RowList>
    </Card>
  );
}
