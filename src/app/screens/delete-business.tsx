import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { businessesPaths } from '../../paths/businesses.ts';
import { BusinessDeletionPage } from '../../views/businesses/business-deletion.page.tsx';
import { useBusiness } from '../../views/shared/business.ts';
import { liveBusinessDeletionMachine } from '../actors/businesses.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

export function DeleteBusinessScreen() {
  const { id, name } = useBusiness();
  return name === '' ? null : <Deletion key={id} businessId={id} name={name} />;
}

function Deletion({ businessId, name }: { businessId: string; name: string }) {
  const { session } = useCore();
  const deletion = useActorRef(liveBusinessDeletionMachine, { input: { businessId, name, deletesAt: null } });
  const isClosed = useSelector(deletion, (snapshot) => snapshot.matches('awaitingEnd'));
  useOutput(deletion, () => navigate(businessesPaths.businessSettings(), { replace: true }));
  useEffect(() => {
    if (!isClosed) return;
    // There it goes on; the session then learns that the business is closed, and which other one to work in.
    navigate(businessesPaths.restoreBusiness(), { replace: true });
    session.send({ type: 'user.refetch' });
  }, [isClosed, session]);
  return <BusinessDeletionPage deletion={deletion} />;
}
