import { deleteVehicle, deleteVehicles } from '../../services/operations/fleet.ts';
import { useBusiness } from '../shared/business/business.ts';
import type { Chosen } from '../shared/lists/chosen.ts';
import { DeleteRows } from '../shared/lists/delete-rows.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { rowName, type Vehicle } from './vehicle-texts.ts';

type DeleteVehiclesProps = { chosen: Chosen<Vehicle>; onClose: (hasDeleted?: boolean) => void };

/** Asks before vehicles go to the bin. */
export function DeleteVehicles({ chosen, onClose }: DeleteVehiclesProps) {
  const { id: businessId } = useBusiness();
  const { count, one } = chosen;
  const isOne = count === 1;
  return (
    <DeleteRows
      chosen={chosen}
      title={`Are you sure you want to delete ${isOne ? 'this Vehicle' : 'these vehicles'}?`}
      one={(id, options) => deleteVehicle({ businessId, id }, options)}
      several={(ids, options) => deleteVehicles({ businessId, ids }, options)}
      onDeleted={() => notify('good', 'Vehicle has been deleted successfully', { for: 'fleet' })}
      onClose={onClose}
    >
      {one ? rowName(one) : isOne ? 'One vehicle' : `${count} vehicles`} {isOne ? 'goes' : 'go'} to the bin, from where{' '}
      {isOne ? 'it' : 'they'} can be restored for 30 days. Whoever has {isOne ? 'it' : 'one of them'} gives it back
      today.
    </DeleteRows>
  );
}
