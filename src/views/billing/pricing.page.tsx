import { useQuery } from '@tanstack/react-query';
import { offeredPlans } from '../../domain/billing/plans.ts';
import { billingPaths } from '../../paths/billing.ts';
import { businessPlansQuery, currentBillingQuery } from '../../services/billing.ts';
import { useBusiness } from '../shared/business.ts';
import { QueryView } from '../shared/query-view.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { Facts } from '../ui/content/description-list.tsx';
import { formatMoney } from '../ui/content/money.ts';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './billing.css.ts';
import { percentText, planTitle } from './purchase-labels.ts';

/** The plans on offer with their prices. */
export function PricingPage() {
  const { data } = useQuery(currentBillingQuery(useBusiness().id));
  const plan = data?.plan_name ?? null;
  const hasPaid = data !== undefined && data.paid_through !== null;
  const plans = useQuery(businessPlansQuery('nigeria'));
  return (
    <Page>
      <PageHeader
        title="Plans and prices"
        action={<LinkButton href={billingPaths.billing()}>Back to billing</LinkButton>}
      >
        Prices are per employee and without VAT. You pay for as many people as work in the business.
      </PageHeader>
      <div className={css.column}>
        <QueryView query={plans} subject="The plans" waiting={<SkeletonText lines={5} />}>
          {({ results }) =>
            offeredPlans(results).map(({ id, public_name, pricing: { amount, yearly_amount, currency, discount } }) => (
              <Card
                key={id}
                title={`${planTitle({ public_name })} plan`}
                action={public_name === plan ? <Badge tone="good">Your plan</Badge> : null}
              >
                <Facts
                  facts={[
                    { name: 'Monthly', value: `${formatMoney(amount, currency)} per employee, a month` },
                    { name: 'Quarterly', value: `${formatMoney(amount * 3, currency)} per employee, a quarter` },
                    {
                      name: 'Yearly',
                      value: `${formatMoney(yearly_amount, currency)} per employee, a year${discount > 0 ? `, ${percentText(discount)} off` : ''}`,
                    },
                  ]}
                />
                <div className={css.cardActs}>
                  <LinkButton
                    href={hasPaid ? billingPaths.extendSubscription() : billingPaths.upgradePlan()}
                    look="primary"
                  >
                    Choose this plan
                  </LinkButton>
                </div>
              </Card>
            ))
          }
        </QueryView>
      </div>
    </Page>
  );
}
