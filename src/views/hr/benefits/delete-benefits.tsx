import { bulkDeleteBenefits, deleteBenefit } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { Chosen } from '../../shared/lists/chosen.ts';
import { DeleteRows } from '../../shared/lists/delete-rows.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

type DeleteBenefitsProps = {
  chosen: Chosen<{ name: string }> | null;
  onClose: (hasDeleted?: boolean) => void;
};

/** Asks before benefits go for ever. */
export function DeleteBenefits({ chosen, onClose }: DeleteBenefitsProps) {
  const { id: businessId } = useBusiness();
  const what = chosen?.one?.name ?? `${chosen?.count} benefits`;
  const isOne = chosen?.count === 1;
  return (
    <DeleteRows
      chosen={chosen}
      title={`Delete ${what}`}
      one={(id, options) => deleteBenefit({ businessId, id }, options)}
      several={(ids, options) => bulkDeleteBenefits({ businessId, ids }, options)}
      onDeleted={() => notify('good', `${what} deleted`)}
      onClose={onClose}
    >
      {isOne ? 'It is deleted for ever' : 'They are deleted for ever'}, with who had {isOne ? 'it' : 'them'} before.
    </DeleteRows>
  );
}
