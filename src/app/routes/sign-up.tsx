import { useActorRef } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { planChoiceOf } from '../../domain/accounts/sign-up.ts';
import { utmSource } from '../../domain/accounts/source.ts';
import { SignUpPage } from '../../views/accounts/sign-up.page.tsx';
import { liveSignUpMachine } from '../actors/sign-up.ts';
import { useOutput } from '../output.ts';
import { paths } from '../paths.ts';
import type { ScreenProps } from '../screen.ts';

const PurchaseSummary = lazy(async () => ({ default: (await import('./purchase-summary.tsx')).Summary }));
const links = { login: paths.login(), terms: paths.terms(), privacyPolicy: paths.privacyPolicy() };

export function Screen({ search }: ScreenProps) {
  const plan = planChoiceOf(search.get('plan'));
  const signUp = useActorRef(liveSignUpMachine, { input: { plan, source: utmSource(search.toString()) } });
  useOutput(signUp, ({ email }) => navigate(paths.signedUp(), { state: { email } }));
  const summary =
    plan === 'buy_now' ? (
      <Suspense>
        <PurchaseSummary />
      </Suspense>
    ) : null;
  const premium = plan === 'buy_now' ? {} : { premium: paths.premiumSignUp() };
  return <SignUpPage signUp={signUp} links={{ ...links, ...premium }} summary={summary} />;
}
