import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import type { InviteSendingRef } from '../../machines/people/invite-sending/machine.ts';
import { listInvitations } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { Status } from '../ui/content/badge.tsx';
import type { RowAction } from '../ui/lists/table-column.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import { modulesText, momentText } from './permission-labels.ts';
import { PersonCell } from './person-cell.tsx';
import { useInvitationActs } from './use-invitation-acts.ts';

type Invitation = components['schemas']['Invitation'];
type State = Invitation['state'];

const states: Record<State, { label: string; tone: 'warning' | 'good' | 'neutral' | 'bad' }> = {
  pending: { label: 'Pending', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'good' },
  expired: { label: 'Expired', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};
const nameOf = ({ email, employee }: Invitation) => employee?.name ?? email ?? '';

const invitations = listOf(listInvitations, {
  label: 'Invitations',
  searchLabel: 'Search people',
  columns: (timeZone) => [
    {
      id: 'email',
      title: 'Person',
      render: (invitation) => <PersonCell name={nameOf(invitation)} email={invitation.email} />,
    },
    {
      id: 'state',
      title: 'State',
      card: 'corner',
      render: ({ state }) => <Status tone={states[state].tone}>{states[state].label}</Status>,
    },
    { id: 'permissions', title: 'Access', card: 'fact', render: ({ permissions }) => modulesText(permissions) },
    {
      id: 'invited_by',
      title: 'Invited by',
      card: 'words',
      differsBy: ({ invited_by }) => invited_by ?? '',
      render: ({ invited_by }) => invited_by,
    },
    {
      id: 'sent_at',
      title: 'Sent',
      card: 'foot',
      render: ({ sent_at }) => momentText(sent_at, timeZone),
      note: ({ state, expires_at }) => (state === 'pending' ? `good until ${momentText(expires_at, timeZone)}` : null),
    },
  ],
  nameOf,
  filters: [
    {
      id: 'state',
      label: 'State',
      allLabel: 'All',
      isSingle: true,
      options: (Object.keys(states) as State[]).map((value) => ({ value, label: states[value].label })),
    },
  ],
  sortable: ['email', 'sent_at'],
  defaultSort: { column: 'sent_at', direction: 'descending' },
  cacheKey: 'invitations',
  minWidth: 860,
  emptyIcon: 'mail',
  emptyText: 'Nobody has been invited yet',
  emptyHint: 'Invite the people who work with you; each gets a link by email.',
});
export const readInvitations = invitations.readAhead;

type InvitesPageProps = { sending: InviteSendingRef };

export function InvitesPage({ sending }: InvitesPageProps) {
  const { permissions } = useBusiness();
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const { resend, withdraw } = useInvitationActs(() => setWithdrawing(null));
  const [linked, setLinked] = useState<{ id: string; name: string } | null>(null);
  const drawer = useModal('invite');

  const actsOf = (invitation: Invitation): RowAction[] => {
    const disabledReason = endedReason(invitation.state);
    const { id, email, employee } = invitation;
    return [
      ...(email === null
        ? []
        : [{ id: 'resend', label: 'Send again', disabledReason, onAct: () => resend.send({ id, name: email }) }]),
      ...(employee === null
        ? []
        : [{ id: 'link', label: 'Get a link', disabledReason, onAct: () => setLinked({ id, name: employee.name }) }]),
      {
        id: 'withdraw',
        label: 'Withdraw',
        isDestructive: true,
        disabledReason,
        onAct: () => setWithdrawing(invitation),
      },
    ];
  };
  return (
    <ListPage
      list={invitations}
      title="Invites"
      lead="Everybody who was asked to join the business. A link works for 72 hours."
      action={<OpenButton modal="invite">Invite people</OpenButton>}
      actsOf={actsOf}
    >
      <InviteDrawer sending={sending} mayGive={permissions} isOpen={drawer.isOpen} onClose={drawer.close} />
      {linked ? <InvitationLink invitation={linked} onClose={() => setLinked(null)} /> : null}
      <ConfirmDialog
        title="Withdraw this invitation?"
        isOpen={withdrawing !== null}
        onClose={() => setWithdrawing(null)}
        onConfirm={() => withdrawing && withdraw.send({ id: withdrawing.id, name: nameOf(withdrawing) })}
        isBusy={withdraw.isPending}
        yes="Withdraw"
        no="Keep it"
      >
        The link that was sent to <strong>{withdrawing && nameOf(withdrawing)}</strong> ends at once. You can invite
        them again.
      </ConfirmDialog>
    </ListPage>
  );
}

const endedReason = (state: State): string | undefined => {
  if (state === 'accepted') return 'It was accepted';
  return state === 'withdrawn' ? 'It was withdrawn' : undefined;
};
