import { useQuery } from '@tanstack/react-query';
import { offeredPlans, planName } from '../../domain/billing/plans.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { listBusinessPlans } from '../../services/operations/billing.ts';
import { queryOf } from '../../services/shared/query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { formatMoney } from '../ui/content/money.ts';
import { ErrorState } from '../ui/feedback/feedback.tsx';
import * as css from './summary.css.ts';

/** A new sign-up is for one employee, paid monthly. */
const employees = 1;

/** The purchase of a visitor who chose "buy now". */
export function PurchaseSummary() {
  const plans = useQuery(queryOf(listBusinessPlans, { country_name: 'nigeria' }));
  if (plans.error && !plans.data) {
    return (
      <ErrorState title="Prices could not be loaded" onRetry={() => void plans.refetch()} isBusy={plans.isFetching}>
        {problemText(problemOf(plans.error))}
      </ErrorState>
    );
  }
  const plan = offeredPlans(plans.data?.results ?? [])[0];
  const price = plan ? formatMoney(plan.pricing.amount, plan.pricing.currency) : null;
  const total = plan ? formatMoney(plan.pricing.amount * employees, plan.pricing.currency) : null;
  return (
    <section className={css.summary} aria-label="Purchase summary" aria-busy={plans.isPending}>
      <h2 className={css.title}>Purchase summary</h2>
      <dl className={css.lines}>
        <Line name="Plan" value={plan ? planName(plan.public_name) : null} isName />
        <Line name="Per employee, a month" value={price} />
        <Line name="Employees" value={String(employees)} />
        <Line name="Billed" value="Monthly" />
        <Line name="Total a month" value={total} isTotal />
      </dl>
      <p className={css.note}>Without VAT. You can change the number of employees before you pay.</p>
    </section>
  );
}

export type LineProps = { name: string; value: string | null; isTotal?: boolean; isName?: boolean };

export function Line({ name, value, isTotal = false, isName = false }: LineProps) {
  return (
    <div className={isTotal ? css.total : css.line}>
      <dt className={css.name}>{name}</dt>
      <dd className={isName ? css.plan : css.value}>{value ?? <span className={css.wait} aria-hidden="true" />}</dd>
    </div>
  );
}
