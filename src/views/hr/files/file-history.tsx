import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listCompanyFileHistory } from '../../../services/operations/hr.files.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { DialogBody } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { History } from '../history.tsx';

type FileHistoryProps = { file: components['schemas']['CompanyFile']; onClose: () => void };

/** Who added, shared, opened and acknowledged a file, the newest first. */
export function FileHistory({ file, onClose }: FileHistoryProps) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const history = useQuery(queryOf(listCompanyFileHistory, { businessId, id: file.id, page: page + 1 }));
  return (
    <Drawer title={`History of ${file.name}`} isOpen onClose={onClose}>
      <DialogBody>
        <History query={history} page={page} onPage={setPage} rows={4} />
      </DialogBody>
    </Drawer>
  );
}
