import type { ComponentType } from 'react';
import { employeeStatusLabels } from '../../../../openapi/generated/lists/hr.ts';
import { listMyTeam } from '../../../services/operations/hr.teams.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { statusTones } from '../employee-status.ts';
import { AwayThisWeek } from './away-this-week.tsx';
import { placeText, WorksToday } from './works-today.tsx';

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

const team = listOf(listMyTeam, {
  label: 'My team',
  searchLabel: 'Search my team',
  columns: [
    {
      id: 'name',
      title: 'Name',
      render: (member) => <AvatarWithName name={nameOf(member)} note={member.job_title} picture={member.photo} />,
    },
    {
      id: 'works',
      title: 'Works today',
      card: 'fact',
      render: ({ works_today: work }) => (work === null ? null : <WorksToday work={work} />),
      note: ({ works_today: work }) => (work === null || work.length === 0 ? null : placeText(work)),
    },
    {
      id: 'away',
      title: 'Away this week',
      card: 'fact',
      render: ({ id }) => <AwayThisWeek employee={id} />,
    },
    { id: 'manager', title: 'Reports to', card: 'words', render: ({ manager }) => (manager ? nameOf(manager) : null) },
    { id: 'department', title: 'Department', card: 'words', render: ({ department_name }) => department_name },
    { id: 'region', title: 'Region', card: 'words', render: ({ region_name }) => region_name },
    {
      id: 'contact',
      title: 'Contact',
      card: 'foot',
      render: ({ email, phone_number }) => email ?? phone_number,
      note: ({ email, phone_number }) => (email === null ? null : phone_number),
    },
    {
      id: 'status',
      title: 'Status',
      card: 'corner',
      render: ({ status }) => <Status tone={statusTones[status]}>{employeeStatusLabels[status]}</Status>,
    },
  ],
  nameOf,
  filters: [
    {
      id: 'is_direct',
      label: 'Reports',
      isSingle: true,
      options: [
        { value: 'true', label: 'To me' },
        { value: 'false', label: 'Through others' },
      ],
    },
  ],
  minWidth: 1000,
  emptyIcon: 'people',
  emptyText: 'Nobody reports to you',
  emptyHint: 'HR sets the manager in the record of each employee.',
});

/** Asks for time off in the name of an employee. */
type AskingFor = ComponentType<{ employee: { id: string; name: string }; onEnd: () => void }>;

/** Who reports to oneself, for managers with or without access to HR. */
export function MyTeamPage({ AskingFor }: { AskingFor: AskingFor }) {
  const asking = useModal('ask-time-off');
  return (
    <ListPage
      list={team}
      title="My team"
      lead="The people who report to you, directly or through others."
      actsOf={({ id }) => [{ id: 'ask-time-off', label: 'Ask for time off', onAct: () => asking.open(id) }]}
    >
      {({ rows }) => {
        const member = rows?.find(({ id }) => id === asking.of);
        if (member === undefined) return null;
        return <AskingFor employee={{ id: member.id, name: member.first_name }} onEnd={asking.close} />;
      }}
    </ListPage>
  );
}
