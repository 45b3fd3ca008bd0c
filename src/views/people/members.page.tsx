import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { peoplePaths } from '../../paths/people.ts';
import { getAdministratorHandover, listMembers } from '../../services/operations/people.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Badge, Status } from '../ui/content/badge.tsx';
import { formatDate } from '../ui/content/date.ts';
import { EmptyState, Notice } from '../ui/feedback/feedback.tsx';
import type { RowAction } from '../ui/lists/table-column.ts';
import { useModal } from '../ui/overlays/use-modal.ts';
import * as css from './people.css.ts';
import { type Member, modulesText, nameOf } from './permission-labels.ts';
import { PermissionsDrawer } from './permissions-drawer.tsx';
import { PersonCell } from './person-cell.tsx';
import { RemoveMember } from './remove-member.tsx';

const members = listOf(listMembers, {
  label: 'People',
  searchLabel: 'Search names and addresses',
  columns: (timeZone) => [
    {
      id: 'name',
      title: 'Person',
      render: (member) => <PersonCell name={nameOf(member)} email={member.email} />,
    },
    {
      id: 'role',
      title: 'Role',
      card: 'corner',
      render: ({ is_owner }) => (is_owner ? <Badge tone="good">Owner</Badge> : <Badge tone="neutral">Staff</Badge>),
    },
    {
      id: 'permissions',
      title: 'Access',
      card: 'fact',
      render: ({ is_owner, permissions }) =>
        is_owner ? 'Everything' : (modulesText(permissions) ?? 'The dashboard only'),
    },
    {
      id: 'second_step',
      title: 'Second step',
      card: 'fact',
      differsBy: ({ has_second_step }) => String(has_second_step),
      render: ({ has_second_step: hasIt }) =>
        hasIt ? (
          <Status tone="good" isPlain>
            On
          </Status>
        ) : (
          <Status tone="neutral" isPlain>
            Off
          </Status>
        ),
    },
    { id: 'joined_at', title: 'Joined', card: 'fact', render: ({ joined_at }) => formatDate(joined_at, timeZone) },
  ],
  nameOf,
  sortable: ['name', 'joined_at'],
  cacheKey: 'members',
  minWidth: 720,
  emptyIcon: 'people',
  noMatchText: 'Nobody with this name or address',
});
export const readMembers = members.readAhead;

/** The members of the business with their permissions. */
export function MembersPage() {
  const { id: businessId, name: business } = useBusiness();
  const asked = useQuery({ ...queryOf(getAdministratorHandover, { businessId }), staleTime: 0 }).data?.handover ?? null;
  const permissions = useModal('permissions');
  const [leaving, setLeaving] = useState<Member | null>(null);

  const actsOf = (member: Member): RowAction[] => {
    const disabledReason = member.is_owner ? 'The owner may do everything' : undefined;
    return [
      {
        id: 'permissions',
        label: 'Change permissions',
        disabledReason,
        onAct: () => permissions.open(member.id),
      },
      {
        id: 'handover',
        label: 'Make administrator',
        disabledReason: member.is_owner ? 'They are the administrator' : undefined,
        onAct: () => navigate(peoplePaths.administratorHandover({ to: member.id })),
      },
      {
        id: 'remove',
        label: 'Remove',
        isDestructive: true,
        disabledReason: member.is_owner ? 'The owner hands the business over first' : undefined,
        onAct: () => setLeaving(member),
      },
    ];
  };
  return (
    <ListPage
      list={members}
      title="People and permissions"
      lead={<>Everybody who belongs to {business}, and what they may open.</>}
      action={
        <>
          <LinkButton href={peoplePaths.administratorHandover()}>Hand over the business</LinkButton>
          <LinkButton href={peoplePaths.invites({ modal: 'invite' })} look="primary">
            Invite people
          </LinkButton>
        </>
      }
      above={
        asked ? (
          <div className={css.above}>
            <Notice tone="info">
              You asked {asked.to.name || asked.to.email} to become the administrator.{' '}
              <a href={peoplePaths.administratorHandover()}>See how it stands</a>
            </Notice>
          </div>
        ) : null
      }
      actsOf={actsOf}
    >
      {({ rows, count, table }) => (
        <>
          {count === 1 && !table.isNarrowed ? (
            <EmptyState
              icon="people"
              title="Nobody else works here yet"
              action={<LinkButton href={peoplePaths.invites({ modal: 'invite' })}>Invite people</LinkButton>}
            >
              Each gets a link by email, and can open what you choose for them.
            </EmptyState>
          ) : null}
          <PermissionsDrawer
            of={permissions.of}
            members={rows}
            isOpen={permissions.isOpen}
            onClose={permissions.close}
          />
          <RemoveMember member={leaving} onClose={() => setLeaving(null)} />
        </>
      )}
    </ListPage>
  );
}
