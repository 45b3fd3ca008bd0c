import { useActorRef } from '@xstate/react';
import { InvitesPage } from '../../views/people/invites.page.tsx';
import { liveInviteSendingMachine } from '../actors/people.ts';
import { useMembership, useTimeZone } from '../business.ts';
import { useDomain } from '../domain.ts';

export function Screen() {
  const domain = useDomain();
  const sending = useActorRef(liveInviteSendingMachine, { input: { domain } });
  const mayGive = (useMembership()?.permissions ?? []).map(({ codename }) => codename);
  return <InvitesPage domain={domain} timeZone={useTimeZone()} sending={sending} mayGive={mayGive} />;
}
