import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { shellPaths } from '../../paths/shell.ts';
import { businessCreationMachineOf } from '../actors/onboarding.ts';
import { isSigningUp } from '../storage/premium-draft.ts';
import { useCore } from '../use-core.ts';
import { CreationWizard } from './creation-wizard.tsx';

export function BusinessRegistrationScreen() {
  const core = useCore();
  const { session } = core;
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  // Asked once: the wizard itself gives the person a business, and then knows where to go.
  const [hadBusiness] = useState(businessId !== null);
  // Whoever was about to buy goes on with that, wherever they signed in.
  const [isBuying] = useState(() => user !== null && businessId === null && isSigningUp(user.email, null));
  useEffect(() => {
    if (hadBusiness) navigate(shellPaths.dashboard(), { replace: true });
    else if (isBuying) navigate(onboardingPaths.premiumSignUp(), { replace: true });
  }, [hadBusiness, isBuying]);
  if (user === null || hadBusiness || isBuying) return null;
  return (
    <CreationWizard
      key={user.id}
      machine={businessCreationMachineOf(core)}
      input={{ draftId: user.id }}
      loss={user.lost_businesses[0] ?? null}
      onLeave={(how) => (how === 'closed' ? navigate(accountsPaths.login()) : session.send({ type: 'session.end' }))}
    />
  );
}
