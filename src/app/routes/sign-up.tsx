import { useActorRef } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { planChoiceOf } from '../../domain/accounts/sign-up.ts';
import { utmSource } from '../../domain/accounts/source.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { SignUpPage } from '../../views/accounts/sign-up.page.tsx';
import { liveSignUpMachine } from '../actors/sign-up.ts';
import { useOutput } from '../output.ts';
import type { ScreenProps } from '../screen.ts';

const PurchaseSummary = lazy(async () => ({ default: (await import('./purchase-summary.tsx')).Summary }));

export function Screen({ search }: ScreenProps) {
  const plan = planChoiceOf(search.get('plan'));
  const signUp = useActorRef(liveSignUpMachine, { input: { plan, source: utmSource(search.toString()) } });
  useOutput(signUp, ({ email }) => navigate(accountsPaths.signedUp(), { state: { email } }));
  const summary =
    plan === 'buy_now' ? (
      <Suspense>
        <PurchaseSummary />
      </Suspense>
    ) : null;
  return <SignUpPage signUp={signUp} offersPremium={plan !== 'buy_now'} summary={summary} />;
}
