import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { shellPaths } from '../../paths/shell.ts';
import { InviteActivationPage } from '../../views/people/invite-activation.page.tsx';
import { liveInviteActivationMachine } from '../actors/invite-activation.ts';
import { useOutput } from '../output.ts';
import type { ScreenProps } from '../screen.ts';
import { session } from '../session.ts';

export function Screen({ search }: ScreenProps) {
  const signedInAs = selectUser(session.getSnapshot())?.email ?? null;
  const invite = useActorRef(liveInviteActivationMachine, { input: { token: search.get('token'), signedInAs } });
  useOutput(invite, (admitted) => {
    if (admitted === null) return;
    const { user, ...tokens } = admitted;
    // The business of the invitation is the first; nothing that an earlier person kept here may outlive this moment.
    const businessId = user.business_user_memberships[0]?.business_id;
    localStorage.clear();
    session.send({ type: 'session.begin', tokens, user, ...(businessId ? { businessId } : {}) });
    navigate(shellPaths.dashboard(), { replace: true });
  });
  return <InviteActivationPage invite={invite} />;
}
