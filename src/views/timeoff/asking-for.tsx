import { useQuery } from '@tanstack/react-query';
import { listTimeoffBalances } from '../../services/operations/timeoff.balances.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import type { WithAsking } from './asking-part.ts';

export type AskingForProps = { employee: { id: string; name: string }; onEnd: () => void };

/** Asks for time off in the name of an employee, who may have no account; their policies come first. */
export function AskingFor({ employee, onEnd, Asking }: AskingForProps & WithAsking) {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(listTimeoffBalances, { businessId, id: employee.id }));
  const policies = found.data?.results.map(({ policy }) => policy) ?? [];
  if (policies.length > 0) return <Asking policies={policies} employee={employee} onEnd={onEnd} />;
  return (
    <Dialog title={`Ask for time off for ${employee.name}`} isOpen onClose={onEnd} width="form">
      <DialogBody>
        <QueryView query={found} subject="The policies" waiting={<SkeletonList rows={3} />}>
          {() => (
            <EmptyState icon="clock" title={`${employee.name} has no time-off policy today`}>
              Whoever manages time off assigns one.
            </EmptyState>
          )}
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onEnd}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
