import { listEmployeeHistory } from '../../../services/operations/hr.record.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { usePages } from '../../shared/lists/paged-rows.tsx';
import { Card } from '../../ui/content/card.tsx';
import { History } from '../history.tsx';

/** Who did what with the record, the newest first. */
export function EmployeeHistory({ id }: { id: string }) {
  const { id: businessId } = useBusiness();
  const history = usePages(listEmployeeHistory, { businessId, id });
  return (
    <Card title="History">
      <History pages={history} skeleton={3} />
    </Card>
  );
}
