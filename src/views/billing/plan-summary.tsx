import { useQuery } from '@tanstack/react-query';
import { type Selection, selectionPrice } from '../../domain/billing/selection.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { listBusinessPlans } from '../../services/operations/billing.ts';
import { queryOf } from '../../services/shared/query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/feedback.tsx';
import { cycles, percentText, planTitle, priceText, productNames, renewalText } from './purchase-labels.ts';
import { Line } from './purchase-summary.tsx';
import * as css from './summary.css.ts';

type PlanSummaryProps = { selection: Selection; onChange: () => void };

/** The chosen plan, shown while the visitor creates an account. */
export function PlanSummary({ selection, onChange }: PlanSummaryProps) {
  const plans = useQuery(queryOf(listBusinessPlans, { country_name: 'nigeria' }));
  if (plans.error && !plans.data) {
    return (
      <ErrorState title="Prices could not be loaded" onRetry={() => void plans.refetch()} isBusy={plans.isFetching}>
        {problemText(problemOf(plans.error))}
      </ErrorState>
    );
  }
  const { product, planCode, cycle, numEmployees, recurring } = selection;
  const plan = plans.data?.results.find((each) => each.plan_code === planCode);
  const price = plan ? selectionPrice(plan, cycle, numEmployees) : null;
  const money = (part: 'unit_kobo' | 'tax_amount_kobo' | 'total_kobo') =>
    price && priceText(price[part], price.currency);
  return (
    <section className={css.summary} aria-label="Plan summary" aria-busy={plans.isPending}>
      <h2 className={css.title}>Plan summary</h2>
      <dl className={css.lines}>
        <Line name="Product" value={productNames[product]} />
        <Line name="Plan" value={plan ? planTitle(plan) : null} />
        <Line name="Per employee, a month" value={money('unit_kobo')} />
        <Line name="Employees" value={numEmployees.toLocaleString('en-NG')} />
        {price && price.saving_kobo > 0 ? (
          <Line
            name={`You save ${percentText(price.discount_percent)}`}
            value={`−${priceText(price.saving_kobo, price.currency)}`}
          />
        ) : null}
        <Line name={price ? `VAT ${percentText(price.tax_percent)}` : 'VAT'} value={money('tax_amount_kobo')} />
        <Line name={`Total ${cycles[cycle].period}`} value={money('total_kobo')} isTotal />
      </dl>
      <p className={css.note}>{renewalText(cycle, recurring)}</p>
      <div>
        <Button onPress={onChange}>Change the plan</Button>
      </div>
    </section>
  );
}
