import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { utmSource } from '../../domain/accounts/source.ts';
import { wishesOf } from '../../domain/billing/selection.ts';
import { selectStage, selectUser } from '../../machines/accounts/session/selectors.ts';
import type {
  Country,
  PremiumSignUpOutput,
  PremiumSignUpRef,
} from '../../machines/onboarding/premium-sign-up/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { billingPaths } from '../../paths/billing.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { shellPaths } from '../../paths/shell.ts';
import { businessDetailQuery } from '../../services/businesses.ts';
import { countryQuery } from '../../services/onboarding.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { PurchasePage } from '../../views/billing/purchase.page.tsx';
import { PremiumSignUpPage } from '../../views/onboarding/premium-sign-up.page.tsx';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { liveCouponCheckMachine } from '../actors/billing.ts';
import { livePremiumSignUpMachine } from '../actors/premium.ts';
import { isOwner } from '../guards.ts';
import { Locale } from '../locale.tsx';
import { useOutput } from '../output.ts';
import { selectPerson } from '../person.ts';
import { keepPutOff } from '../postponed-purchase.ts';
import { queryClient } from '../query-client.ts';
import type { ScreenProps } from '../screen.ts';
import { session } from '../session.ts';
import { keepUpgradeToast } from '../upgrade-toast.ts';

const home = 'NG';

export function Screen({ search }: ScreenProps) {
  const isSettled = useSelector(session, (snapshot) => selectStage(snapshot) !== 'starting');
  // Asked once: whoever is signed out meanwhile goes on by signing in.
  const [isKnown, setKnown] = useState(isSettled);
  if (isSettled && !isKnown) setKnown(true);
  return (
    <Locale>
      <QueryClientProvider client={queryClient}>{isKnown ? <InCountry search={search} /> : null}</QueryClientProvider>
    </Locale>
  );
}

/** The country that the address names has a currency, which the server knows. */
function InCountry({ search }: { search: URLSearchParams }) {
  const [wishes] = useState(() => wishesOf(search));
  const code = wishes.country === home ? null : wishes.country;
  const country = useQuery({ ...countryQuery(code ?? home), enabled: code !== null });
  if (code !== null && country.isPending && !country.isError) return null;
  const isUnknown = code !== null && country.data === undefined;
  return (
    <SigningUp
      search={search}
      wishes={isUnknown ? { ...wishes, isMisread: true } : wishes}
      country={country.data && code !== null ? { code, currency: country.data.currency } : null}
    />
  );
}

type SigningUpProps = { search: URLSearchParams; wishes: ReturnType<typeof wishesOf>; country: Country | null };

function SigningUp({ search, wishes, country }: SigningUpProps) {
  const [idempotencyKey] = useState(randomKey);
  const person = useSelector(session, selectPerson, shallowEqual);
  const signUp = useActorRef(livePremiumSignUpMachine, {
    input: {
      wishes,
      country,
      source: utmSource(search.toString()),
      person,
      reference: search.get('reference'),
      idempotencyKey,
    },
  });
  useEffect(() => {
    signUp.send(person ? { type: 'person.arrive', person } : { type: 'person.leave' });
  }, [signUp, person]);
  // A payment that has been seen to the end is not shown again by a reload.
  const isSeen = useSelector(signUp, (snapshot) => snapshot.matches('answeringQuestions'));
  useEffect(() => {
    if (isSeen) navigate(onboardingPaths.premiumSignUp(), { replace: true });
  }, [isSeen]);
  useOutput(signUp, leave);
  const businessId = useSelector(signUp, ({ context }) => context.businessId);
  return (
    <PremiumSignUpPage
      signUp={signUp}
      payment={businessId ? <Payment key={businessId} signUp={signUp} businessId={businessId} /> : null}
    />
  );
}

function leave(ended: PremiumSignUpOutput): void {
  const { end, businessId } = ended;
  // Whoever has paid, or has put it off, is not led to pay before the session knows.
  if (businessId !== null) keepPutOff(businessId);
  if (end === 'finished') {
    keepUpgradeToast();
    session.send({ type: 'user.refetch' });
  }
  if (end === 'hasBusiness') notify('info', 'You have a business already, so nothing new was begun.');
  navigate(afterwards(ended), { replace: end === 'finished' || end === 'hasBusiness' });
}

function afterwards({ end, businessId, person, wishes }: PremiumSignUpOutput): string {
  switch (end) {
    case 'finished':
      return shellPaths.dashboard();
    case 'hasBusiness': {
      const user = selectUser(session.getSnapshot());
      const canBuy = isOwner({ user, businessId: person?.businessId ?? null });
      return canBuy ? billingPaths.upgradePlan(wishes.cycle ? { cycle: wishes.cycle } : {}) : shellPaths.dashboard();
    }
    case 'givenUp':
      return person ? onboardingPaths.businessRegistration() : accountsPaths.signUp();
    case 'left':
      return businessId === null ? accountsPaths.login() : shellPaths.dashboard();
  }
}

function Payment({ signUp, businessId }: { signUp: PremiumSignUpRef; businessId: string }) {
  const detail = useQuery(businessDetailQuery(businessId));
  const purchase = useSelector(signUp, ({ children }) => children.subscriptionPurchase);
  const coupon = useActorRef(liveCouponCheckMachine, { input: { businessId } });
  if (!purchase) return null;
  return (
    <PurchasePage
      purchase={purchase}
      coupon={coupon}
      purpose="signUp"
      business={detail.data?.name ?? ''}
      isSetUp={false}
      timeZone={detail.data?.time_zone ?? 'Africa/Lagos'}
    />
  );
}
