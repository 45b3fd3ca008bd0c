import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { waitFor } from 'xstate';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { shellPaths } from '../../paths/shell.ts';
import { AdministratorHandoverPage } from '../../views/people/administrator-handover.page.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { liveAdministratorHandoverMachine } from '../actors/people.ts';
import { useTimeZone } from '../business.ts';
import { useOutput } from '../output.ts';
import type { ScreenProps } from '../screen.ts';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';

/** A mail leads here from whichever business; the person may be working in another one. */
export function Screen({ search }: ScreenProps) {
  const here = useBusinessId();
  const user = useSelector(session, selectUser);
  const memberships = user?.business_user_memberships ?? [];
  const membership = membershipOf(memberships, search.get('business')) ?? membershipOf(memberships, here);
  if (!user || membership === null) return null;
  const { business_id: businessId, business_name: business, is_owner: isOwner } = membership;
  return (
    <Handover
      // Whoever has become the owner, or is it no longer, begins anew.
      key={`${businessId}:${isOwner}`}
      {...{ businessId, business, isOwner }}
      personId={user.id}
      memberId={search.get('to')}
    />
  );
}

type HandoverProps = {
  businessId: string;
  business: string;
  isOwner: boolean;
  personId: string;
  memberId: string | null;
};

function Handover({ businessId, business, isOwner, personId, memberId }: HandoverProps) {
  const handover = useActorRef(liveAdministratorHandoverMachine, {
    input: { businessId, personId, isOwner, memberId },
  });
  const hasEnded = useSelector(handover, (snapshot) => snapshot.matches('ended'));
  useOutput(handover, ({ end }) => {
    if (end === 'accepted') takeOver(businessId, business);
    else leave(`${business} keeps its administrator`);
  });
  useEffect(() => {
    if (hasEnded && isOwner) void lookWhoOwns(businessId, business);
  }, [hasEnded, isOwner, businessId, business]);
  return <AdministratorHandoverPage handover={handover} business={business} timeZone={useTimeZone()} />;
}

const isReady = () =>
  waitFor(
    session,
    (snapshot) =>
      !snapshot.matches({ auth: 'signedIn' }) || snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }),
  );

function leave(text: string): void {
  notify('good', text, { for: 'feedback' });
  navigate(shellPaths.dashboard(), { replace: true });
}

/** Into the business, where they are the owner as soon as the session knows of it. */
function takeOver(businessId: string, business: string): void {
  const user = selectUser(session.getSnapshot());
  if (user) session.send({ type: 'business.enter', businessId, user });
  leave(`You are the administrator of ${business}`);
  session.send({ type: 'user.refetch' });
}

/** A handover that has ended may have been accepted: whoever asked then owns nothing here any more. */
async function lookWhoOwns(businessId: string, business: string): Promise<void> {
  session.send({ type: 'user.refetch' });
  await isReady();
  const memberships = selectUser(session.getSnapshot())?.business_user_memberships ?? [];
  if (membershipOf(memberships, businessId)?.is_owner === false)
    leave(`${business} has a new administrator. You stay a member.`);
}
