import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { getMyTimeoff, listTimeoffBalances } from '../../services/operations/timeoff.balances.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { Adjustments } from './adjustments.tsx';
import type { WithAsking } from './asking-part.ts';
import * as css from './balances.css.ts';
import { Balances, BalancesCard, useDay } from './balances-card.tsx';
import { EmployeeRequests } from './my-requests.tsx';

type EmployeeTimeOffProps = { employee: components['schemas']['EmployeeRecord'] } & WithAsking;

/** What an employee has left of each policy, what they asked for, and for who manages time off, what was adjusted by hand. */
export function EmployeeTimeOff({ employee: { id, first_name: name }, Asking }: EmployeeTimeOffProps) {
  const { id: businessId, may } = useBusiness();
  const asking = useModal('ask-time-off');
  // Who looks at their own record asks for themselves.
  const { data: own } = useQuery({ ...queryOf(getMyTimeoff, { businessId }), enabled: asking.isOpen });
  const date = useDay();
  const asked = date.day === null ? {} : { day: date.day };
  const found = useQuery(queryOf(listTimeoffBalances, { businessId, id, ...asked }));
  // The server knows no such employee for anybody else.
  if (found.error && problemOf(found.error).kind === 'missing')
    return (
      <Card title="Time off">
        <EmptyState icon="lock" title={`${name}’s time off is not shown to you`}>
          It is for {name}, for those whom they report to, and for who manages time off.
        </EmptyState>
      </Card>
    );
  const policies = found.data?.results.map(({ policy }) => policy) ?? [];
  return (
    <div className={css.column}>
      <BalancesCard
        date={date}
        action={
          policies.length > 0 ? (
            <Button onPress={() => asking.open()} aria-haspopup="dialog">
              Ask for time off
            </Button>
          ) : null
        }
      >
        <QueryView query={found} subject="The balances" waiting={<SkeletonList rows={3} />}>
          {({ results }) =>
            results.length > 0 ? (
              <Balances balances={results} />
            ) : (
              <EmptyState
                icon="clock"
                title={`${name} has no time-off policy on this day`}
                action={
                  may('manage_time_off') && may('access_hr') ? (
                    <LinkButton href={timeoffPaths.policies()}>Assign a policy</LinkButton>
                  ) : null
                }
              />
            )
          }
        </QueryView>
      </BalancesCard>
      {asking.isOpen && own !== undefined && policies.length > 0 ? (
        <Asking policies={policies} employee={own.employee === id ? null : { id, name }} onEnd={asking.close} />
      ) : null}
      <EmployeeRequests employee={{ id, name }} />
      {may('manage_time_off') ? <Adjustments employee={{ id, name }} policies={policies} /> : null}
    </div>
  );
}
