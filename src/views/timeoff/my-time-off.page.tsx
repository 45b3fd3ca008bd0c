import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestDays } from '../../domain/timeoff/request-draft.ts';
import { getMyTimeoff } from '../../services/operations/timeoff.balances.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import type { WithAsking } from './asking-part.ts';
import * as css from './balances.css.ts';
import { Balances, BalancesCard, useDay } from './balances-card.tsx';
import { BridgesCard } from './bridges-card.tsx';
import { MyRequests } from './my-requests.tsx';

/** What the person has left of each policy, and why; what they asked for, and asking for more. */
export function MyTimeOffPage({ Asking }: WithAsking) {
  const { id: businessId } = useBusiness();
  const date = useDay();
  const asked = date.day === null ? {} : { day: date.day };
  const found = useMainQuery({ ...queryOf(getMyTimeoff, { businessId, ...asked }), placeholderData: keepPreviousData });
  // Those of today and later, whatever day the balances are of.
  const { data: now } = useQuery(queryOf(getMyTimeoff, { businessId }));
  const policies = now?.balances.map(({ policy }) => policy) ?? [];
  const asking = useModal('ask-time-off');
  const [chosen, choose] = useState<Partial<RequestDays> | null>(null);
  const askFor = ({ first_day, last_day }: { first_day: string; last_day: string }) => {
    choose({ first_day, last_day });
    asking.open();
  };
  const close = () => {
    choose(null);
    asking.close();
  };
  return (
    <Page>
      <PageHeader
        title="My time off"
        action={
          policies.length > 0 ? (
            <Button look="primary" onPress={() => asking.open()} aria-haspopup="dialog">
              Ask for time off
            </Button>
          ) : null
        }
      >
        What you have left, today or on another day. Open a number to see why.
      </PageHeader>
      <div className={css.column}>
        <BalancesCard date={date}>
          <QueryView query={found} subject="Your time off" waiting={<SkeletonList rows={3} />}>
            {({ employee, balances }) =>
              balances.length > 0 ? (
                <Balances balances={balances} />
              ) : employee === null ? (
                <EmptyState icon="people" title="You have no employee record in this business" />
              ) : (
                <EmptyState icon="clock" title="You have no time-off policy on this day">
                  Whoever manages time off in your business assigns you one.
                </EmptyState>
              )
            }
          </QueryView>
        </BalancesCard>
        {now && now.employee !== null ? <MyRequests /> : null}
        {policies.length > 0 ? <BridgesCard onChoose={askFor} /> : null}
      </div>
      {asking.isOpen && policies.length > 0 ? (
        <Asking policies={policies} employee={null} {...(chosen && { days: chosen })} onEnd={close} />
      ) : null}
    </Page>
  );
}
