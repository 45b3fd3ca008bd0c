import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { channelLabels } from '../../../openapi/generated/lists/billing.ts';
import type { Channel, SubscriptionPurchaseRef } from '../../machines/billing/subscription-purchase/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { Card } from '../ui/content/card.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './billing.css.ts';
import { PriceCard } from './price-card.tsx';

/** The second screen: the order at the server's price. */
export function PurchaseReview({ purchase, business }: { purchase: SubscriptionPurchaseRef; business: string }) {
  const options = useSelector(purchase, ({ context }) => context.options);
  const order = useSelector(purchase, ({ context }) => context.order);
  const price = useSelector(purchase, ({ context }) => context.price);
  const channel = useSelector(purchase, ({ context }) => context.channel);
  const problem = useProblem(purchase);
  const isBusy = useSelector(purchase, (snapshot) => snapshot.hasTag('busy'));
  const ways = options?.channels ?? [];
  const [chosen, setChosen] = useState<Channel | null>(channel ?? ways[0] ?? null);
  if (!price) return null;
  return (
    <div className={css.beside}>
      <Card title="Pay for it" isPadded>
        <div className={css.stack}>
          <p className={css.words}>
            This is for {business || 'your business'}. You pay on the page of our payment provider and come back here.
            Nothing is charged before that.
          </p>
          {ways.length > 1 ? (
            <RadioGroup
              label="Pay by"
              choices={ways.map((way) => ({ value: way, label: channelLabels[way] }))}
              value={chosen}
              onChange={setChosen}
              isReadOnly={isBusy}
              hint={
                order.recurring && chosen !== 'card'
                  ? 'Only a card can be charged again by itself. We remind you before the paid time is over.'
                  : null
              }
            />
          ) : null}
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <div className={css.acts}>
            <Button onPress={() => purchase.send({ type: 'purchase.back' })} isDisabled={isBusy}>
              Back
            </Button>
            <Button
              look="primary"
              isBusy={isBusy}
              onPress={() => purchase.send({ type: 'purchase.buy', channel: chosen })}
            >
              Buy Now
            </Button>
          </div>
        </div>
      </Card>
      <PriceCard title="Purchase summary" price={price} recurring={order.recurring && (chosen ?? 'card') === 'card'} />
    </div>
  );
}
