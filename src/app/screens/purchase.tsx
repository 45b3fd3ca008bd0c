import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { employeesOf, firstOrder, frequencyOf, type Order } from '../../domain/billing/order.ts';
import { billingPaths } from '../../paths/billing.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { shellPaths } from '../../paths/shell.ts';
import { getCurrentBilling } from '../../services/operations/billing.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { PurchasePage, type Purpose } from '../../views/billing/purchase.page.tsx';
import { useOrderDraft } from '../../views/billing/use-order-draft.ts';
import { useBusiness } from '../../views/shared/business/business.ts';
import { keepUpgradeToast } from '../../views/shared/business/upgrade-toast.ts';
import { liveCouponCheckMachine, subscriptionPurchaseMachineOf } from '../actors/billing.ts';
import { postponePurchase } from '../storage/postponed-purchase.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

type PurchaseProps = {
  purpose: Purpose;
  /** Of the address: the payment from which the person comes back, and how often they want to pay. */
  search: URLSearchParams;
};

/** Buys a subscription. It starts from what the business pays for now. */
export function Purchase(props: PurchaseProps) {
  const { id: businessId } = useBusiness();
  const billing = useQuery(queryOf(getCurrentBilling, { businessId }));
  if (billing.isPending && !billing.isError) return null;
  const { purpose, search } = props;
  const isChosen = purpose === 'upgrade' || purpose === 'extend';
  const order = firstOrder(billing.data ?? null, {
    frequency: isChosen ? frequencyOf(search.get('cycle')) : null,
    numEmployees: isChosen ? employeesOf(search.get('employees')) : null,
    isFirst: purpose === 'buyNow' || purpose === 'upgrade',
  });
  return <Buying key={businessId} {...props} businessId={businessId} order={order} />;
}

function Buying({ purpose, search, businessId, order }: PurchaseProps & { businessId: string; order: Order }) {
  const core = useCore();
  const [idempotencyKey] = useState(randomKey);
  const detail = useQuery(queryOf(getBusinessDetail, { businessId }));
  const draft = useOrderDraft(businessId, order);
  const reference = purpose === 'pay' ? search.get('reference') : null;
  const chosen = draft.over(order);
  const wanted = { ...chosen, numEmployees: chosen.numEmployees ?? order.numEmployees };
  const purchase = useActorRef(subscriptionPurchaseMachineOf(core), {
    input: {
      businessId,
      order: wanted,
      reference: draft.isRetried(reference) ? null : reference,
      idempotencyKey,
      isForOpenPayment: purpose === 'pay' && reference === null,
    },
  });
  const coupon = useActorRef(liveCouponCheckMachine, { input: { businessId } });
  const isSetUp = detail.data?.is_set_up ?? false;
  useOutput(purchase, ({ end }) => {
    if (end === 'nothingOpen') return navigate(billingPaths.billing(), { replace: true });
    postponePurchase(businessId);
    if (end === 'left') return navigate(shellPaths.dashboard());
    keepUpgradeToast();
    navigate(isSetUp ? shellPaths.dashboard() : businessesPaths.businessSetup(), { replace: true });
    // Once the session knows of the payment, the dashboard no longer leads here.
    core.session.send({ type: 'user.refetch' });
  });
  return (
    <PurchasePage
      purchase={purchase}
      coupon={coupon}
      draft={draft}
      purpose={purpose}
      business={detail.data?.name ?? ''}
      isSetUp={isSetUp}
      timeZone={useBusiness().timeZone}
    />
  );
}
