import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../openapi/generated/contract.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { shellPaths } from '../../paths/shell.ts';
import { OwnPage } from '../../views/businesses/own-page.tsx';
import { DeletedBusiness } from '../../views/businesses/restore-business.page.tsx';
import { problemText } from '../../views/shared/requests/problem-text.ts';
import { useProblem } from '../../views/shared/requests/use-problem.ts';
import { LinkButton } from '../../views/ui/actions/button.tsx';
import { ErrorState } from '../../views/ui/feedback/feedback.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { businessDeletionMachineOf } from '../actors/businesses.ts';
import { LoadingScreen } from '../shell/loading-screen.tsx';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

type Restorable = components['schemas']['RestorableBusiness'];

export function RestoreBusinessScreen() {
  const { session } = useCore();
  const personId = useSelector(session, (snapshot) => selectUser(snapshot)?.id);
  return <DeletedBusinesses key={personId} />;
}

function DeletedBusinesses() {
  const { session } = useCore();
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  const isLearning = useSelector(session, (snapshot) => !snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }));
  const problem = useProblem(session);
  const deleted = useSeen(user?.restorable_businesses ?? []);
  // The session may still be learning what was deleted a moment ago.
  if (deleted.length === 0 && isLearning) return <LoadingScreen />;
  if (deleted.length === 0 && problem !== null) {
    return (
      <OwnPage title="Deleted businesses" lead="">
        <ErrorState title="They could not be loaded" onRetry={() => session.send({ type: 'user.refetch' })}>
          {problemText(problem)}
        </ErrorState>
      </OwnPage>
    );
  }
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

/** A business that is being restored stays until its flow has ended, which is after the session knows it again. */
function useSeen(deleted: readonly Restorable[]): readonly Restorable[] {
  const [seen, setSeen] = useState(deleted);
  const later = deleted.filter(({ business_id }) => seen.every((each) => each.business_id !== business_id));
  if (later.length > 0) setSeen([...seen, ...later]);
  return seen;
}

function Deleted({
  business: { business_id: businessId, business_name: name, deletes_at: deletesAt },
}: {
  business: Restorable;
}) {
  const core = useCore();
  const [now] = useState(() => new Date());
  const deletion = useActorRef(businessDeletionMachineOf(core), { input: { businessId, name, deletesAt } });
  useOutput(deletion, ({ end }) => {
    if (end !== 'restored') return;
    notify('good', `${name} is restored`, { for: 'feedback' });
    navigate(shellPaths.dashboard(), { replace: true });
  });
  return <DeletedBusiness deletion={deletion} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} now={now} />;
}
