import { useQuery } from '@tanstack/react-query';
import { billingPaths } from '../../paths/billing.ts';
import { getCurrentBilling } from '../../services/operations/billing.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { CardSkeleton } from '../ui/content/layout.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './billing.css.ts';
import { CurrentPlan } from './current-plan.tsx';
import { Invoices } from './invoices.tsx';

/** The subscription of a business and its invoices. */
export function BillingPage() {
  const { id: businessId } = useBusiness();
  const billing = useQuery(queryOf(getCurrentBilling, { businessId }));
  return (
    <Page>
      <PageHeader title="Billing" action={<LinkButton href={billingPaths.pricing()}>Plans and prices</LinkButton>}>
        Your plan, and what was paid for it.
      </PageHeader>
      <div className={css.parts}>
        <QueryView
          query={billing}
          subject="The plan"
          waiting={
            <Card title="Your plan">
              <CardSkeleton>
                <SkeletonText lines={4} />
              </CardSkeleton>
            </Card>
          }
        >
          {(plan) => <CurrentPlan plan={plan} />}
        </QueryView>
        <section aria-labelledby="paid">
          <h2 id="paid" className={css.title}>
            Invoices
          </h2>
          <Invoices />
        </section>
      </div>
    </Page>
  );
}
