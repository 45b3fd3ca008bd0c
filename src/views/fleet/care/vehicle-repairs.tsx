import { correctedRepair, emptyCare, fieldsOfRepair, newRepair } from '../../../domain/fleet/care-form.ts';
import { createVehicleRepair, listVehicleRepairs, putVehicleRepair } from '../../../services/operations/fleet.care.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { listOf } from '../../shared/lists/list.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { PanelProps } from '../detail/panel.ts';
import { CareDialog } from './care-dialog.tsx';
import { CareTable } from './care-table.tsx';
import { filesText, PanelHead } from './panel-head.tsx';

const repairs = listOf(listVehicleRepairs, {
  label: 'Repairs',
  searchLabel: 'Search repairs',
  columns: [
    {
      id: 'description',
      title: 'Repair',
      render: ({ description }) => description,
      note: ({ attachments }) => filesText(attachments),
    },
    { id: 'repair_date', title: 'Repair date', render: ({ repair_date }) => showDate(repair_date) },
    { id: 'vendor', title: 'Repaired by', render: ({ vendor }) => vendor || null },
    {
      id: 'mileage',
      title: 'Mileage',
      isNumber: true,
      card: 'none',
      render: ({ mileage }) => (mileage === null ? null : `${mileage.toLocaleString('en-NG')} km`),
    },
    { id: 'cost', title: 'Cost', isNumber: true, card: 'figure', render: ({ cost }) => formatMoney(cost, 'NGN') },
  ],
  nameOf: ({ description }) => description,
  pageSizes: [20],
  minWidth: 0,
  emptyIcon: 'document',
  emptyHint: 'Repairs that you add appear here.',
});

/** The repairs of a vehicle: added, corrected and deleted. */
export function VehicleRepairs({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const about = { businessId, id: vehicle.id };
  const shown = useList(repairs, { id: vehicle.id });
  const [adding, editing] = [useModal('add-repair'), useModal('edit-repair')];
  const of = (id: string | null) => shown.rows?.find((each) => each.id === id);
  const edited = useSeen(of(editing.of));
  const add = (
    <Button look="primary" onPress={() => adding.open()} aria-haspopup="dialog">
      Add repair
    </Button>
  );
  return (
    <>
      <PanelHead action={add}>What was repaired, by whom, and for how much.</PanelHead>
      <CareTable
        shown={shown}
        place="repairs"
        vehicle={vehicle.id}
        many="repairs"
        emptyAction={add}
        actsOf={({ id }) => [{ id: 'edit', label: 'Edit', onAct: () => editing.open(id) }]}
      />
      {adding.isOpen ? (
        <CareDialog
          kind="repair"
          title="Add repair"
          submit="Add repair"
          known={emptyCare}
          hasFiles
          send={(fields, attachments, options) =>
            createVehicleRepair({ ...about, ...newRepair(fields, attachments) }, options)
          }
          said="Repair has been added successfully"
          onClose={adding.close}
        />
      ) : null}
      {edited ? (
        <CareDialog
          key={edited.id}
          kind="repair"
          title="Edit repair"
          submit="Save changes"
          known={fieldsOfRepair(edited)}
          hasFiles={false}
          send={(fields, _attachments, options) =>
            putVehicleRepair({ ...about, repairId: edited.id, seen: edited, ...correctedRepair(fields) }, options)
          }
          said="Repair has been updated successfully"
          onClose={editing.close}
        />
      ) : null}
    </>
  );
}
