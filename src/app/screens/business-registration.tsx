import { useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { shellPaths } from '../../paths/shell.ts';
import { businessCreationMachineOf } from '../actors/onboarding.ts';
import { isSigningUp } from '../storage/premium-draft.ts';
import { useCore } from '../use-core.ts';
import { CreationWizard } from './creation-wizard.tsx';
import { useRedirect } from './use-redirect.ts';

export function BusinessRegistrationScreen() {
  const core = useCore();
  const { session } = core;
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  const isLeaving = useRedirect(() => {
    if (businessId !== null) return shellPaths.dashboard();
    // A person who was about to buy goes on with that, wherever they signed in.
    return user !== null && isSigningUp(user.email, null) ? onboardingPaths.premiumSignUp() : null;
  });
  if (user === null || isLeaving) return null;
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
