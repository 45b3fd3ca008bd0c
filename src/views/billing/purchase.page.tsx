import { useSelector } from '@xstate/react';
import { frequencies } from '../../../openapi/generated/lists/billing.ts';
import type { Frequency } from '../../domain/billing/order.ts';
import type { CouponCheckRef } from '../../machines/billing/coupon-check/machine.ts';
import type { SubscriptionPurchaseRef } from '../../machines/billing/subscription-purchase/machine.ts';
import { subscriptionPurchaseSteps } from '../../machines/billing/subscription-purchase/steps.ts';
import { billingPaths } from '../../paths/billing.ts';
import { type StateOf, stateName } from '../shared/flow/flow-state.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { Card } from '../ui/content/card.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './billing.css.ts';
import { PurchaseNotPaid, PurchaseSucceeded, PurchaseUnavailable } from './purchase-end.tsx';
import { PurchaseOrder } from './purchase-order.tsx';
import { PurchaseReview } from './purchase-review.tsx';
import { PurchaseWaiting } from './purchase-waiting.tsx';
import type { OrderDraft } from './use-order-draft.ts';

const purposes = {
  buyNow: { title: 'Buy the premium plan', about: 'One more step, and the premium plan is yours.' },
  upgrade: { title: 'Upgrade your plan', about: 'The premium plan is for as many people as you pay for.' },
  extend: { title: 'Extend your subscription', about: 'What you pay now is added to the time that is paid already.' },
  pay: { title: 'Payment', about: 'The status of your payment.' },
  payAgain: { title: 'Pay for your plan', about: 'Nothing was charged. Change what you like, and pay again.' },
  signUp: { title: 'Pay for your plan', about: 'Then a few last questions, and your business is ready.' },
} as const;
export type Purpose = keyof typeof purposes;

const firstOffer: readonly Frequency[] = ['monthly', 'quarterly'];

type PurchasePageProps = {
  purchase: SubscriptionPurchaseRef;
  coupon: CouponCheckRef;
  draft: OrderDraft;
  purpose: Purpose;
  /** The name of the business. */
  business: string;
  /** Whether its set-up is finished. */
  isSetUp: boolean;
  timeZone: string;
};

/** The purchase of a subscription, from the number of employees to the result. */
export function PurchasePage(props: PurchasePageProps) {
  const state = useSelector(props.purchase, (snapshot) => stateName(snapshot.value));
  useStepHistory(props.purchase, subscriptionPurchaseSteps);
  // Who comes back from a payment chooses anew only when it failed.
  const isAgain = props.purpose === 'pay' && ['choosing', 'quoting', 'reviewing', 'opening'].includes(state);
  const { title, about } = purposes[isAgain ? 'payAgain' : props.purpose];
  return (
    <Page>
      <div data-flow="subscriptionPurchase" data-state={state}>
        {props.purpose === 'signUp' ? null : (
          <Breadcrumb parents={[{ label: 'Billing', href: billingPaths.billing() }]} here={title} />
        )}
        <PageHeader title={title}>{props.business ? `${props.business}. ${about}` : about}</PageHeader>
        <Part {...props} state={state} />
      </div>
    </Page>
  );
}

type PartProps = PurchasePageProps & { state: StateOf<SubscriptionPurchaseRef> };

function Part({ purchase, coupon, purpose, business, isSetUp, timeZone, state, draft }: PartProps) {
  switch (state) {
    case 'loading':
      return (
        <div className={css.column}>
          <Card title="Your plan" isPadded>
            <SkeletonText lines={5} />
          </Card>
        </div>
      );
    case 'choosing':
    case 'quoting':
      return (
        <PurchaseOrder
          purchase={purchase}
          coupon={coupon}
          draft={draft}
          offered={purpose === 'buyNow' ? firstOffer : frequencies}
        />
      );
    case 'reviewing':
    case 'opening':
      return <PurchaseReview purchase={purchase} business={business} />;
    case 'atCheckout':
    case 'awaitingPayment':
    case 'givingUp':
    case 'timedOut':
      return <PurchaseWaiting purchase={purchase} state={state} />;
    case 'succeeded':
      return <PurchaseSucceeded purchase={purchase} timeZone={timeZone} isSetUp={isSetUp} />;
    case 'notPaid':
      return <PurchaseNotPaid purchase={purchase} draft={draft} />;
    case 'unreadable':
    case 'unpayable':
      return <PurchaseUnavailable purchase={purchase} isPayable={state === 'unreadable'} />;
    case 'finished':
    case 'left':
    case 'nothingOpen':
      return null;
  }
}
