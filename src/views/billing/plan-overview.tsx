import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { trialDaysLeft } from '../../domain/billing/due.ts';
import { peopleBeyond } from '../../domain/billing/people.ts';
import { planName } from '../../domain/billing/plans.ts';
import { billingPaths } from '../../paths/billing.ts';
import { getCurrentBilling } from '../../services/operations/billing.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import * as css from './billing.css.ts';
import { payLink } from './pay-link.ts';
import { planStatuses } from './plan-status.ts';

type Plan = components['schemas']['CurrentBilling'];

/** On the home of the owner: the plan, and what is due for it. */
export function PlanOverview() {
  const billing = useQuery(queryOf(getCurrentBilling, { businessId: useBusiness().id }));
  useHold(billing.isPending);
  return (
    <Card title="Plan" action={<Link href={billingPaths.billing()}>Open billing</Link>}>
      <QueryView query={billing} subject="The plan" waiting={null}>
        {(plan) => <Overview plan={plan} />}
      </QueryView>
    </Card>
  );
}

function Overview({ plan }: { plan: Plan }) {
  const { timeZone } = useBusiness();
  const beyond = peopleBeyond(plan);
  const link = plan.paid_through && plan.status === 'active' ? null : payLink(plan);
  return (
    <div className={css.plan}>
      <p className={css.overview}>
        <strong className={css.capital}>{planName(plan.plan_name)}</strong>
        <Status tone={planStatuses[plan.status].tone}>{planStatuses[plan.status].label}</Status>
      </p>
      <p className={css.words}>{dueText(plan, timeZone)}</p>
      {beyond ? <p className={css.words}>{beyond}</p> : null}
      {link ? (
        <div className={css.acts}>
          <LinkButton href={link.href}>{link.label}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}

/** What is due next, in a sentence. */
function dueText(plan: Plan, timeZone: string): string {
  const day = (moment: string) => formatDate(moment, timeZone);
  const { status, next_payment_at: next, paid_through: through, ends_at: end } = plan;
  const left = trialDaysLeft(plan, new Date());
  if (plan.open_payment) return 'A payment is under way.';
  if (left !== null) return `${left} ${left === 1 ? 'day' : 'days'} left of your trial.`;
  if (status === 'past_due') return end ? `A payment is due. It ends for good on ${day(end)}.` : 'A payment is due.';
  if (status === 'terminated') return 'It has ended. The business can be read and exported.';
  if (next) return `The next payment is on ${day(next)}.`;
  return through ? `Paid through ${day(through)}. It does not renew by itself.` : 'Nothing is due.';
}
