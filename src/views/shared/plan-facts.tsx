import type { components } from '../../../openapi/generated/contract.ts';
import { frequencyLabels } from '../../../openapi/generated/lists/billing.ts';
import { planName } from '../../domain/billing/plans.ts';
import { Status } from '../ui/content/badge.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { TextSkeleton } from '../ui/feedback/feedback.tsx';
import * as css from './plan-facts.css.ts';

type CurrentBilling = components['schemas']['CurrentBilling'];

const statuses = {
  trial: { tone: 'good', label: 'Trial' },
  active: { tone: 'good', label: 'Active' },
  past_due: { tone: 'bad', label: 'Past due' },
  cancelled: { tone: 'warning', label: 'Cancelled' },
  terminated: { tone: 'neutral', label: 'Terminated' },
} as const;

/** What a business pays for; null while it is not known. */
export function PlanFacts({ plan, timeZone }: { plan: CurrentBilling | null; timeZone: string }) {
  if (plan === null) return <Facts facts={waiting} />;
  const { tone, label } = statuses[plan.status];
  const trial = plan.trial_ends_at ? [{ name: 'Trial ends', value: formatDate(plan.trial_ends_at, timeZone) }] : [];
  return (
    <Facts
      facts={[
        { name: 'Plan', value: <span className={css.planName}>{planName(plan.plan_name)}</span> },
        { name: 'Status', value: <Status tone={tone}>{label}</Status> },
        ...trial,
        { name: 'Employees', value: plan.num_employees.toLocaleString('en-NG') },
        { name: 'Billed', value: frequencyLabels[plan.frequency] },
        { name: 'Renews', value: plan.recurring ? 'Automatically' : 'Not automatically' },
      ]}
    />
  );
}

const waiting = ['Plan', 'Status', 'Employees', 'Billed', 'Renews'].map((name) => ({
  name,
  value: <TextSkeleton width={72} height={name === 'Status' ? 22 : 20} />,
}));
