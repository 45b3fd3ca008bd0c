import { businessesPaths } from '../../paths/businesses.ts';
import { peoplePaths } from '../../paths/people.ts';
import { plus } from '../../views/ui/foundations/icons.ts';
import { anyone, inBusiness, owner } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';

const flows = () => import('../actors/people.ts');

export const people: Manifest = {
  firstSteps: [
    {
      step: 'invitation',
      title: 'Invite the people you work with',
      note: 'Each gets a link by email, and can open what you choose for them.',
      action: { label: 'Invite people', href: peoplePaths.invites({ modal: 'invite' }) },
    },
  ],
  home: [
    {
      place: 'due',
      order: 10,
      access: inBusiness(),
      card: lazyPart(async () => (await import('../../views/people/handover-notice.tsx')).HandoverNotice),
    },
    {
      place: 'side',
      order: 20,
      access: inBusiness('access_hr'),
      card: lazyPart(async () => (await import('../../views/people/pending-invitations.tsx')).PendingInvitations),
    },
    {
      place: 'main',
      order: 90,
      access: inBusiness(),
      card: lazyPart(async () => (await import('../../views/people/activity-card.tsx')).ActivityCard),
    },
  ],
  acts: [
    {
      label: 'Invite people',
      href: peoplePaths.invites({ modal: 'invite' }),
      icon: plus,
      keywords: ['add', 'member', 'staff', 'invitation', 'colleague'],
      access: inBusiness('access_hr'),
    },
  ],
  screens: [
    {
      path: peoplePaths.verifyInvite(),
      title: 'Your invitation',
      access: anyone,
      page: flowPage(
        'invite',
        async () => (await import('../../views/people/invite-activation.page.tsx')).InviteActivationPage,
        async () => (await flows()).inviteActivationFlow,
      ),
    },
    {
      path: peoplePaths.invites(),
      title: 'Invites',
      access: inBusiness('access_hr'),
      frame: 'always',
      menu: { module: 'People', group: 'Joining', label: 'Invites', order: 4 },
      page: flowPage(
        'sending',
        async () => (await import('../../views/people/invites.page.tsx')).InvitesPage,
        async () => (await flows()).inviteSendingFlow,
      ),
      readAhead: async () => (await import('../../views/people/invites.page.tsx')).readInvitations,
    },
    {
      path: businessesPaths.settings(),
      query: { tab: 'people', view: '' },
      title: 'People and permissions',
      access: owner,
      frame: 'always',
      menu: { module: 'Settings', label: 'People and permissions', order: 2 },
      page: page(async () => (await import('../../views/people/members.page.tsx')).MembersPage),
      readAhead: async () => (await import('../../views/people/members.page.tsx')).readMembers,
    },
    {
      path: businessesPaths.settings(),
      query: { tab: 'audit-log', view: '' },
      title: 'Audit log',
      access: owner,
      frame: 'always',
      menu: { module: 'Settings', label: 'Audit log', order: 4 },
      page: page(async () => (await import('../../views/people/audit-log.page.tsx')).AuditLogPage),
      readAhead: async () => (await import('../../views/people/audit-log.page.tsx')).readAuditLog,
    },
    {
      path: peoplePaths.administratorHandover(),
      title: 'Administrator',
      parent: peoplePaths.members(),
      access: inBusiness(),
      frame: 'always',
      page: page(async () => (await import('../screens/administrator-handover.tsx')).AdministratorHandoverScreen),
    },
  ],
};
