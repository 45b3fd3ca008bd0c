import { deleteCompanyFiles } from '../../../services/operations/hr.files.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { Chosen } from '../../shared/lists/chosen.ts';
import { DeleteRows } from '../../shared/lists/delete-rows.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

type DeleteFilesProps = { chosen: Chosen<unknown>; onClose: (hasDeleted?: boolean) => void };

/** Asks before files of the business go for ever. */
export function DeleteFiles({ chosen, onClose }: DeleteFilesProps) {
  const { id: businessId } = useBusiness();
  const { count } = chosen;
  const [what, them] = count === 1 ? ['this file', 'it'] : [`these ${count} files`, 'them'];
  return (
    <DeleteRows
      chosen={chosen}
      title={count === 1 ? 'Delete a file' : `Delete ${count} files`}
      one={(id, options) => deleteCompanyFiles({ businessId, ids: [id] }, options)}
      several={(ids, options) => deleteCompanyFiles({ businessId, ids }, options)}
      onDeleted={() => notify('good', count === 1 ? 'File deleted' : `${count} files deleted`)}
      onClose={onClose}
    >
      Are you sure you want to delete {what}? Nobody can open {them} any more, and who has acknowledged {them} is
      forgotten.
    </DeleteRows>
  );
}
