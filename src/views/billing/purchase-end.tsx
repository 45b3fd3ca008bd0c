import { useSelector } from '@xstate/react';
import type { SubscriptionPurchaseRef } from '../../machines/billing/subscription-purchase/machine.ts';
import { problemText } from '../shared/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { EmptyState, ErrorState } from '../ui/feedback/feedback.tsx';
import * as css from './billing.css.ts';

type EndProps = { purchase: SubscriptionPurchaseRef };

function Leave({ purchase }: EndProps) {
  return (
    <Button look="ghost" onPress={() => purchase.send({ type: 'purchase.leave' })}>
      Back to Dashboard
    </Button>
  );
}

/** The end of a successful purchase. */
export function PurchaseSucceeded({ purchase, timeZone, isSetUp }: EndProps & { timeZone: string; isSetUp: boolean }) {
  const through = useSelector(purchase, ({ context }) => context.payment?.paid_through ?? null);
  return (
    <div className={css.column}>
      <Card title="Thank you">
        <div role="status">
          <EmptyState
            icon="check"
            title="Your Payment was successful"
            action={
              <Button look="primary" onPress={() => purchase.send({ type: 'purchase.continue' })}>
                {isSetUp ? 'Continue to Dashboard' : 'Continue to Business Setup'}
              </Button>
            }
          >
            {through ? `Your subscription is paid through ${formatDate(through, timeZone)}. ` : null}
            The invoice and the receipt are under Settings, Billing.
          </EmptyState>
        </div>
      </Card>
    </div>
  );
}

const titles: Record<string, string> = {
  declined: 'The payment was declined',
  cancelled: 'The payment was given up',
  refunded: 'The payment was given back',
  paid_twice: 'The payment is given back',
  coupon_used_up: 'The payment is given back',
};

/** The end of a failed purchase: the reason and the next action. */
export function PurchaseNotPaid({ purchase }: EndProps) {
  const payment = useSelector(purchase, ({ context }) => context.payment);
  return (
    <div className={css.column}>
      <Card title="Your payment">
        <div role="alert">
          <EmptyState
            icon="alert"
            title={titles[payment?.reason ?? ''] ?? 'The payment did not go through'}
            action={
              <>
                <Button look="primary" onPress={() => purchase.send({ type: 'purchase.retry' })}>
                  Try again
                </Button>
                <Leave purchase={purchase} />
              </>
            }
          >
            {payment?.detail}
          </EmptyState>
        </div>
      </Card>
    </div>
  );
}

/** Shown when the plans cannot be loaded or the server takes no payments. */
export function PurchaseUnavailable({ purchase, isPayable }: EndProps & { isPayable: boolean }) {
  const problem = useSelector(purchase, ({ context }) => context.problem);
  const load = () => purchase.send({ type: 'purchase.load' });
  return (
    <div className={css.column}>
      <Card title="Your plan">
        {isPayable ? (
          <ErrorState title="The prices could not be loaded" onRetry={load}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        ) : (
          <EmptyState
            icon="info"
            title="Payments are not set up on this server"
            action={<Button onPress={load}>Look again</Button>}
          >
            Nothing can be bought here yet, and nothing was charged. Ask whoever runs this Steward.
          </EmptyState>
        )}
        <div className={css.foot}>
          <Leave purchase={purchase} />
        </div>
      </Card>
    </div>
  );
}
