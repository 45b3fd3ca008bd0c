import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { businessesPaths } from '../../paths/businesses.ts';
import { BusinessDeletionPage } from '../../views/businesses/business-deletion.page.tsx';
import { useBusiness } from '../../views/shared/business/business.ts';
import { businessDeletionMachineOf } from '../actors/businesses.ts';
import { useCore } from '../use-core.ts';
import { BusinessArchives } from './business-archives.tsx';
import { useOutput } from './use-output.ts';

export function DeleteBusinessScreen() {
  const { id, name } = useBusiness();
  return name === '' ? null : <Deletion key={id} businessId={id} name={name} />;
}

function Deletion({ businessId, name }: { businessId: string; name: string }) {
  const core = useCore();
  const deletion = useActorRef(businessDeletionMachineOf(core), { input: { businessId, name, deletesAt: null } });
  useOutput(deletion, ({ end }) => {
    if (end !== 'deleted') return navigate(businessesPaths.businessSettings(), { replace: true });
    navigate(businessesPaths.restoreBusiness(), { replace: true });
    // The session then learns that the business is closed, and which other one to work in.
    core.session.send({ type: 'user.refetch' });
  });
  const archives = <BusinessArchives businessId={businessId} timeZone={useBusiness().timeZone} />;
  return <BusinessDeletionPage deletion={deletion} archives={archives} />;
}
