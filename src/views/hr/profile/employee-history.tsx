import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { employeeHistoryQuery } from '../../../services/hr/records.ts';
import { useBusiness } from '../../shared/business.ts';
import { Card } from '../../ui/content/card.tsx';
import { History } from '../history.tsx';

/** Who did what with the record, the newest first. */
export function EmployeeHistory({ id }: { id: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(employeeHistoryQuery(businessId, id, page + 1));
  return (
    <Card title="History">
      <History query={history} page={page} onPage={setPage} rows={3} />
    </Card>
  );
}
