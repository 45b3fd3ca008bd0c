import { useActorRef } from '@xstate/react';
import { InvitesPage } from '../../views/people/invites.page.tsx';
import { liveInviteSendingMachine } from '../actors/people.ts';
import { useMembership, useTimeZone } from '../business.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const businessId = useBusinessId();
  const sending = useActorRef(liveInviteSendingMachine, { input: { businessId } });
  const mayGive = (useMembership()?.permissions ?? []).map(({ codename }) => codename);
  return <InvitesPage businessId={businessId} timeZone={useTimeZone()} sending={sending} mayGive={mayGive} />;
}
