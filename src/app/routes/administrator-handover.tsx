import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { waitFor } from 'xstate';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectUser } from '../../machines/accounts/session.selectors.ts';
import { AdministratorHandoverPage } from '../../views/people/administrator-handover.page.tsx';
import { notify } from '../../views/ui/toast.tsx';
import { liveAdministratorHandoverMachine } from '../actors/people.ts';
import { useTimeZone } from '../business.ts';
import { useDomain } from '../domain.ts';
import { useOutput } from '../output.ts';
import { paths } from '../paths.ts';
import type { ScreenProps } from '../screen.ts';
import { session } from '../session.ts';

const links = {
  members: paths.members(),
  invite: paths.invites({ modal: 'invite' }),
  dashboard: paths.dashboard(),
};

/** A mail leads here from whichever business; the person may be working in another one. */
export function Screen({ search }: ScreenProps) {
  const here = useDomain();
  const user = useSelector(session, selectUser);
  const memberships = user?.business_user_memberships ?? [];
  const membership = membershipOf(memberships, search.get('business')) ?? membershipOf(memberships, here);
  if (!user || membership === null) return null;
  const { business_id: domain, business_name: business, is_owner: isOwner } = membership;
  return (
    <Handover
      // Whoever has become the owner, or is it no longer, begins anew.
      key={`${domain}:${isOwner}`}
      {...{ domain, business, isOwner }}
      personId={user.id}
      memberId={search.get('to')}
    />
  );
}

type HandoverProps = { domain: string; business: string; isOwner: boolean; personId: string; memberId: string | null };

function Handover({ domain, business, isOwner, personId, memberId }: HandoverProps) {
  const handover = useActorRef(liveAdministratorHandoverMachine, { input: { domain, personId, isOwner, memberId } });
  const hasEnded = useSelector(handover, (snapshot) => snapshot.matches('ended'));
  useOutput(handover, (_, { value }) => {
    if (value === 'accepted') takeOver(domain, business);
    else leave(`${business} keeps its administrator`);
  });
  useEffect(() => {
    if (hasEnded && isOwner) void lookWhoOwns(domain, business);
  }, [hasEnded, isOwner, domain, business]);
  return <AdministratorHandoverPage handover={handover} business={business} timeZone={useTimeZone()} links={links} />;
}

const isReady = () =>
  waitFor(
    session,
    (snapshot) =>
      !snapshot.matches({ auth: 'signedIn' }) || snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }),
  );

function leave(text: string): void {
  notify('good', text, { for: 'feedback' });
  navigate(paths.dashboard(), { replace: true });
}

/** Into the business, where they are the owner as soon as the session knows of it. */
function takeOver(businessDomain: string, business: string): void {
  const user = selectUser(session.getSnapshot());
  if (user) session.send({ type: 'business.enter', businessDomain, user });
  leave(`You are the administrator of ${business}`);
  session.send({ type: 'user.refetch' });
}

/** A handover that has ended may have been accepted: whoever asked then owns nothing here any more. */
async function lookWhoOwns(domain: string, business: string): Promise<void> {
  session.send({ type: 'user.refetch' });
  await isReady();
  const memberships = selectUser(session.getSnapshot())?.business_user_memberships ?? [];
  if (membershipOf(memberships, domain)?.is_owner === false)
    leave(`${business} has a new administrator. You stay a member.`);
}
