import { lazy, Suspense } from 'react';
import { planChoiceOf } from '../../domain/accounts/sign-up.ts';
import type { SignUpRef } from '../../machines/accounts/sign-up/machine.ts';
import { SignUpPage } from '../../views/accounts/sign-up.page.tsx';
import type { ScreenProps } from '../screen.ts';

const PurchaseSummary = lazy(async () => ({ default: (await import('./purchase-summary.tsx')).Summary }));

export function SignUpScreen({ signUp, search }: ScreenProps & { signUp: SignUpRef }) {
  const plan = planChoiceOf(search.get('plan'));
  const summary =
    plan === 'buy_now' ? (
      <Suspense>
        <PurchaseSummary />
      </Suspense>
    ) : null;
  return <SignUpPage signUp={signUp} offersPremium={plan !== 'buy_now'} summary={summary} />;
}
