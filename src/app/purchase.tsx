import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Order } from '../domain/billing/order.ts';
import { businessesPaths } from '../paths/businesses.ts';
import { shellPaths } from '../paths/shell.ts';
import { currentBillingQuery } from '../services/billing.ts';
import { businessDetailQuery } from '../services/businesses.ts';
import { randomKey } from '../services/shared/random-key.ts';
import { PurchasePage, type Purpose } from '../views/billing/purchase.page.tsx';
import { liveCouponCheckMachine, liveSubscriptionPurchaseMachine } from './actors/billing.ts';
import { useTimeZone } from './business.ts';
import { useOutput } from './output.ts';
import { keepPutOff } from './postponed-purchase.ts';
import { session } from './session.ts';
import { keepUpgradeToast } from './upgrade-toast.ts';
import { useBusinessId } from './use-business-id.ts';

type PurchaseProps = {
  purpose: Purpose;
  /** Of the payment that the person comes back from. */
  reference?: string | null;
  /** What the address asks for. */
  frequency?: Order['frequency'] | null;
};

/** Buying, whatever for. It begins with what is paid for now. */
export function Purchase(props: PurchaseProps) {
  const businessId = useBusinessId();
  const billing = useQuery(currentBillingQuery(businessId));
  if (billing.isPending && !billing.isError) return null;
  const { num_employees: numEmployees = 1, frequency = 'monthly', recurring = true } = billing.data ?? {};
  const isFirst = props.purpose === 'buyNow' || props.purpose === 'upgrade';
  const order = {
    numEmployees,
    frequency: props.frequency ?? frequency,
    recurring: isFirst || recurring,
    couponCode: null,
  };
  return <Buying key={businessId} {...props} businessId={businessId} order={order} />;
}

function Buying({
  purpose,
  reference = null,
  businessId,
  order,
}: PurchaseProps & { businessId: string; order: Order }) {
  const [idempotencyKey] = useState(randomKey);
  const detail = useQuery(businessDetailQuery(businessId));
  const purchase = useActorRef(liveSubscriptionPurchaseMachine, {
    input: { businessId, order, reference, idempotencyKey },
  });
  const coupon = useActorRef(liveCouponCheckMachine, { input: { businessId } });
  const isSetUp = detail.data?.is_set_up ?? false;
  useOutput(purchase, ({ end }) => {
    keepPutOff(businessId);
    if (end === 'left') return navigate(shellPaths.dashboard());
    keepUpgradeToast();
    navigate(isSetUp ? shellPaths.dashboard() : businessesPaths.businessSetup(), { replace: true });
    // Whoever bought at sign-up is led here no longer as soon as the session knows.
    session.send({ type: 'user.refetch' });
  });
  return (
    <PurchasePage
      purchase={purchase}
      coupon={coupon}
      purpose={purpose}
      business={detail.data?.name ?? ''}
      isSetUp={isSetUp}
      timeZone={useTimeZone()}
    />
  );
}
