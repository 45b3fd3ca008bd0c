import type { components } from '../../../../openapi/generated/contract.ts';
import { listCompanyFileHistory } from '../../../services/operations/hr.files.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { usePages } from '../../shared/lists/paged-rows.tsx';
import { DialogBody } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { History } from '../history.tsx';

type FileHistoryProps = { file: components['schemas']['CompanyFile']; onClose: () => void };

/** Who added, shared, opened and acknowledged a file, the newest first. */
export function FileHistory({ file, onClose }: FileHistoryProps) {
  const { id: businessId } = useBusiness();
  const history = usePages(listCompanyFileHistory, { businessId, id: file.id });
  return (
    <Drawer title={`History of ${file.name}`} isOpen onClose={onClose}>
      <DialogBody>
        <History pages={history} skeleton={4} />
      </DialogBody>
    </Drawer>
  );
}
