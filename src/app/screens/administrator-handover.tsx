import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { membershipOf } from '../../domain/accounts/membership.ts';
import type { SessionRef } from '../../machines/accounts/session/machine.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { administratorHandoverMachine } from '../../machines/people/administrator-handover/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import * as services from '../../services/people.ts';
import { AdministratorHandoverPage } from '../../views/people/administrator-handover.page.tsx';
import { useBusiness } from '../../views/shared/business.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { provideHandover } from '../actors/people.ts';
import { perCore } from '../core.ts';
import type { ScreenProps } from '../screen.ts';
import { refreshPerson } from '../session/refresh-person.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

const machineOf = perCore((core) => provideHandover(administratorHandoverMachine, services, core));

/** A mail leads here from any business of the person; they may be working in another one. */
export function AdministratorHandoverScreen({ search }: ScreenProps) {
  const here = useBusiness().id;
  const { session } = useCore();
  const user = useSelector(session, selectUser);
  const memberships = user?.business_user_memberships ?? [];
  const membership = membershipOf(memberships, search.get('business')) ?? membershipOf(memberships, here);
  if (!user || membership === null) return null;
  const { business_id: businessId, business_name: business, is_owner: isOwner } = membership;
  return (
    <Handover
      // The flow starts again when the person becomes the owner or is no longer the owner.
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
  const core = useCore();
  const { session } = core;
  const handover = useActorRef(machineOf(core), {
    input: { businessId, personId, isOwner, memberId },
  });
  const hasEnded = useSelector(handover, (snapshot) => snapshot.matches('ended'));
  useOutput(handover, ({ end }) => {
    if (end === 'accepted') takeOver(session, businessId, business);
    else leave(`${business} keeps its administrator`);
  });
  useEffect(() => {
    if (hasEnded && isOwner) void lookWhoOwns(session, businessId, business);
  }, [session, hasEnded, isOwner, businessId, business]);
  return <AdministratorHandoverPage handover={handover} business={business} />;
}

function leave(text: string): void {
  notify('good', text, { for: 'feedback' });
  navigate(shellPaths.dashboard(), { replace: true });
}

/** Enters the business. They are its owner as soon as the session knows. */
function takeOver(session: SessionRef, businessId: string, business: string): void {
  const user = selectUser(session.getSnapshot());
  if (user) session.send({ type: 'business.enter', businessId, user });
  leave(`You are the administrator of ${business}`);
  session.send({ type: 'user.refetch' });
}

/** A handover that has ended may have been accepted: the person who asked then is no longer the owner. */
async function lookWhoOwns(session: SessionRef, businessId: string, business: string): Promise<void> {
  const memberships = selectUser(await refreshPerson(session))?.business_user_memberships ?? [];
  if (membershipOf(memberships, businessId)?.is_owner === false)
    leave(`${business} has a new administrator. You stay a member.`);
}
