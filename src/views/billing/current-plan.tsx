import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { peopleBeyond } from '../../domain/billing/people.ts';
import { isFreePlan, planName } from '../../domain/billing/plans.ts';
import { billingPaths } from '../../paths/billing.ts';
import { cancelSubscription, getCurrentBilling, resumeSubscription } from '../../services/operations/billing.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import * as css from './billing.css.ts';
import { payLink } from './pay-link.ts';
import { planStatuses } from './plan-status.ts';
import { cycles } from './purchase-labels.ts';

type Plan = components['schemas']['CurrentBilling'];
type CurrentPlanProps = { plan: Plan };

const priceFacts = ({ plan_name, paid_through, num_employees, people, frequency }: Plan) =>
  isFreePlan(plan_name)
    ? [{ name: 'Price', value: 'Nothing, for as long as you like' }]
    : [
        ...(paid_through ? [{ name: 'Employees paid for', value: num_employees.toLocaleString('en-NG') }] : []),
        ...(people === null ? [] : [{ name: 'Employees now', value: people.toLocaleString('en-NG') }]),
        { name: 'Billed', value: cycles[frequency].label },
      ];

function dayFacts({ status, paid_through, next_payment_at, trial_ends_at, ends_at }: Plan, timeZone: string) {
  const day = (moment: string) => formatDate(moment, timeZone);
  return [
    ...(status === 'trial' && trial_ends_at ? [{ name: 'Trial ends', value: day(trial_ends_at) }] : []),
    ...(paid_through ? [{ name: 'Paid through', value: day(paid_through) }] : []),
    ...(paid_through
      ? [{ name: 'Next payment', value: next_payment_at ? day(next_payment_at) : 'None by itself' }]
      : []),
    ...(ends_at ? [{ name: 'Ends for good', value: day(ends_at) }] : []),
  ];
}

/** The current subscription with its actions. */
export function CurrentPlan({ plan }: CurrentPlanProps) {
  const { id: businessId, timeZone } = useBusiness();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const move = useRequest({
    send: (options, act: 'cancel' | 'resume') => {
      const service = act === 'cancel' ? cancelSubscription : resumeSubscription;
      return service({ businessId }, options);
    },
    onDone: (changed, act) => {
      client.setQueryData(queryOf(getCurrentBilling, { businessId }).queryKey, changed);
      setAsking(false);
      notify('good', act === 'cancel' ? 'The subscription will not renew' : 'The subscription continues');
    },
  });
  const { status, paid_through: through, card } = plan;
  const beyond = peopleBeyond(plan);
  const trouble = move.problem ? problemText(move.problem) : null;
  return (
    <Card title="Your plan" action={<Status tone={planStatuses[status].tone}>{planStatuses[status].label}</Status>}>
      {plan.open_payment ? (
        <div className={css.notice}>
          <Notice tone="info">
            A payment is under way. <Link href={billingPaths.pay()}>See how it stands</Link>
          </Notice>
        </div>
      ) : null}
      {beyond ? (
        <div className={css.notice}>
          <Notice tone="info">{beyond}</Notice>
        </div>
      ) : null}
      {trouble && !isAsking ? (
        <div className={css.notice}>
          <Notice tone="bad">{trouble}</Notice>
        </div>
      ) : null}
      <Facts
        facts={[
          { name: 'Plan', value: <span className={css.capital}>{planName(plan.plan_name)}</span> },
          ...priceFacts(plan),
          ...dayFacts(plan, timeZone),
          ...(card ? [{ name: 'Card', value: <CardName {...card} /> }] : []),
        ]}
      />
      <div className={css.cardActs}>
        <Pay plan={plan} />
        {status === 'active' && through ? (
          <Button look="ghost" onPress={() => setAsking(true)}>
            Cancel the subscription
          </Button>
        ) : null}
        {status === 'cancelled' ? (
          <Button onPress={() => move.send('resume')} isBusy={move.isPending}>
            Resume the subscription
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        title="Cancel the subscription?"
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          move.clear();
        }}
        onConfirm={() => move.send('cancel')}
        isBusy={move.isPending}
        errorMessage={trouble}
        yes="Yes, cancel it"
        no="Keep it"
      >
        Nothing changes until {through ? formatDate(through, timeZone) : 'the paid time is over'}. Then the business can
        be read and exported, and no longer changed. Until that day you can undo this.
      </ConfirmDialog>
    </Card>
  );
}

function CardName({ brand, last_digits: digits }: NonNullable<Plan['card']>) {
  return (
    <>
      <span className={css.capital}>{brand}</span> ending in {digits}
    </>
  );
}

/** The payment link that fits the subscription. */
function Pay({ plan }: { plan: Plan }) {
  const link = payLink(plan);
  return link ? (
    <LinkButton href={link.href} look="primary">
      {link.label}
    </LinkButton>
  ) : null;
}
