import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { membershipOf } from '../../domain/accounts/membership.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { businessDetailQuery } from '../../services/businesses.ts';
import { BusinessDeletionPage } from '../../views/businesses/business-deletion.page.tsx';
import { liveBusinessDeletionMachine } from '../actors/businesses.ts';
import { useOutput } from '../output.ts';
import { session } from '../session.ts';
import { useBusinessId } from '../use-business-id.ts';

export function Screen() {
  const businessId = useBusinessId();
  const user = useSelector(session, selectUser);
  const { data } = useQuery(businessDetailQuery(businessId));
  const name = data?.name ?? membershipOf(user?.business_user_memberships ?? [], businessId)?.business_name;
  if (name === undefined) return null;
  return <Deletion key={businessId} businessId={businessId} name={name} timeZone={data?.time_zone ?? 'Africa/Lagos'} />;
}

function Deletion({ businessId, name, timeZone }: { businessId: string; name: string; timeZone: string }) {
  const deletion = useActorRef(liveBusinessDeletionMachine, { input: { businessId, name, deletesAt: null } });
  const isClosed = useSelector(deletion, (snapshot) => snapshot.matches('awaitingEnd'));
  useOutput(deletion, () => navigate(businessesPaths.businessSettings(), { replace: true }));
  useEffect(() => {
    if (!isClosed) return;
    // There it goes on; the session then learns that the business is closed, and which other one to work in.
    navigate(businessesPaths.restoreBusiness(), { replace: true });
    session.send({ type: 'user.refetch' });
  }, [isClosed]);
  return <BusinessDeletionPage deletion={deletion} timeZone={timeZone} />;
}
