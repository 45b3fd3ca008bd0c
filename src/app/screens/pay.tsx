import { useSelector } from '@xstate/react';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { useBusiness } from '../../views/shared/business/business.ts';
import type { ScreenProps } from '../screen.ts';
import { isSigningUp } from '../storage/premium-draft.ts';
import { useCore } from '../use-core.ts';
import { Purchase } from './purchase.tsx';
import { useRedirect } from './use-redirect.ts';

/** Where a checkout leads back to. A person who signs up to buy goes on there. */
export function PayScreen({ search }: ScreenProps) {
  const { session } = useCore();
  const businessId = useBusiness().id;
  const email = useSelector(session, selectUser)?.email ?? '';
  const reference = search.get('reference');
  const isLeaving = useRedirect(() =>
    isSigningUp(email, businessId) ? onboardingPaths.premiumSignUp({ reference }) : null,
  );
  return isLeaving ? null : <Purchase key={reference} purpose="pay" search={search} />;
}
