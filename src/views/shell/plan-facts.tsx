import type { components } from '../../../openapi/generated/contract.ts';
import { planName } from '../../domain/billing/plans.ts';
import { formatDate } from '../ui/date.ts';
import { Badge, Facts } from '../ui/surface.tsx';
import * as css from './dashboard.css.ts';

type CurrentBilling = components['schemas']['CurrentBilling'];

const statuses = {
  trial: { tone: 'good', label: 'Trial' },
  active: { tone: 'good', label: 'Active' },
  past_due: { tone: 'bad', label: 'Past due' },
  cancelled: { tone: 'warning', label: 'Cancelled' },
  terminated: { tone: 'neutral', label: 'Terminated' },
} as const;

const frequencies = { monthly: 'Monthly', quarterly: 'Quarterly', yearly: 'Yearly' } as const;

export function PlanFacts({ plan, timeZone }: { plan: CurrentBilling; timeZone: string }) {
  const { tone, label } = statuses[plan.status];
  const trial = plan.trial_ends_at ? [{ name: 'Trial ends', value: formatDate(plan.trial_ends_at, timeZone) }] : [];
  return (
    <Facts
      facts={[
        { name: 'Plan', value: <span className={css.planName}>{planName(plan.plan_name)}</span> },
        { name: 'Status', value: <Badge tone={tone}>{label}</Badge> },
        ...trial,
        { name: 'Employees', value: plan.num_employees.toLocaleString('en-NG') },
        { name: 'Billed', value: frequencies[plan.frequency] },
        { name: 'Renews', value: plan.recurring ? 'Automatically' : 'Not automatically' },
      ]}
    />
  );
}
