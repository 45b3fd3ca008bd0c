import { bulkDeleteTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import type { Chosen } from '../shared/lists/chosen.ts';
import { DeleteRows } from '../shared/lists/delete-rows.tsx';
import { notify } from '../ui/feedback/toast.tsx';

type DeletePoliciesProps = {
  chosen: Chosen<{ name: string }> | null;
  onClose: (hasDeleted?: boolean) => void;
};

/** Asks before policies go, or are archived. */
export function DeletePolicies({ chosen, onClose }: DeletePoliciesProps) {
  const { id: businessId } = useBusiness();
  const what = chosen?.one?.name ?? `${chosen?.count} time-off policies`;
  const isOne = chosen?.count === 1;
  const remove = (ids: string[], options: { signal: AbortSignal }) =>
    bulkDeleteTimeoffPolicies({ businessId, ids }, options);
  return (
    <DeleteRows
      chosen={chosen}
      title={`Delete ${what}`}
      one={(id, { signal }) => remove([id], { signal })}
      several={remove}
      onDeleted={() => notify('good', `${what} deleted`)}
      onClose={onClose}
    >
      {isOne ? 'It is deleted for ever. If' : 'They are deleted for ever. One that'} somebody had{' '}
      {isOne ? 'it, it' : ''} is archived, since what they took is counted by it.
    </DeleteRows>
  );
}
