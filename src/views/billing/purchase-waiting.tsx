import { useSelector } from '@xstate/react';
import type { SubscriptionPurchaseRef } from '../../machines/billing/subscription-purchase/machine.ts';
import { selectPolling } from '../../machines/billing/subscription-purchase/selectors.ts';
import type { StateOf } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './billing.css.ts';
import { priceText } from './purchase-labels.ts';

const waiting = 'Waiting for your bank to confirm the payment. You can leave this page: nothing is lost.';
const texts: Record<PurchaseWaitingProps['state'], string> = {
  atCheckout: 'The payment page is being opened. Pay there; it leads you back here.',
  timedOut:
    'Your bank has not confirmed this payment yet. If you were debited, do not pay again: the payment counts as soon as it is confirmed, and we will email you. You can leave this page.',
  awaitingPayment: waiting,
  givingUp: waiting,
};

type PurchaseWaitingProps = {
  purchase: SubscriptionPurchaseRef;
  state: Extract<StateOf<SubscriptionPurchaseRef>, 'atCheckout' | 'awaitingPayment' | 'givingUp' | 'timedOut'>;
};

/** Shown while a payment is open at the provider or the bank. */
export function PurchaseWaiting({ purchase, state }: PurchaseWaitingProps) {
  const known = useSelector(purchase, ({ context }) => context.payment);
  const problem = useProblem(purchase);
  const polling = useSelector(purchase, selectPolling);
  const asked = useSelector(polling, (snapshot) => snapshot?.context.payment ?? null);
  const canOpen = useSelector(purchase, (snapshot) => snapshot.can({ type: 'checkout.open' }));
  const payment = asked ?? known;
  const isGivingUp = state === 'givingUp';
  const isLate = state === 'timedOut';
  return (
    <div className={css.column}>
      <Card
        title={payment ? `Payment of ${priceText(payment.price.total_kobo, payment.price.currency)}` : 'Your payment'}
        action={<Status tone={isLate ? 'warning' : 'info'}>{isLate ? 'Not confirmed yet' : 'Waiting'}</Status>}
        isPadded
      >
        <div className={css.stack}>
          <p className={css.words} role="status">
            {texts[state]}
          </p>
          {payment ? <p className={css.note}>Reference {payment.reference}</p> : null}
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          {state === 'atCheckout' ? null : (
            <div className={css.acts}>
              {isLate ? (
                <Button look="primary" onPress={() => purchase.send({ type: 'payment.check' })}>
                  Look again
                </Button>
              ) : null}
              {canOpen ? (
                <Button look="primary" onPress={() => purchase.send({ type: 'checkout.open' })}>
                  Go to the payment page
                </Button>
              ) : null}
              <Button onPress={() => purchase.send({ type: 'payment.giveUp' })} isBusy={isGivingUp}>
                Cancel this payment
              </Button>
              <Button look="ghost" onPress={() => purchase.send({ type: 'purchase.leave' })} isDisabled={isGivingUp}>
                Leave it for now
              </Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
