import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { utmSource } from '../../domain/accounts/source.ts';
import { orderOfSelection, wishesOf } from '../../domain/billing/selection.ts';
import { selectStage } from '../../machines/accounts/session/selectors.ts';
import type { PremiumSignUpRef } from '../../machines/onboarding/premium-sign-up/machine.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { PurchasePage } from '../../views/billing/purchase.page.tsx';
import { useOrderDraft } from '../../views/billing/use-order-draft.ts';
import { PremiumSignUpPage } from '../../views/onboarding/premium-sign-up.page.tsx';
import { keepUpgradeToast } from '../../views/shared/business/upgrade-toast.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { liveCouponCheckMachine } from '../actors/billing.ts';
import { loadPremiumSignUpMachine } from '../actors/onboarding.ts';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';
import { selectPerson } from '../session/select-person.ts';
import { Locale } from '../shell/locale.tsx';
import { postponePurchase } from '../storage/postponed-purchase.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

type PartProps = { search: URLSearchParams; machineOf: Awaited<ReturnType<typeof loadPremiumSignUpMachine>> };

export async function loadPremiumSignUpScreen() {
  const machineOf = await loadPremiumSignUpMachine();
  return ({ search }: ScreenProps) => <PremiumSignUpScreen search={search} machineOf={machineOf} />;
}

function PremiumSignUpScreen({ search, machineOf }: PartProps) {
  const { session } = useCore();
  const isSettled = useSelector(session, (snapshot) => selectStage(snapshot) !== 'starting');
  // Asked once: whoever is signed out meanwhile goes on by signing in.
  const [isKnown, setKnown] = useState(isSettled);
  if (isSettled && !isKnown) setKnown(true);
  return (
    <Locale>
      <Queries>{isKnown ? <SigningUp search={search} machineOf={machineOf} /> : null}</Queries>
    </Locale>
  );
}

function SigningUp({ search, machineOf }: PartProps) {
  const core = useCore();
  const { session } = core;
  const [idempotencyKey] = useState(randomKey);
  const person = useSelector(session, selectPerson, shallowEqual);
  const signUp = useActorRef(machineOf(core), {
    input: {
      wishes: wishesOf(search),
      source: utmSource(search.toString()),
      person,
      reference: search.get('reference'),
      idempotencyKey,
    },
  });
  useEffect(() => {
    signUp.send(person ? { type: 'person.arrive', person } : { type: 'person.leave' });
  }, [signUp, person]);
  useEffect(() => {
    const { unsubscribe } = signUp.on('payment.seen', () =>
      navigate(onboardingPaths.premiumSignUp(), { replace: true, state: history.state }),
    );
    return unsubscribe;
  }, [signUp]);
  useOutput(signUp, ({ end, businessId, destination, history }) => {
    // A person who has paid, or has postponed it, is not led to pay before the session knows.
    if (businessId !== null) postponePurchase(businessId);
    if (end === 'finished') {
      keepUpgradeToast();
      session.send({ type: 'user.refetch' });
    }
    if (end === 'hasBusiness') notify('info', 'You already have a business, so no new one was created.');
    navigate(destination, { replace: history === 'replace' });
  });
  const businessId = useSelector(signUp, ({ context }) => context.businessId);
  return (
    <PremiumSignUpPage
      signUp={signUp}
      payment={businessId ? <Payment key={businessId} signUp={signUp} businessId={businessId} /> : null}
    />
  );
}

function Payment({ signUp, businessId }: { signUp: PremiumSignUpRef; businessId: string }) {
  const detail = useQuery(queryOf(getBusinessDetail, { businessId }));
  const purchase = useSelector(signUp, ({ children }) => children.subscriptionPurchase);
  const selection = useSelector(signUp, ({ context }) => context.selection);
  const order = useSelector(purchase, (snapshot) => snapshot?.context.order);
  useEffect(() => {
    if (order) signUp.send({ type: 'order.change', order });
  }, [signUp, order]);
  const draft = useOrderDraft(businessId, orderOfSelection(selection));
  const coupon = useActorRef(liveCouponCheckMachine, { input: { businessId } });
  if (!purchase) return null;
  return (
    <PurchasePage
      purchase={purchase}
      coupon={coupon}
      draft={draft}
      purpose="signUp"
      business={detail.data?.name ?? ''}
      isSetUp={false}
      timeZone={detail.data?.time_zone ?? 'Africa/Lagos'}
    />
  );
}
