import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { quoteSubscriptionLimits } from '../../../openapi/generated/limits/billing.ts';
import { moduleNames } from '../../../rules/shared/modules.ts';
import {
  firstSelection,
  initialEmployees,
  isOnSale,
  type Plan,
  products,
  type SelectionCycle,
  seatsProblem,
  selectionCycles,
  selectionPrice,
  soldFor,
  type Wishes,
  yearlyDiscount,
} from '../../domain/billing/selection.ts';
import type { PlanSelectionRef } from '../../machines/billing/plan-selection/machine.ts';
import { ofVisitor } from '../../services/shared/device/storage.ts';
import { useDraft } from '../shared/flow/use-draft.ts';
import { Button } from '../ui/actions/button.tsx';
import { RadioCards } from '../ui/choices/choice.tsx';
import { Switch } from '../ui/choices/switch.tsx';
import { Card } from '../ui/content/card.tsx';
import { Form } from '../ui/fields/form.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import * as css from './billing.css.ts';
import { ComingModules } from './coming-modules.tsx';
import { PriceCard } from './price-card.tsx';
import { cycles, percentText, planTitle, priceText, productNames } from './purchase-labels.ts';

const productNotes = { suite: moduleNames('works'), payroll: 'Comes with the same plan' };
const fields = ['product', 'planCode', 'cycle', 'numEmployees', 'recurring'] as const;
type Typed = Record<(typeof fields)[number], string>;

type PlanFormProps = { plans: PlanSelectionRef; wishes: Wishes; other: ReactNode };

/** The form for product, plan, cycle, number and renewal; the price updates with each. */
export function PlanForm({ plans, wishes, other }: PlanFormProps) {
  const offered = useSelector(plans, ({ context }) => context.plans);
  const selection = useSelector(plans, ({ context }) => context.selection);
  // A different link resets the form.
  const { typed, type } = useDraft<Typed>(`planSelection:${JSON.stringify(wishes)}`, fields, ofVisitor);
  const first = selection ?? firstSelection(offered, wishes);
  const plan = offered.find(({ plan_code }) => plan_code === (typed.planCode ?? first.planCode)) ?? offered[0];
  const product = soldFor(products.find((each) => each === typed.product) ?? first.product);
  const cycle = selectionCycles.find((each) => each === typed.cycle) ?? first.cycle;
  const count = typed.numEmployees === undefined ? first.numEmployees : countOf(typed.numEmployees);
  const recurring = typed.recurring === undefined ? first.recurring : typed.recurring === 'yes';
  const wanted = { product, planCode: plan?.plan_code ?? '', cycle, numEmployees: count, recurring };
  const lack = seatsProblem(count);
  const canProceed = useSelector(plans, (snapshot) => snapshot.can({ type: 'plan.choose', selection: wanted }));
  if (!plan) return null;
  const most = yearlyDiscount(offered);
  return (
    <div className={css.beside}>
      <Card title="Your plan" isPadded>
        <Form aria-label="Plan" onSubmit={() => plans.send({ type: 'plan.choose', selection: wanted })}>
          <RadioCards
            label="Product"
            isRow
            choices={products.map((each) => ({
              value: each,
              label: productNames[each],
              note: isOnSale(each) ? productNotes[each] : 'Coming',
              isDisabled: !isOnSale(each),
            }))}
            value={product}
            onChange={(chosen) => type({ product: chosen })}
          />
          <ComingModules />
          <Tabs
            label="Plan"
            value={plan.plan_code}
            onChange={(planCode) => type({ planCode })}
            tabs={offered.map((each) => ({
              id: each.plan_code,
              label: planTitle(each),
              children: <p className={css.words}>{unitText(each, cycle)}</p>,
            }))}
          />
          <RadioCards
            label="Billing cycle"
            isRow
            choices={selectionCycles.map((each) => ({
              value: each,
              label: cycles[each].label,
              ...(each === 'yearly' && most > 0 ? { note: `Up to ${percentText(most)} Off` } : {}),
            }))}
            value={cycle}
            onChange={(chosen) => type({ cycle: chosen })}
          />
          <NumberField
            label="Number of employees"
            name="num_employees"
            value={count}
            onChange={(numEmployees) => type({ numEmployees: numEmployees === null ? '' : String(numEmployees) })}
            max={quoteSubscriptionLimits.num_employees.max}
            errorMessage={lack}
            hint="Pay for as many as will work here, you included."
          />
          <Switch
            label={`Make Payment Recurring ${cycles[cycle].label}`}
            isSelected={recurring}
            onChange={(chosen) => type({ recurring: chosen ? 'yes' : 'no' })}
            hint="Your card is charged again when the paid time is over. You can end that at any time."
          />
          <div className={css.acts}>
            <Button type="submit" look="primary" size="large" isDisabled={!canProceed}>
              Proceed
            </Button>
            {other}
          </div>
        </Form>
      </Card>
      <PriceCard
        title="Plan summary"
        about={[
          { name: 'Product', value: productNames[product] },
          { name: 'Plan', value: planTitle(plan) },
        ]}
        price={selectionPrice(plan, cycle, lack === null ? (count ?? initialEmployees) : initialEmployees)}
        recurring={recurring}
      />
    </div>
  );
}

const countOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** The price for one. */
function unitText(plan: Plan, cycle: SelectionCycle): string {
  const { total_cost_kobo: cost, unit_kobo: unit, currency } = selectionPrice(plan, cycle, 1);
  const price =
    cycle === 'yearly'
      ? `${priceText(cost, currency)} per employee, a year, paid at once`
      : `${priceText(unit, currency)} per employee, a month`;
  return `${price}, without VAT.`;
}
