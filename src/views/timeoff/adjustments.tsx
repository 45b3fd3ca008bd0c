import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { listTimeoffAdjustments } from '../../services/operations/timeoff.balances.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Pagination } from '../ui/lists/pagination.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { adjustmentText } from './balance-texts.ts';

type AdjustmentsProps = {
  employee: { id: string; name: string };
  /** Those that may be adjusted. */
  policies: readonly components['schemas']['TimeoffPolicyName'][];
};

const pageSize = 10;

/** What was added to and taken off the balances of an employee by hand, and why. */
export function Adjustments({ employee, policies }: AdjustmentsProps) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const asked = { businessId, timeoff: employee.id, page: page + 1, page_size: pageSize };
  const found = useQuery(queryOf(listTimeoffAdjustments, asked));
  const adjusting = useModal('adjust-time-off');
  const mayAdjust = policies.length > 0;
  return (
    <Card
      title="Adjustments"
      action={
        mayAdjust ? (
          <Button onPress={() => adjusting.open()} aria-haspopup="dialog">
            Adjust
          </Button>
        ) : null
      }
    >
      <QueryView query={found} subject="The adjustments" waiting={<SkeletonList rows={2} />}>
        {({ results, count }) =>
          count === 0 ? (
            <EmptyState icon="check" title="Nothing was adjusted by hand" />
          ) : (
            <>
              <RowList label="Adjustments">
                {results.map((adjustment) => (
                  <ListRow
                    key={adjustment.id}
                    title={`${adjustment.policy.name}: ${adjustmentText(adjustment)}`}
                    note={`From ${showDate(adjustment.day)} · by ${adjustment.created_by}`}
                  >
                    {adjustment.reason}
                  </ListRow>
                ))}
              </RowList>
              <Pagination
                label="Adjustments"
                page={page}
                pageSize={pageSize}
                count={count}
                onPage={setPage}
                isFetching={found.isFetching}
              />
            </>
          )
        }
      </QueryView>
      {adjusting.isOpen && mayAdjust ? (
        <AdjustDialog employee={employee} policies={policies} onClose={adjusting.close} />
      ) : null}
    </Card>
  );
}
