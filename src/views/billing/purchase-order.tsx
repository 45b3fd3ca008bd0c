import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { quoteSubscriptionLimits } from '../../../openapi/generated/limits/billing.ts';
import { employeesProblem, type Frequency, offeredCycles } from '../../domain/billing/order.ts';
import { priceFor } from '../../domain/billing/price.ts';
import type { CouponCheckRef } from '../../machines/billing/coupon-check/machine.ts';
import type { SubscriptionPurchaseRef } from '../../machines/billing/subscription-purchase/machine.ts';
import { selectMessage } from '../../machines/billing/subscription-purchase/selectors.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Switch } from '../ui/choices/switch.tsx';
import { Card } from '../ui/content/card.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import * as css from './billing.css.ts';
import { CouponField } from './coupon-field.tsx';
import { PriceCard } from './price-card.tsx';
import { cycles, priceText } from './purchase-labels.ts';
import type { OrderDraft } from './use-order-draft.ts';

type PurchaseOrderProps = {
  purchase: SubscriptionPurchaseRef;
  coupon: CouponCheckRef;
  /** The cycles on offer. */
  offered: readonly Frequency[];
  draft: OrderDraft;
};

/** The first screen: number of employees, cycle and renewal. */
export function PurchaseOrder({ purchase, coupon, offered, draft }: PurchaseOrderProps) {
  const options = useSelector(purchase, ({ context }) => context.options);
  const order = useSelector(purchase, ({ context }) => context.order);
  const problem = useProblem(purchase);
  const isBusy = useSelector(purchase, (snapshot) => snapshot.hasTag('busy'));
  const refusedCount = useSelector(purchase, selectMessage('num_employees'));
  const refusedCoupon = useSelector(purchase, selectMessage('coupon_code'));
  const isValidated = useSelector(coupon, (snapshot) => snapshot.matches('validated'));
  const code = useSelector(coupon, ({ context }) => context.code);
  const percent = useSelector(coupon, ({ context }) => context.percent);
  const fewest = options?.fewest_employees ?? 1;
  const [cyclesOnOffer] = useState(() => offeredCycles(offered, order));
  const { choose, forget } = draft;
  const chosen = draft.over({ ...order, numEmployees: Math.max(order.numEmployees, fewest) });
  const { numEmployees: count, recurring } = chosen;
  const frequency = cyclesOnOffer.find((each) => each === chosen.frequency) ?? 'monthly';
  const forOne = options?.prices.find((price) => price.frequency === frequency);
  const hasCoupon = frequency === 'quarterly' && isValidated;
  const wanted = { frequency, numEmployees: count, recurring, couponCode: hasCoupon ? code : null };
  const lack = employeesProblem(count, fewest);
  const canProceed = useSelector(purchase, (snapshot) => snapshot.can({ type: 'purchase.proceed', order: wanted }));
  const edit = () => purchase.send({ type: 'order.edit' });
  // A coupon of the order, such as one whose payment was declined, may have been used up meanwhile.
  const checkAgain = useEffectEvent(() => {
    if (chosen.couponCode !== null && coupon.getSnapshot().matches('entering'))
      coupon.send({ type: 'coupon.check', code: chosen.couponCode });
  });
  useEffect(() => checkAgain(), []);
  const keepCoupon = useEffectEvent(() => choose({ couponCode: code }));
  useEffect(() => {
    if (isValidated) keepCoupon();
  }, [isValidated]);
  if (!forOne) return null;
  return (
    <div className={css.beside}>
      <Card title="Your plan" isPadded>
        <div className={css.stack}>
          <Tabs
            label="How often it is paid"
            value={frequency}
            onChange={(cycle) => {
              edit();
              choose({ frequency: cycle as Frequency });
            }}
            tabs={cyclesOnOffer.map((cycle) => ({
              id: cycle,
              label: cycles[cycle].label,
              children: (
                <div className={css.panel}>
                  <p className={css.words}>
                    {priceText(forOne.unit_kobo, forOne.currency)} per employee, a month, without VAT.{' '}
                    {forOne.months > 1 ? `Paid for ${forOne.months} months at once.` : 'Paid month by month.'}
                  </p>
                  {cycle === 'quarterly' ? (
                    <CouponField coupon={coupon} onRemove={() => choose({ couponCode: null })} />
                  ) : null}
                </div>
              ),
            }))}
          />
          <Form
            aria-label="Order"
            onSubmit={() => purchase.send({ type: 'purchase.proceed', order: wanted })}
            onType={edit}
          >
            <NumberField
              label="Number of employees"
              name="num_employees"
              value={count}
              onChange={(numEmployees) => choose({ numEmployees })}
              max={quoteSubscriptionLimits.num_employees.max}
              errorMessage={lack ?? refusedCount}
              isReadOnly={isBusy}
              hint={`You have ${fewest.toLocaleString('en-NG')} now. Pay for as many as will work here.`}
            />
            <Switch
              label={`Make Payment Recurring ${cycles[frequency].label}`}
              isSelected={recurring}
              onChange={(isOn) => {
                edit();
                choose({ recurring: isOn });
              }}
              isReadOnly={isBusy}
              hint="Your card is charged again when the paid time is over. You can end that at any time."
            />
            {problem && refusedCount === null ? (
              <Notice tone="bad">{refusedCoupon ?? problemText(problem)}</Notice>
            ) : null}
            <div className={css.acts}>
              <Button type="submit" look="primary" isBusy={isBusy} isDisabled={!canProceed && !isBusy}>
                Proceed
              </Button>
              <Button
                look="ghost"
                onPress={() => {
                  forget();
                  purchase.send({ type: 'purchase.leave' });
                }}
                isDisabled={isBusy}
              >
                Cancel
              </Button>
            </div>
          </Form>
        </div>
      </Card>
      <PriceCard
        title="Summary"
        price={priceFor(forOne, lack === null ? (count ?? fewest) : fewest, hasCoupon ? percent : 0)}
        recurring={recurring}
      />
    </div>
  );
}
