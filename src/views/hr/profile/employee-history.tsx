import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listEmployeeHistory } from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Card } from '../../ui/content/card.tsx';
import { History } from '../history.tsx';

/** Who did what with the record, the newest first. */
export function EmployeeHistory({ id }: { id: string }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(queryOf(listEmployeeHistory, { businessId, id, page: page + 1, page_size: 20 }));
  return (
    <Card title="History">
      <History query={history} page={page} onPage={setPage} rows={3} />
    </Card>
  );
}
