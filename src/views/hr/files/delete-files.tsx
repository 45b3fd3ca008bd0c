import { useQueryClient } from '@tanstack/react-query';
import { deleteCompanyFiles, listCompanyFiles } from '../../../services/operations/hr.files.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { isSelected, type Selection } from '../../ui/lists/table-selection.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** The server deletes so many at once. */
const atOnce = 100;

export type Deletion = { selection: Selection; count: number; search: string };
type DeleteFilesProps = { deletion: Deletion; onClose: (isDone: boolean) => void };

/** Deletes the selected files, on whatever page of the list they are. */
export function DeleteFiles({ deletion: { selection, count, search }, onClose }: DeleteFilesProps) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();

  /** All that match, page by page, without those that were taken out of the selection. */
  async function idsOfMatching(): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1, next: string | null = ''; next !== null; page++) {
      const asked = { page, page_size: atOnce, search, ordering: 'created_at' } as const;
      const found = await client.fetchQuery({ ...queryOf(listCompanyFiles, { businessId, ...asked }), staleTime: 0 });
      ids.push(...found.results.map(({ id }) => id).filter((id) => isSelected(selection, id)));
      next = found.next;
    }
    return ids;
  }
  const request = useRequest({
    send: async (options) => {
      const ids = selection.mode === 'some' ? [...selection.ids] : await idsOfMatching();
      for (let from = 0; from < ids.length; from += atOnce)
        await deleteCompanyFiles({ businessId, ids: ids.slice(from, from + atOnce) }, options);
    },
    onDone: () => {
      notify('good', count === 1 ? 'File deleted' : `${count} files deleted`);
      onClose(true);
    },
  });
  const what = count === 1 ? 'this file' : `these ${count} files`;
  return (
    <ConfirmDialog
      title={count === 1 ? 'Delete a file' : `Delete ${count} files`}
      isOpen
      onClose={() => onClose(false)}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
    >
      Are you sure you want to delete {what}? Nobody can open {count === 1 ? 'it' : 'them'} any more, and who has
      acknowledged {count === 1 ? 'it' : 'them'} is forgotten.
    </ConfirmDialog>
  );
}
