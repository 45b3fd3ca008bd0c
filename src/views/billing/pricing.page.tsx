import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { quoteSubscriptionLimits } from '../../../openapi/generated/limits/billing.ts';
import { frequencies } from '../../../openapi/generated/lists/billing.ts';
import { employeesProblem, type Frequency } from '../../domain/billing/order.ts';
import { isFreePlan, offeredPlans } from '../../domain/billing/plans.ts';
import type { Plan } from '../../domain/billing/selection.ts';
import { billingPaths } from '../../paths/billing.ts';
import { getCurrentBilling, getPaymentOptions, listBusinessPlans } from '../../services/operations/billing.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { RadioCards } from '../ui/choices/choice.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './billing.css.ts';
import { ComingModules } from './coming-modules.tsx';
import { FreePlanCard, PaidPlanCard } from './plan-card.tsx';
import { cycles } from './purchase-labels.ts';

const title = 'Plans and prices';

/** The plans beside each other, with the price for the people of this business. */
export function PricingPage() {
  const { id: businessId } = useBusiness();
  const billing = useQuery(queryOf(getCurrentBilling, { businessId }));
  const plans = useQuery(queryOf(listBusinessPlans, { country_name: 'nigeria' }));
  const waiting = <SkeletonText lines={8} />;
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Billing', href: billingPaths.billing() }]} here={title} />
      <PageHeader title={title}>
        What each plan has, and what it costs for the people who work in your business.
      </PageHeader>
      <QueryView query={plans} subject="The plans" waiting={waiting}>
        {({ results }) => (
          <QueryView query={billing} subject="Your plan" waiting={waiting}>
            {(current) => <Plans plans={results} current={current} />}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

type PlansProps = { plans: readonly Plan[]; current: components['schemas']['CurrentBilling'] };

function Plans({ plans, current }: PlansProps) {
  const options = useQuery(queryOf(getPaymentOptions, { businessId: useBusiness().id }));
  const fewest = options.data?.fewest_employees ?? 1;
  const [cycle, setCycle] = useState<Frequency>(current.paid_through ? current.frequency : 'monthly');
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const people = Math.max(current.num_employees, fewest);
  const count = typed === undefined ? people : typed;
  const lack = employeesProblem(count, fewest);
  const employees = lack === null && count !== null ? count : people;
  const free = plans.find(({ public_name }) => isFreePlan(public_name));
  return (
    <div className={css.stack}>
      <div className={css.choices}>
        <RadioCards
          label="How often you pay"
          isRow
          choices={frequencies.map((value) => ({ value, label: cycles[value].label }))}
          value={cycle}
          onChange={setCycle}
        />
        <NumberField
          label="Number of employees"
          name="num_employees"
          value={count}
          onChange={setTyped}
          max={quoteSubscriptionLimits.num_employees.max}
          errorMessage={lack}
        />
      </div>
      <div className={css.plans}>
        {free ? <FreePlanCard plan={free} isCurrent={isFreePlan(current.plan_name)} /> : null}
        {offeredPlans(plans).map((plan) => (
          <PaidPlanCard key={plan.id} plan={plan} current={current} cycle={cycle} employees={employees} />
        ))}
      </div>
      <ComingModules />
    </div>
  );
}
