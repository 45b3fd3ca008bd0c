import type { ReactNode } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import type { Frequency } from '../../domain/billing/order.ts';
import { type Plan, selectionPrice, yearlySaving } from '../../domain/billing/selection.ts';
import { useBusiness } from '../shared/business/business.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Icon } from '../ui/foundations/icon.tsx';
import * as css from './billing.css.ts';
import { payLink } from './pay-link.ts';
import { planContents } from './plan-contents.ts';
import { cycles, employeesText, percentText, planTitle, priceText } from './purchase-labels.ts';

type Current = components['schemas']['CurrentBilling'];

const yours = <Badge tone="good">Your plan</Badge>;

/** The plan that costs nothing. */
export function FreePlanCard({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  return (
    <Card title={planTitle(plan)} action={isCurrent ? yours : null}>
      <div className={css.plan}>
        <Figure amount={priceText(0, plan.pricing.currency)}>for as long as you like</Figure>
        <Contents items={planContents.free} />
      </div>
    </Card>
  );
}

type PaidPlanCardProps = { plan: Plan; current: Current; cycle: Frequency; employees: number };

/** A plan at the price of a cycle for so many people, and the way to pay for it. */
export function PaidPlanCard({ plan, current, cycle, employees }: PaidPlanCardProps) {
  const { timeZone } = useBusiness();
  const price = selectionPrice(plan, cycle, employees);
  const money = (kobo: number) => priceText(kobo, price.currency);
  const isCurrent = current.plan_name === plan.public_name && current.status !== 'terminated';
  const link = payLink(current, { cycle, employees: String(employees) });
  const trialEnd = isCurrent && current.status === 'trial' ? current.trial_ends_at : null;
  return (
    <Card title={planTitle(plan)} action={isCurrent ? yours : null}>
      <div className={css.plan}>
        <Figure amount={money(price.total_kobo)}>
          {cycles[cycle].period} for {employeesText(employees)}, VAT of {percentText(price.tax_percent)} included
        </Figure>
        <p className={css.words}>
          {money(price.unit_kobo)} per employee, a month, without VAT.{' '}
          <strong className={css.saving}>
            {cycle === 'yearly' ? 'You save' : 'Paid yearly, you save'} {money(yearlySaving(plan, employees))} a year.
          </strong>
        </p>
        <Contents items={planContents.premium} />
        {trialEnd ? <p className={css.words}>You are trying it until {formatDate(trialEnd, timeZone)}.</p> : null}
      </div>
      {link ? (
        <div className={css.cardActs}>
          <LinkButton href={link.href} look={current.paid_through && isCurrent ? 'secondary' : 'primary'}>
            {isCurrent ? (current.paid_through ? link.label : 'Pay for this plan') : 'Choose this plan'}
          </LinkButton>
        </div>
      ) : null}
    </Card>
  );
}

function Figure({ amount, children }: { amount: string; children: ReactNode }) {
  return (
    <p className={css.price}>
      <span className={css.figure}>{amount}</span> {children}
    </p>
  );
}

function Contents({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.contents}>
      {items.map((item) => (
        <li key={item} className={css.content}>
          <span className={css.contentTick}>
            <Icon name="check" size={16} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
