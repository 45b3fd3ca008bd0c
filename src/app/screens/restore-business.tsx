import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../openapi/generated/contract.ts';
import type { SessionRef } from '../../machines/accounts/session/machine.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { shellPaths } from '../../paths/shell.ts';
import { OwnPage } from '../../views/businesses/own-page.tsx';
import { DeletedBusiness } from '../../views/businesses/restore-business.page.tsx';
import { LinkButton } from '../../views/ui/actions/button.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { liveBusinessDeletionMachine } from '../actors/businesses.ts';
import { refreshPerson } from '../session/refresh-person.ts';
import { LoadingScreen } from '../shell/loading-screen.tsx';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

type Restorable = components['schemas']['RestorableBusiness'];

export function RestoreBusinessScreen() {
  const { session } = useCore();
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  const isLearning = useSelector(session, (snapshot) => !snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }));
  const deleted = user?.restorable_businesses ?? [];
  // The session may still be learning what was deleted a moment ago.
  if (deleted.length === 0 && isLearning) return <LoadingScreen />;
  return (
    <OwnPage
      title={deleted.length === 1 ? 'Your business is deleted' : 'Deleted businesses'}
      lead={
        deleted.length === 0 ? 'There is none that could be restored.' : 'Changed your mind? It is all still there.'
      }
    >
      {deleted.map((business) => (
        <Deleted key={business.business_id} business={business} />
      ))}
      <div>
        {businessId === null ? (
          <LinkButton href={onboardingPaths.businessRegistration()}>Set up a new business</LinkButton>
        ) : (
          <LinkButton href={shellPaths.dashboard()}>Go to the dashboard</LinkButton>
        )}
      </div>
    </OwnPage>
  );
}

function Deleted({
  business: { business_id: businessId, business_name: name, deletes_at: deletesAt },
}: {
  business: Restorable;
}) {
  const { session } = useCore();
  const [now] = useState(() => new Date());
  const deletion = useActorRef(liveBusinessDeletionMachine, { input: { businessId, name, deletesAt } });
  useOutput(deletion, ({ end }) => {
    if (end === 'restored') void goTo(session, businessId, name);
  });
  return <DeletedBusiness deletion={deletion} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} now={now} />;
}

/** Enters the restored business, once the session knows it. */
async function goTo(session: SessionRef, businessId: string, name: string): Promise<void> {
  const { context } = await refreshPerson(session);
  if (context.user) session.send({ type: 'business.enter', businessId, user: context.user });
  notify('good', `${name} is restored`, { for: 'feedback' });
  navigate(shellPaths.dashboard(), { replace: true });
}
