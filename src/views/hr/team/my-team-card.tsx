import { useQuery } from '@tanstack/react-query';
import { hrPaths } from '../../../paths/hr.ts';
import { listMyTeam } from '../../../services/operations/hr.teams.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useHold } from '../../shared/business/home.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { useTimeFormat, workText } from './works-today.tsx';

const shown = 5;

/** Who reports to oneself, on the home of those to whom somebody does. */
export function MyTeamCard() {
  const { id: businessId } = useBusiness();
  const team = useQuery(queryOf(listMyTeam, { businessId, page_size: shown, is_direct: true }));
  const format = useTimeFormat();
  useHold(team.isPending);
  if (!team.data || team.data.count === 0) return null;
  return (
    <Card title="My team" action={<LinkButton href={hrPaths.myTeam()}>See all</LinkButton>}>
      <RowList label="My team">
        {team.data.results.map(({ id, first_name, last_name, photo, job_title, works_today }) => {
          const name = `${first_name} ${last_name}`.trim();
          return (
            <ListRow
              key={id}
              media={<Avatar name={name} picture={photo} />}
              title={name}
              note={[job_title, works_today === null ? null : workText(works_today, format)]
                .filter(Boolean)
                .join(' · ')}
            />
          );
        })}
      </RowList>
    </Card>
  );
}
