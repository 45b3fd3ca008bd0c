import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { billingPaths } from '../../paths/billing.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { currentBillingQuery } from '../../services/billing.ts';
import { useBusiness } from '../../views/shared/business.ts';
import type { ScreenProps } from '../screen.ts';
import { isSigningUp } from '../storage/premium-draft.ts';
import { useCore } from '../use-core.ts';
import { Purchase } from './purchase.tsx';

/** Where a checkout leads back to. Whoever signs up to buy goes on there; where no payment is meant, there is none. */
export function PayScreen({ search }: ScreenProps) {
  const { session } = useCore();
  const reference = search.get('reference');
  const businessId = useBusiness().id;
  const email = useSelector(session, selectUser)?.email ?? '';
  const [isBuying] = useState(() => isSigningUp(email, businessId));
  const { data } = useQuery({
    ...currentBillingQuery(businessId),
    enabled: reference === null && !isBuying,
    staleTime: 0,
  });
  // Asked once: a payment that ends here is no reason to leave.
  const [isOpen, setOpen] = useState(reference !== null);
  const isNothingOpen = !isOpen && data !== undefined && data.open_payment === null;
  if (!isOpen && data !== undefined && data.open_payment !== null) setOpen(true);
  useEffect(() => {
    if (isBuying) navigate(onboardingPaths.premiumSignUp({ reference }), { replace: true });
    else if (isNothingOpen) navigate(billingPaths.billing(), { replace: true });
  }, [isBuying, isNothingOpen, reference]);
  if (isBuying || !isOpen) return null;
  return <Purchase key={reference} purpose="pay" search={search} />;
}
