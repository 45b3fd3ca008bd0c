import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { utmSource } from '../../domain/accounts/source.ts';
import { wishesOf } from '../../domain/billing/selection.ts';
import type { SessionRef } from '../../machines/accounts/session/machine.ts';
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
import { keepUpgradeToast } from '../../views/shared/upgrade-toast.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { liveCouponCheckMachine } from '../actors/billing.ts';
import { loadPremiumSignUpMachine } from '../actors/onboarding.ts';
import { isOwner } from '../guards.ts';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';
import { selectPerson } from '../session/select-person.ts';
import { Locale } from '../shell/locale.tsx';
import { postponePurchase } from '../storage/postponed-purchase.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

const home = 'NG';

type MachineOf = Awaited<ReturnType<typeof loadPremiumSignUpMachine>>;
type PartProps = { search: URLSearchParams; machineOf: MachineOf };

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
      <Queries>{isKnown ? <InCountry search={search} machineOf={machineOf} /> : null}</Queries>
    </Locale>
  );
}

/** The country that the address names has a currency, which the server knows. */
function InCountry({ search, machineOf }: PartProps) {
  const [wishes] = useState(() => wishesOf(search));
  const code = wishes.country === home ? null : wishes.country;
  const country = useQuery({ ...countryQuery(code ?? home), enabled: code !== null });
  if (code !== null && country.isPending && !country.isError) return null;
  const isUnknown = code !== null && country.data === undefined;
  return (
    <SigningUp
      search={search}
      machineOf={machineOf}
      wishes={isUnknown ? { ...wishes, isMisread: true } : wishes}
      country={country.data && code !== null ? { code, currency: country.data.currency } : null}
    />
  );
}

type SigningUpProps = PartProps & { wishes: ReturnType<typeof wishesOf>; country: Country | null };

function SigningUp({ search, machineOf, wishes, country }: SigningUpProps) {
  const core = useCore();
  const { session } = core;
  const [idempotencyKey] = useState(randomKey);
  const person = useSelector(session, selectPerson, shallowEqual);
  const signUp = useActorRef(machineOf(core), {
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
  useOutput(signUp, (ended) => leave(session, ended));
  const businessId = useSelector(signUp, ({ context }) => context.businessId);
  return (
    <PremiumSignUpPage
      signUp={signUp}
      payment={businessId ? <Payment key={businessId} signUp={signUp} businessId={businessId} /> : null}
    />
  );
}

function leave(session: SessionRef, ended: PremiumSignUpOutput): void {
  const { end, businessId } = ended;
  // A person who has paid, or has postponed it, is not led to pay before the session knows.
  if (businessId !== null) postponePurchase(businessId);
  if (end === 'finished') {
    keepUpgradeToast();
    session.send({ type: 'user.refetch' });
  }
  if (end === 'hasBusiness') notify('info', 'You have a business already, so nothing new was begun.');
  navigate(afterwards(session, ended), { replace: end === 'finished' || end === 'hasBusiness' });
}

function afterwards(session: SessionRef, { end, businessId, person, wishes }: PremiumSignUpOutput): string {
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
